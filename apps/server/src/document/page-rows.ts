/** Points of A4 between the margins, and what a heading of a section and the note of a table take of them. */
const page = { height: 700, heading: 36, note: 32 };
/** Caption and head of a table, on every page. */
const head = 52;
/** A line of text with the hair line above it. */
const line = 10.3;
const usual = 3;
/** Space above and below a line: less is hard to read, more looks loose. */
const space = { least: 1.6, most: 4 };

/** Points above and below the text of a row in a table that is to need less room. */
export const tightest = space.least;

/** Rows of a table that is kept on one page. */
export const undividedRows = 8;
/** Rows that fill a page in the usual spacing, with what may be above them. */
const nearPage = 30;
const fullPage = 40;

/** Whether a table that would leave a row or two on another page fits on a page for itself. */
export const fitsPage = (rows: number): boolean => rows < nearPage;

/** Below a table, with its last rule: a page that ends inside it is followed by an empty one. */
const foot = 14;
/** Points that the last row of a table needs whose text is in one line. */
export const lastRowHeight = (rows: number, above = rowSpace(rows)): number => line + 2 * above + foot;

/** Whether a table needs more than a page: it begins on a page for itself. */
export const isLong = (rows: number): boolean => rows > fullPage;

/**
 * Points above and below the text of a row. Tables of one page and of several are set so that their last page is not a few
 * rows: the first tighter, the others with all pages about full.
 */
export function rowSpace(rows: number): number {
  if (rows < nearPage) return usual;
  if (!isLong(rows)) return 1.7;
  const room = page.height - head;
  const others = page.heading + page.note;
  const pages = Math.ceil((rows * (line + 2 * space.least) + others) / room);
  // A row that does not fit leaves up to its height free on every page.
  const height = (pages * room - others) / (rows + pages);
  return Math.min(space.most, Math.max(space.least, (height - line) / 2));
}
