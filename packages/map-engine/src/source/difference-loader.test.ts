import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BandStatistics } from '../model';
import { renderRaster } from '../raster-color';
import { stretchScheme } from '../scheme';
import { differenceLoader } from './difference-loader';
import type { LoadRaster, RasterBlock } from './raster-block';

const bandStatistics: BandStatistics = {
  ...{ dataType: 'int16', min: 0, max: 9, mean: 5, stddev: 1, noData: null, histogram: null },
  ...{ enableUniqueValue: false, uniqueValueCount: 0, uniqueValues: [], totalCount: 8 },
};
const of =
  (block: RasterBlock | null): LoadRaster =>
  () =>
    Promise.resolve(block);
const load = (later: RasterBlock | null, earlier: RasterBlock | null) =>
  differenceLoader(of(later), of(earlier))([0, 0, 4, 2], 1, {
    ...{ signal: new AbortController().signal, projection: 'EPSG:3857', resampling: 'nearest' },
  });
const block = (cells: readonly number[], parts: Partial<RasterBlock> = {}): RasterBlock => ({
  ...{ extent: [0, 0, 4, 2], width: 4, height: 2, bands: [Int16Array.from(cells)], noData: -1 },
  ...parts,
});

it('subtracts the earlier raster cell by cell; what either lacks has no value', async () => {
  const later = block([10, 20, -1, 40, 50, 60, 70, 80]);
  const earlier = block([1, 2, 3, -1, 5, 60, 100, 8]);
  expect(await load(later, earlier)).toEqual({
    ...{ extent: [0, 0, 4, 2], width: 4, height: 2, noData: NaN, projection: 'EPSG:3857' },
    bands: [Float32Array.of(9, 18, NaN, NaN, 45, 0, -30, 72)],
  });
  expect(await load(later, null)).toBeNull();
  expect(await load(null, earlier)).toBeNull();
});

it('shows no change where the scheme has the bands of a raster whose empty cells are 0', async () => {
  const got = await load(block([5, 0, 9, 9, 9, 9, 9, 9], { noData: 0 }), block([5, 5, 9, 9, 9, 9, 9, 9]));
  const known = { ...bandStatistics, noData: 0 };
  const scheme = stretchScheme({
    ...{ stretch: 'min-max', min: -1, max: 1 },
    bands: [{ name: '', statistics: known }],
  });
  const pixels = renderRaster(got?.bands ?? [], { width: 4, height: 2, noData: got?.noData }, scheme);
  expect([pixels[3], pixels[7]]).toEqual([255, 0]);
});

it('lays the earlier raster on the cells of the later one, and gives nothing beyond it', async () => {
  const coarse = block([1, 2], { extent: [0, 0, 2, 2], width: 2, height: 1 });
  const got = await load(block([10, 10, 10, 10, 20, 20, 20, 20]), coarse);
  expect(got?.bands).toEqual([Float32Array.of(9, 8, NaN, NaN, 19, 18, NaN, NaN)]);
});

it('is 0 between a raster and itself, and turns its sign when the years change places', async () => {
  const cells = fc.array(fc.integer({ min: -1, max: 9999 }), { minLength: 8, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(cells, cells, async (a, b) => {
      const same = await load(block(a), block(a));
      expect(same?.bands[0].every((value, i) => (a[i] === -1 ? Number.isNaN(value) : value === 0))).toBe(
        true,
      );
      const [there, back] = [await load(block(a), block(b)), await load(block(b), block(a))];
      there?.bands[0].forEach((value, i) => {
        const other = back?.bands[0][i] ?? 0;
        expect(Number.isNaN(value) ? Number.isNaN(other) : value + other === 0).toBe(true);
      });
    }),
  );
});
