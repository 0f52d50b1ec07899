/** Height of a row of the class table in CSS pixels; fixed, so that long tables can be windowed. */
export const rowHeight = 40;

/** The same where rows hold a colour instead of a symbol. */
export const denseRowHeight = 28;

/** Rows drawn above and below the visible ones. */
const spare = 8;

/**
 * Which rows of a long table have to be in the page.
 * @param scrolled CSS pixels above the frame. @param height CSS pixels of the frame.
 * @param row CSS pixels of one row.
 * @returns first row, row after the last, and the heights that stand for the rest.
 */
export function rowWindow(count: number, scrolled: number, height: number, row = rowHeight) {
  const first = Math.max(0, Math.min(Math.floor(scrolled / row) - spare, count));
  const end = Math.min(count, Math.ceil((scrolled + height) / row) + spare);
  const after = Math.max(first, end);
  return { first, end: after, above: first * row, below: (count - after) * row };
}
