import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeRows, rowWindow } from './row-window';

const height = fc.constantFrom(36, 28);

describe('row window', () => {
  it('keeps few rows in the page', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(400_000), fc.nat(2_000), height, (count, scrolled, tall, row) => {
        const { first, end } = rowWindow(count, scrolled, tall, row);
        expect(end - first).toBeLessThanOrEqual(Math.ceil(tall / row) + 17);
      }),
    );
  });

  it('holds every row that is seen', () => {
    const { first, end } = rowWindow(10_000, 3_600, 300, 36);
    expect(first).toBeLessThanOrEqual(100);
    expect(end).toBeGreaterThanOrEqual(108);
  });

  it('keeps the height of the whole table, whichever rows are in the page', () => {
    const seen = fc.uniqueArray(fc.nat(999)).map((rows) => rows.sort((a, b) => a - b));
    fc.assert(
      fc.property(seen, height, (rows, row) => {
        const placed = placeRows(1000, rows, row);
        const tall = placed.reduce((sum, one) => sum + (one.kind === 'gap' ? one.height : row), 0);
        expect(tall).toBe(1000 * row);
        expect(placed.flatMap((one) => (one.kind === 'row' ? [one.index] : []))).toEqual(rows);
      }),
    );
  });
});
