import type { BandStatistics, RasterBand, TableScheme } from '@gep/map-engine/model';
import {
  categoryOf,
  fieldStatistics,
  generateCategories,
  graduatedColorScheme,
  rasterGraduatedScheme,
  stretchScheme,
  schemeBreaks,
} from '@gep/map-engine/scheme';
import type { GraduatedScheme } from '@gep/map-engine/scheme';
import { lockBreaks } from '@gep/map-engine/scheme/edit';
import { describe, expect, it, vi } from 'vitest';
import { fitRasterScheme, fitVectorScheme } from './fit-scheme';

const field = { name: 'Sum', type: 'REAL' } as const;
const rowsOf = (...values: readonly number[]) => values.map((Sum) => ({ Sum }));
/** A style as it was saved for data whose largest value is 912.42. */
const then = rowsOf(100, 300, 500, 912.42);
const saved = generateCategories(
  graduatedColorScheme('polygon', { field, classes: 2, statistics: fieldStatistics(then, [field]) }),
  { properties: then },
);
const alone = () => Promise.resolve([]);
const edges = (scheme: { readonly kind: string }) => schemeBreaks(scheme as GraduatedScheme);
const counts = (scheme: { readonly kind: string }) =>
  (scheme as TableScheme).categories.map(({ count }) => count);

describe('a saved style of polygons', () => {
  it('stays as it is for the data that it was made of, with open ends', async () => {
    const fitted = await fitVectorScheme(saved, then, alone);
    expect(edges(fitted)).toEqual([100, 506.21, 912.42]);
    expect(counts(fitted)).toEqual([3, 1]);
    expect(categoryOf(fitted, { Sum: 2000 })?.label).toBe('> 506.21');
  });

  it('is made again for a new result', async () => {
    const fitted = await fitVectorScheme(saved, rowsOf(100, 300, 500, 914.48), alone);
    expect(edges(fitted)).toEqual([100, 507.24, 914.48]);
    expect(categoryOf(fitted, { Sum: 914.48 })?.kind).toBe('range');
    expect((fitted as TableScheme).other.count).toBe(0);
  });

  it('is made again for both years as one', async () => {
    const others = vi.fn(() => Promise.resolve([50, 1100]));
    const fitted = await fitVectorScheme(saved, rowsOf(100, 300, 500, 914.48), others);
    expect(others).toHaveBeenCalledWith('Sum');
    expect(edges(fitted)).toEqual([50, 575, 1100]);
    expect(counts(fitted)).toEqual([3, 1]);
  });

  it('keeps its classes in the other year, and counts the districts of that year', async () => {
    const fitted = await fitVectorScheme(saved, rowsOf(90, 600, 700, 950), () =>
      Promise.resolve(then.map(({ Sum }) => Sum)),
    );
    expect(edges(fitted)).toEqual([100, 506.21, 912.42]);
    expect(counts(fitted)).toEqual([1, 3]);
  });

  it('keeps the edges that a person locked', async () => {
    const fitted = await fitVectorScheme(lockBreaks(saved), rowsOf(10, 300, 500, 914.48), alone);
    expect(edges(fitted)).toEqual([100, 506.21, 912.42]);
    expect(counts(fitted)).toEqual([3, 1]);
  });

  it('of a field that the layer has lost stays as it is', async () => {
    expect(await fitVectorScheme(saved, [{ value: 1 }], alone)).toBe(saved);
  });
});

const bandOf = (min: number, max: number, bins: readonly number[]): RasterBand => {
  const totalCount = bins.reduce((sum, count) => sum + count, 0);
  const statistics: BandStatistics = {
    ...{ dataType: 'float32', noData: null, min, max, mean: (min + max) / 2, stddev: 1, totalCount },
    ...{ enableUniqueValue: false, uniqueValueCount: 0, uniqueValues: [] },
    histogram: { min, max, counts: bins },
  };
  return { name: '1', statistics };
};

describe('a saved style of a raster', () => {
  const bands = [bandOf(0, 100, [5, 3, 1, 1])];
  const style = generateCategories(rasterGraduatedScheme({ bands, classes: 2 }));

  it('is made again for a new result, for both years as one', () => {
    const fitted = fitRasterScheme(style, [bandOf(0, 120, [5, 3, 1, 1])], [bandOf(40, 200, [1, 1, 1, 1])]);
    expect(edges(fitted)).toEqual([0, 100, 200]);
    expect(counts(fitted)).toEqual([9, 1]);
    expect(fitted.bands[0].statistics.max).toBe(120);
  });

  it('stretches both years by what is known of both together', () => {
    const [now, before] = [[bandOf(0, 120, [3, 1])], [bandOf(40, 200, [2, 2])]];
    const stretched = stretchScheme({ bands, stretch: 'standard-deviation' });
    const [one, other] = [
      fitRasterScheme(stretched, now, before),
      fitRasterScheme(stretched, before, now),
    ].map((scheme) => scheme.bands[0].statistics);
    // Means of 60 and 120 with 4 cells each are 30 from their mean, and 1 is within each.
    expect(one).toMatchObject({ min: 0, max: 200, mean: 90, totalCount: 8 });
    expect(one.stddev).toBeCloseTo(Math.sqrt(30 ** 2 + 1), 12);
    expect(other).toEqual(one);
    expect(fitRasterScheme(stretched, now, []).bands).toEqual(now);
  });

  it('keeps its classes for the data of either year, and where they are locked', () => {
    const others = [bandOf(0, 120, [5, 3, 1, 1])];
    expect(edges(fitRasterScheme(style, bands, others))).toEqual([0, 50, 100]);
    expect(edges(fitRasterScheme(style, others, bands))).toEqual([0, 50, 100]);
    expect(counts(fitRasterScheme(style, others, bands))).toEqual([8, 2]);
    expect(edges(fitRasterScheme(lockBreaks(style), others, []))).toEqual([0, 50, 100]);
  });
});
