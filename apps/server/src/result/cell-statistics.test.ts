import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHistogrammer, describe as describeCells } from '@gep/raster';
import type { CellStatistics } from '../store/schema/result';
import { estimatedStatistics, scaledStatistics } from './cell-statistics';

/** What a pass over cells counts. */
function countedOf(cells: Float32Array): CellStatistics {
  const statistics = describeCells(cells);
  const histogrammer = createHistogrammer(statistics);
  histogrammer.add(cells);
  const counts = new Map<number, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const values = [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => a.value - b.value);
  return { ...statistics, histogram: histogrammer.finish(), unique: { values } };
}

/** Eighths with factors that are powers of two: nothing is rounded. */
const cells = fc
  .array(fc.integer({ min: -800, max: 800 }), { minLength: 1, maxLength: 40 })
  .map((list) => Float32Array.from(list, (cell) => cell / 8));

describe('statistics of cells that are all multiplied by one factor', () => {
  it.each([4, 0.25, 1, 0])('are those of the cells times %d', (factor) => {
    fc.assert(
      fc.property(cells, (before) => {
        const found = scaledStatistics(countedOf(before), factor);
        const after = countedOf(before.map((cell) => cell * factor + 0));
        expect(found.histogram).toEqual(after.histogram);
        expect(found.unique).toEqual(after.unique);
        for (const key of ['count', 'min', 'max'] as const) expect(found[key] + 0).toBe(after[key]);
        for (const key of ['mean', 'stddev', 'sum'] as const) expect(found[key]).toBeCloseTo(after[key], 6);
      }),
    );
  });

  it('turn round with a negative factor', () => {
    const before = countedOf(Float32Array.of(0, 1, 1, 4));
    const after = scaledStatistics(before, -2);
    expect(after).toMatchObject({ count: 4, min: -8, max: 0, mean: -3, sum: -12 });
    expect(after.stddev).toBeCloseTo(2 * before.stddev, 12);
    expect(after.histogram).toMatchObject({ min: -8, max: 0 });
    expect([after.histogram?.counts[0], after.histogram?.counts[255]]).toEqual([1, 1]);
    expect(after.unique?.values).toEqual([
      { value: -8, count: 1 },
      { value: -2, count: 2 },
      { value: 0, count: 1 },
    ]);
  });

  it('keep what is not known unknown', () => {
    const { unique: _, ...bare } = countedOf(Float32Array.of(1, 2));
    expect(scaledStatistics(bare, 2)).not.toHaveProperty('unique');
    expect(scaledStatistics({ ...bare, unique: { values: null } }, 2).unique).toEqual({ values: null });
  });
});

describe('statistics of cells of which only the sum is known', () => {
  it('have the count, sum and mean of the cells, and say that the rest is an estimate', () => {
    const before = countedOf(Float32Array.of(1, 2, 3, 6));
    const found = estimatedStatistics(before, 24);
    expect(found).toMatchObject({ count: 4, sum: 24, mean: 6, min: 2, max: 12, estimated: true });
    expect(found).not.toHaveProperty('unique');
  });

  it('are those of the run with another sum where that was 0', () => {
    expect(estimatedStatistics(countedOf(Float32Array.of(-1, 1)), 4)).toMatchObject({
      min: -1,
      max: 1,
      sum: 4,
    });
  });
});
