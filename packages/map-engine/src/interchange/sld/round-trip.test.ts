import { describe, expect, it } from 'vitest';
import {
  fillSymbol,
  gradientFill,
  labelSymbol,
  lineSymbol,
  markerSymbol,
  simpleFill,
  simpleLine,
  simpleMarker,
} from '../../model';
import type { Scheme } from '../../model';
import {
  categoryOf,
  generateCategories,
  graduatedColorScheme,
  graduatedSizeScheme,
  multipleFieldsScheme,
  rasterGraduatedScheme,
  rasterUniqueValuesScheme,
  rgbCompositeScheme,
  singleSymbolScheme,
  stretchScheme,
  uniqueValuesScheme,
} from '../../scheme';
import { forAnyEdges } from '../testing/any-edges';
import { schemeFromSld } from './read-sld';
import { sldOfScheme } from './write-sld';

const properties = [1, 2, 5, 7, 10].map((Sum) => ({ Sum, name: `区 <${Sum}>`, grade: Sum % 2 }));
const outline = lineSymbol(
  simpleLine({ color: '#6b7a72', width: 2, dash: 'dash-dot', join: 'miter', cap: 'butt', opacity: 0.5 }),
);
const fill = fillSymbol(simpleFill({ color: '#76986880', outline }));
const marker = markerSymbol(
  simpleMarker({
    shape: 'star',
    size: 12,
    rotation: 30,
    offsetX: 3,
    offsetY: -2,
    anchorX: 'left',
    anchorY: 'bottom',
  }),
  simpleMarker({ size: 4, outline: true, strokeColor: '#ff0000', strokeWidth: 2, strokeDash: 'dot' }),
);
const label = labelSymbol({ useLabel: true, field: 'name', fontStyle: 'bold', haloWidth: 2, offsetY: -8 });
const field = { name: 'Sum', type: 'REAL' } as const;
const text = { name: 'name', type: 'STRING' } as const;
const grade = { name: 'grade', type: 'INT4' } as const;
const values = [0, 3, 10, 12, 20, 25, 30, 31];

const kept: readonly (readonly [string, Scheme])[] = [
  ['a marker with labels', singleSymbolScheme('point', { template: marker, label })],
  ['a line', singleSymbolScheme('line', { template: lineSymbol(simpleLine({ width: 5, cap: 'square' })) })],
  ['a fill', singleSymbolScheme('polygon', { template: fill })],
  [
    'classes',
    generateCategories(
      graduatedColorScheme('polygon', { field, template: fill, classes: 3, openAbove: true }),
      {
        properties,
      },
    ),
  ],
  [
    'sizes of classes',
    generateCategories(graduatedSizeScheme('point', { field, classes: 3 }), { properties }),
  ],
  [
    'values of texts',
    generateCategories(uniqueValuesScheme('polygon', { field: text, template: fill }), { properties }),
  ],
  [
    'values of two columns',
    generateCategories(multipleFieldsScheme('polygon', { fields: [text, grade], template: fill }), {
      properties,
    }),
  ],
  ['a stretch', stretchScheme({ min: 10, max: 30, ramp: 'viridis', opacity: 0.7 })],
  [
    'classes of cells',
    generateCategories(rasterGraduatedScheme({ manualBreaks: [0, 10, 20, 30], classes: 3 }), { values }),
  ],
  ['values of cells', generateCategories(rasterUniqueValuesScheme(), { values: [1, 2, 2, 7] })],
];

describe.each(['1.0.0', '1.1.0'] as const)('version %s', (version) => {
  it.each(kept)('holds %s without a loss', (_, scheme) => {
    const { result, losses } = sldOfScheme(scheme, { version, name: '图层' });
    expect(losses.filter(({ path }) => path !== '')).toEqual([]);
    const read = schemeFromSld(result);
    expect(read.losses).toEqual([]);
    expect(read.result.kind).toBe(scheme.kind);
    const items = scheme.geometry === 'raster' ? values : properties;
    for (const item of items) {
      const [before, after] = [categoryOf(scheme, item), categoryOf(read.result, item)];
      expect(after?.kind).toBe(before?.kind);
      if (before && before.kind !== 'other' && before.kind !== 'all')
        expect(after).toMatchObject({ label: before.label, color: before.color });
    }
  });
});

it('gives every value the same class at any edges', () => {
  forAnyEdges((scheme, item) => {
    const read = schemeFromSld(sldOfScheme(scheme).result).result;
    const [before, after] = [categoryOf(scheme, item), categoryOf(read, item)];
    expect([after?.kind, after?.label]).toEqual([
      before?.kind,
      before?.kind === 'other' ? '' : before?.label,
    ]);
  });
});

it.each([
  [
    'a gradient',
    singleSymbolScheme('polygon', { template: fillSymbol(gradientFill({ useOutline: false })) }),
    { path: 'categories/0/symbol/layers/0', property: 'kind', nearest: 'simple-fill' },
  ],
  [
    'a shape that the standard lacks',
    singleSymbolScheme('point', { template: markerSymbol(simpleMarker({ shape: 'hexagon' })) }),
    { path: 'categories/0/symbol/layers/0', property: 'shape', nearest: 'circle' },
  ],
  [
    'the stretch of a composite',
    rgbCompositeScheme({ min: 10, max: 90 }),
    { path: '', property: 'min', nearest: null },
  ],
] as const)('names %s', (_, scheme, loss) => {
  expect(sldOfScheme(scheme).losses).toContainEqual({ why: 'unsupported', ...loss });
});
