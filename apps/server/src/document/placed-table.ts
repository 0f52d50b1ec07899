/** A text in a table. Each time pdfmake lays out the document, it records here where it put the text. */
export interface PlacedText {
  readonly positions?: readonly {
    readonly pageNumber: number;
    /** How far down between the margins it begins, 0-1, and the points between them. */
    readonly verticalRatio?: number;
    readonly pageInnerHeight?: number;
  }[];
}

/** The first cells of the rows of a table, from the top down. */
export type PlacedTable = readonly PlacedText[];

/** Rows that are on one page with the head of their table: one row below it at the end of a page is not seen. */
export const rowsWithHead = 3;

const pageOf = (text: PlacedText | undefined): number | undefined => text?.positions?.at(0)?.pageNumber;

/**
 * The page on which a table begins. Where head and first rows do not fit on a page they go to the next, but the page that
 * is recorded of them is the one before; the row after them says which it was.
 */
export function startPage(rows: PlacedTable): number | undefined {
  return pageOf(rows.at(rowsWithHead)) ?? pageOf(rows.at(0));
}

/** Whether a table that began on an earlier page has rows on a page. */
export function goesOn(tables: readonly PlacedTable[], page: number): boolean {
  return tables.some((rows) => {
    const first = startPage(rows);
    return first !== undefined && first < page && rows.some((row) => pageOf(row) === page);
  });
}

/**
 * Whether the last page of a table has no more than one or two of its rows. A row that does not fit on a page is recorded
 * with that page, too.
 * @param height that the last row needs, in points
 */
export function endsAlone(rows: PlacedTable, height: number): boolean {
  const last = rows.at(-1)?.positions?.at(0);
  const first = startPage(rows);
  if (last === undefined || first === undefined) return false;
  const { pageNumber, verticalRatio = 0, pageInnerHeight = 0 } = last;
  const isNext = (1 - verticalRatio) * pageInnerHeight < height;
  if (isNext) return true;
  const others = rows.slice(rowsWithHead).filter((row) => pageOf(row) === pageNumber).length;
  return first < pageNumber && others <= 1;
}
