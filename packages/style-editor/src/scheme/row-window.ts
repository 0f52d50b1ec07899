/** Height of a row of the class table in CSS pixels; fixed, so that long tables can be windowed. */
export const rowHeight = 40;

/** Rows drawn above and below the visible ones. */
const spare = 8;

/**
 * Which rows of a long table have to be in the page.
 * @param scrolled CSS pixels above the frame. @param height CSS pixels of the frame.
 * @returns first row, row after the last, and the heights that stand for the rest.
 */
export function rowWindow(count: number, scrolled: number, height: number) {
  const first = Math.max(0, Math.min(Math.floor(scrolled / rowHeight) - spare, count));
  const end = Math.min(count, Math.ceil((scrolled + height) / rowHeight) + spare);
  const after = Math.max(first, end);
  return { first, end: after, above: first * rowHeight, below: (count - after) * rowHeight };
}
