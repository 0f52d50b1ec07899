import { expect, it } from 'vitest';
import { fillSymbol, gradientFill, labelSymbol, markerSymbol, simpleMarker } from '../../model';
import type { VectorScheme } from '../../model';
import { categoryOf, singleSymbolScheme } from '../../scheme';
import { forAnyEdges } from '../testing/any-edges';
import { featureSchemes, properties } from '../testing/schemes';
import { schemeFromMapboxStyle } from './read-mapbox';
import { mapboxStyleOfScheme } from './write-mapbox';

const kept: readonly (readonly [string, VectorScheme])[] = [
  ...featureSchemes.filter(([name]) => name !== 'every shape' && name !== 'markers with labels'),
  [
    'circles with labels',
    singleSymbolScheme('point', {
      template: markerSymbol(
        simpleMarker({
          size: 20,
          outline: true,
          strokeWidth: 4,
          strokeColor: '#ffffff',
          opacity: 0.5,
          offsetX: 3,
          offsetY: -2,
        }),
        simpleMarker({ size: 4, fillColor: '#ff0000' }),
      ),
      label: labelSymbol({
        ...{
          useLabel: true,
          field: 'name',
          fontFamily: 'Noto Sans',
          fontStyle: 'bold',
          size: 15,
          rotation: 10,
        },
        ...{ haloWidth: 2, haloColor: '#ffeedd', offsetX: 2, offsetY: -8, allowOverlap: true },
      }),
    }),
  ],
];

it.each(kept)('holds %s without a loss', (_, scheme) => {
  const { result, losses } = mapboxStyleOfScheme(scheme);
  expect(losses).toEqual([]);
  const read = schemeFromMapboxStyle(JSON.parse(JSON.stringify(result)), { geometry: scheme.geometry });
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
    const read = schemeFromMapboxStyle(mapboxStyleOfScheme(scheme).result).result;
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
    'a shape, which comes of a sprite there',
    singleSymbolScheme('point', { template: markerSymbol(simpleMarker({ shape: 'star' })) }),
    { path: 'categories/0/symbol/layers/0', property: 'shape', nearest: 'circle' },
  ],
  [
    'a faded outline, under which there is no fill there',
    singleSymbolScheme('point', {
      template: markerSymbol(simpleMarker({ outline: true, strokeColor: '#00000080' })),
    }),
    { path: 'layers/circle', property: 'circle-stroke-opacity', nearest: null },
  ],
] as const)('names %s', (_, scheme, loss) => {
  expect(mapboxStyleOfScheme(scheme).losses).toContainEqual({ why: 'unsupported', ...loss });
});
