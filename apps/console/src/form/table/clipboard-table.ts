/**
 * The cells of a text copied from a spreadsheet: cells are separated by tabs, rows by line ends; a cell in quotes may
 * hold both. Empty rows at the end are left out.
 */
export function readClipboard(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;
  while (cell.lastIndex < text.length) {
    const [, quoted, plain, end] = cell.exec(text) ?? [];
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain ?? '').trim());
    if (end === '\t' && cell.lastIndex === text.length) rows.at(-1)?.push('');
    if (end !== '\t') rows.push([]);
  }
  const last = rows.findLastIndex((row) => row.some((one) => one !== ''));
  return rows.slice(0, last + 1);
}

/** A text that spreadsheets take as cells. */
export function writeClipboard(rows: readonly (readonly string[])[]): string {
  const quote = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => row.map(quote).join('\t')).join('\n');
}
