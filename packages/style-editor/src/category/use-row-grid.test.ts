import { expect, it } from 'vitest';
import { placeRows } from './use-row-grid';

/** Rows of 36 px, of which some are in the page. */
const placed = (count: number, rows: readonly number[]) =>
  placeRows(
    rows.map((index) => ({ index, start: index * 36, end: (index + 1) * 36 })),
    count * 36,
  );

it('fills the room of rows that are not in the page', () => {
  expect(placed(1000, [0, 400, 401])).toEqual([
    { index: 0, gap: 0 },
    { index: 400, gap: 399 * 36 },
    { index: 401, gap: 0 },
    { index: null, gap: 598 * 36 },
  ]);
});

it('keeps the height of the whole table', () => {
  for (const rows of [[], [0], [999], [3, 4, 5, 900], [0, 1, 999]]) {
    const gaps = placed(1000, rows).reduce((sum, { gap }) => sum + gap, 0);
    expect(gaps + rows.length * 36).toBe(36_000);
  }
});
