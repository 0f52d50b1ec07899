import { describe, expect, it } from 'vitest';
import { histogram } from '@gep/raster';
import { concentrationOf } from './concentration';

/** Cells of 1, and a few of another value. */
const cells = (few: number, value: number) =>
  Float64Array.from({ length: 1000 }, (_, i) => (i < few ? value : 1));
const found = (data: Float64Array) =>
  concentrationOf(
    histogram(data),
    data.reduce((sum, one) => sum + one, 0),
  );

describe('few cells that carry much', () => {
  it('are counted, with their part of the sum to half a bin', () => {
    const one = found(cells(10, 1000));
    expect([one?.cells, one?.of]).toEqual([10, 1000]);
    expect(one?.share).toBeCloseTo(10_000 / 10_990, 2);
  });

  it('give no remark where they carry less than a quarter, or are more than 5 % of the cells', () => {
    expect(found(cells(10, 20))).toBeNull();
    expect(found(cells(60, 1000))).toBeNull();
    expect(found(cells(50, 1000))?.cells).toBe(50);
    expect(found(cells(0, 1))).toBeNull();
  });

  it('are not asked for where cells are below 0 or nothing is summed', () => {
    expect(concentrationOf({ min: -1, max: 1, counts: [1, 1] }, 5)).toBeNull();
    expect(concentrationOf({ min: 0, max: 0, counts: [9, 0] }, 0)).toBeNull();
  });
});
