/**
 * Which rows of a long table or grid have to be in the page; all are of one height.
 * @param scrolled CSS pixels above the frame.
 * @param height CSS pixels of the frame.
 * @param row CSS pixels of one row.
 * @param spare rows that are drawn above and below the visible ones.
 * @returns first row, and row after the last.
 */
export function rowWindow(count: number, scrolled: number, height: number, row: number, spare = 8) {
  const first = Math.max(0, Math.min(Math.floor(scrolled / row) - spare, count));
  const end = Math.min(count, Math.ceil((scrolled + height) / row) + spare);
  return { first, end: Math.max(first, end) };
}

/** One thing in the page: a row, or the room of rows that are not. */
export type Placed =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'gap'; readonly index: number; readonly height: number };

/**
 * Rows and the gaps between them, which keep the height of the whole table.
 * @param seen ascending places of the rows in the page.
 */
export function placeRows(count: number, seen: readonly number[], row: number): Placed[] {
  const placed: Placed[] = [];
  let next = 0;
  const gap = (end: number) => {
    if (end > next) placed.push({ kind: 'gap', index: next, height: (end - next) * row });
  };
  for (const index of seen) {
    gap(index);
    placed.push({ kind: 'row', index });
    next = index + 1;
  }
  gap(count);
  return placed;
}
