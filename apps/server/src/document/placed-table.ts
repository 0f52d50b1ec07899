/** A text in a table. Each time pdfmake lays out the document, it records here where it put the text. */
export interface PlacedText {
  readonly positions?: readonly { readonly pageNumber: number }[];
}

/** The first cells of the rows of a table, from the top down. */
export type PlacedTable = readonly PlacedText[];

const pageOf = (text: PlacedText | undefined): number | undefined => text?.positions?.at(0)?.pageNumber;

/** Whether a table that began on an earlier page has rows on a page. */
export function goesOn(tables: readonly PlacedTable[], page: number): boolean {
  return tables.some((rows) => {
    const first = pageOf(rows.at(0));
    return first !== undefined && first < page && rows.some((row) => pageOf(row) === page);
  });
}
