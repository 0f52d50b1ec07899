import type { Style } from 'geostyler-style';
import { expect, it } from 'vitest';
import {
  characterMarker,
  fillSymbol,
  gradientFill,
  labelSymbol,
  markerSymbol,
  simpleMarker,
  svgMarker,
} from '../../model';
import type { Scheme } from '../../model';
import {
  categoryOf,
  generateCategories,
  rasterGraduatedScheme,
  rasterUniqueValuesScheme,
  rgbCompositeScheme,
  singleSymbolScheme,
  stretchScheme,
} from '../../scheme';
import { forAnyEdges } from '../testing/any-edges';
import { featureSchemes, properties } from '../testing/schemes';
import { schemeFromGeoStyler } from './read-geostyler';
import { geoStylerOfScheme } from './write-geostyler';

const values = [0, 3, 10, 12, 20, 25, 30, 31];
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><text>林</text></svg>';
const kept: readonly (readonly [string, Scheme])[] = [
  ...featureSchemes,
  [
    'a character and a drawing',
    singleSymbolScheme('point', {
      template: markerSymbol(
        characterMarker({ text: '林', fontFamily: 'serif' }),
        svgMarker({ svg, width: 24, height: 24, anchorX: 'left', anchorY: 'top' }),
      ),
      label: labelSymbol({
        useLabel: true,
        field: 'name',
        minResolution: 10,
        maxResolution: 200,
        rotation: 20,
      }),
    }),
  ],
  ['a stretch', stretchScheme({ min: 10, max: 30, ramp: 'viridis', opacity: 0.7 })],
  [
    'classes of cells',
    generateCategories(rasterGraduatedScheme({ manualBreaks: [0, 10, 20, 30], classes: 3 }), { values }),
  ],
  ['values of cells', generateCategories(rasterUniqueValuesScheme(), { values: [1, 2, 2, 7] })],
];

it.each(kept)('holds %s without a loss', (_, scheme) => {
  const { result, losses } = geoStylerOfScheme(scheme, { name: '图层' });
  expect(losses).toEqual([]);
  // It is a style of the published types, and JSON.
  const style: Style = result;
  const read = schemeFromGeoStyler(JSON.parse(JSON.stringify(style)));
  expect(read.losses).toEqual([]);
  expect(read.result.kind).toBe(scheme.kind);
  for (const item of scheme.geometry === 'raster' ? values : properties) {
    const [before, after] = [categoryOf(scheme, item), categoryOf(read.result, item)];
    expect(after?.kind).toBe(before?.kind);
    if (before && before.kind !== 'other') expect(after?.label).toBe(before.label);
    if (before?.kind === 'value' && before.visible) expect(after?.color).toBe(before.color);
  }
});

it('gives every value the same class at any edges', () => {
  forAnyEdges((scheme, item) => {
    const read = schemeFromGeoStyler(geoStylerOfScheme(scheme).result).result;
    const [before, after] = [categoryOf(scheme, item), categoryOf(read, item)];
    expect(after?.kind).toBe(before?.kind);
    if (before?.kind === 'range') expect(after?.label).toBe(before.label);
  });
});

it.each([
  [
    'a gradient',
    singleSymbolScheme('polygon', { template: fillSymbol(gradientFill({ useOutline: false })) }),
    { path: 'categories/0/symbol/layers/0', property: 'kind', nearest: 'simple-fill' },
  ],
  [
    'the anchor of a mark',
    singleSymbolScheme('point', { template: markerSymbol(simpleMarker({ anchorX: 'left' })) }),
    { path: 'categories/0/symbol/layers/0', property: 'anchorX', nearest: 'center' },
  ],
  [
    'the stretch of a composite',
    rgbCompositeScheme({ min: 10, max: 90 }),
    { path: '', property: 'min', nearest: null },
  ],
] as const)('names %s', (_, scheme, loss) => {
  expect(geoStylerOfScheme(scheme).losses).toContainEqual({ why: 'unsupported', ...loss });
});
