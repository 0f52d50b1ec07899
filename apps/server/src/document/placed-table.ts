/** A text in a table. Each time pdfmake lays out the document, it records here where it put the text. */
export interface PlacedText {
  readonly positions?: readonly { readonly pageNumber: number }[];
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
