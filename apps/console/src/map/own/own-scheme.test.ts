import type { RasterBand } from '@gep/map-engine/model';
import { expect, it } from 'vitest';
import { ownRasterScheme } from './own-scheme';

const band = (values: readonly number[]): RasterBand => ({
  name: 'Band 1',
  statistics: {
    ...{ dataType: 'uint8', min: 1, max: 4, mean: 2, stddev: 1, noData: 0, totalCount: 90 },
    ...{ enableUniqueValue: values.length > 0, uniqueValueCount: values.length, histogram: null },
    uniqueValues: values.map((value) => ({ value, count: 30 })),
  },
});
/** Colours of the values 0 to 4, as the colour map of a TIFF has them. */
const palette = [
  [0, 0, 0, 255],
  [0, 100, 0, 255],
  [255, 255, 76, 255],
  [0, 0, 0, 255],
  [0, 100, 200, 255],
] as const;

it('gives values the colours of the file, at first', () => {
  const scheme = ownRasterScheme([band([1, 2, 4])], palette);
  if (scheme.kind !== 'raster-unique-values') throw new Error(scheme.kind);
  expect(scheme.categories.map(({ color }) => color)).toEqual(['#006400', '#ffff4c', '#0064c8']);
});

it('leaves rasters without colours, or without a list of their values, to their statistics', () => {
  expect(ownRasterScheme([band([])], palette).kind).not.toBe('raster-unique-values');
  expect(ownRasterScheme([band([1, 2]), band([1, 2]), band([1, 2])]).kind).toBe('rgb-composite');
});
