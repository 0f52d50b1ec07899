import type { FlatStyleLike } from 'ol/style/flat.js';
import { expect, it } from 'vitest';
import { fillSymbol, gradientFill, imageMarker, markerSymbol, simpleMarker, svgMarker } from '../../model';
import type { VectorScheme } from '../../model';
import { categoryOf, singleSymbolScheme } from '../../scheme';
import { forAnyEdges } from '../testing/any-edges';
import { featureSchemes, properties } from '../testing/schemes';
import { schemeFromFlatStyle } from './read-flat';
import { flatStyleOfScheme } from './write-flat';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><text>林</text></svg>';
const png = 'data:image/png;base64,iVBORw0KGgo=';
const kept: readonly (readonly [string, VectorScheme])[] = [
  ...featureSchemes.filter(([name]) => name !== 'every shape'),
  [
    'every shape of OpenLayers',
    singleSymbolScheme('point', {
      template: markerSymbol(
        ...(['circle', 'square', 'pentagon', 'star', 'hexagon'] as const).map((shape) =>
          simpleMarker({ shape, size: 13, outline: true, strokeDash: 'dash', opacity: 0.5, rotation: 30 }),
        ),
      ),
    }),
  ],
  [
    'turned shapes beside their point',
    singleSymbolScheme('point', {
      template: markerSymbol(
        ...([-360, -100, 45, 330] as const).flatMap((rotation) =>
          (['circle', 'square', 'star'] as const).map((shape) =>
            simpleMarker({ shape, rotation, offsetX: 3, offsetY: -2 }),
          ),
        ),
      ),
    }),
  ],
  [
    'a picture and a drawing',
    singleSymbolScheme('point', {
      template: markerSymbol(
        imageMarker({ source: png, width: 20, height: 30, opacity: 0.5 }),
        svgMarker({ svg, width: 24, height: 12, anchorX: 'left', anchorY: 'bottom', rotation: -45 }),
      ),
    }),
  ],
];

it.each(kept)('holds %s without a loss', (_, scheme) => {
  const { result, losses } = flatStyleOfScheme(scheme);
  expect(losses).toEqual([]);
  // It is a style of the published types, and JSON.
  const style: FlatStyleLike = result;
  const read = schemeFromFlatStyle(JSON.parse(JSON.stringify(style)), { geometry: scheme.geometry });
  expect(read.losses).toEqual([]);
  expect(read.result.kind).toBe(scheme.kind);
  for (const item of properties) {
    const [before, after] = [categoryOf(scheme, item), categoryOf(read.result, item)];
    expect(after?.kind).toBe(before?.kind);
    if (before && before.kind !== 'other') expect(after?.label).toBe(before.label);
  }
});

it('gives every value the same class at any edges', () => {
  forAnyEdges((scheme, item) => {
    if (scheme.geometry === 'raster') return;
    const read = schemeFromFlatStyle(flatStyleOfScheme(scheme).result).result;
    const [before, after] = [categoryOf(scheme, item), categoryOf(read, item)];
    expect([after?.kind, after?.label]).toEqual([before?.kind, before?.label]);
  });
});

it.each([
  [
    'a gradient',
    singleSymbolScheme('polygon', { template: fillSymbol(gradientFill({ useOutline: false })) }),
    { path: 'categories/0/symbol/layers/0', property: 'kind', nearest: 'simple-fill' },
  ],
  [
    'a triangle, whose sides are equal there',
    singleSymbolScheme('point', { template: markerSymbol(simpleMarker({ shape: 'triangle' })) }),
    { path: 'rules', property: 'shape-points', nearest: 'triangle' },
  ],
] as const)('names %s', (_, scheme, loss) => {
  expect(flatStyleOfScheme(scheme).losses).toContainEqual({ why: 'unsupported', ...loss });
});
