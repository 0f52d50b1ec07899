import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { denseRowHeight, rowHeight, rowWindow } from './row-window';

describe('row window', () => {
  it('keeps the height of the whole table and few rows in the page', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.nat(400_000),
        fc.nat(2_000),
        fc.constantFrom(rowHeight, denseRowHeight),
        (count, scrolled, height, row) => {
          const { first, end, above, below } = rowWindow(count, scrolled, height, row);
          expect(above + (end - first) * row + below).toBe(count * row);
          expect(end - first).toBeLessThanOrEqual(Math.ceil(height / row) + 17);
        },
      ),
    );
  });

  it('holds every row that is seen', () => {
    const { first, end } = rowWindow(10_000, 4_000, 300);
    expect(first).toBeLessThanOrEqual(100);
    expect(end).toBeGreaterThanOrEqual(108);
  });
});
