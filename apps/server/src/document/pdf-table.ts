import type { Content, ContentTable, ContentText, CustomTableLayout, TableCell } from 'pdfmake/interfaces';
import { headLines } from './content';
import type { Column, TableBlock, TableLine } from './content';
import { rowSpace, undividedRows } from './page-rows';
import { cellText, paragraph, textRuns } from './pdf-text';
import { rowsWithHead } from './placed-table';
import type { PlacedTable, PlacedText } from './placed-table';
import type { TableSetting } from './table-fitting';

const rule = { strong: '#000000', thin: '#b8bdb9' };
const padding = 4;
const tableSize = 10;
const headFill = '#eef2ef';
/** Rules above and below the table and below its head; hair lines between rows. Row 0 is the caption. */
const layoutOf = (space: number): CustomTableLayout => ({
  hLineWidth: (i, { table }) => (i === 0 ? 0 : i === 1 || i === table.body.length ? 1 : i === 2 ? 0.6 : 0.3),
  hLineColor: (i, { table }) => (i <= 2 || i === table.body.length ? rule.strong : rule.thin),
  vLineWidth: () => 0,
  paddingLeft: () => padding,
  paddingRight: () => padding,
  paddingTop: () => space,
  paddingBottom: () => space,
});

/** The widths of columns in points, inside a width. */
function widthsOf(columns: readonly Column[], width: number): number[] {
  const room = width - 2 * padding * columns.length;
  const shared = columns.reduce((sum, { share = 0 }) => sum + share, 0);
  const open = columns.filter(({ share }) => share === undefined).length;
  const rest = open === 0 ? 0 : Math.max(0.1, 1 - shared) / open;
  const whole = columns.reduce((sum, { share = rest }) => sum + share, 0);
  return columns.map(({ share = rest }) => (room * share) / whole);
}

/** A table in a document, and the first cells of its rows, which know their page after the layout. */
export interface PdfTable {
  readonly content: Content;
  readonly rows: PlacedTable;
}

interface Place {
  /** Points. */
  readonly width: number;
  /** By which the table is found when pages are broken; null where that is done by its heading. */
  readonly id: string | null;
  readonly setting?: TableSetting | undefined;
  /** Points below it; 0 for the last of a chapter, which would push them to an empty page. */
  readonly after: number;
}

/** A table whose caption and head are repeated on every page. */
export function pdfTable(
  { caption, columns, rows, note }: TableBlock,
  { width, id, after, setting = {} }: Place,
): PdfTable {
  const head: TableCell[] = columns.map((column) => ({
    text: textRuns(headLines(column).join('\n')),
    bold: true,
    alignment: column.align ?? 'left',
    fillColor: headFill,
  }));
  const captionRow: TableCell[] = [
    {
      text: textRuns(caption),
      colSpan: columns.length,
      bold: true,
      alignment: 'center',
      margin: [0, 4, 0, 2],
    },
    ...columns.slice(1).map(() => ''),
  ];
  const lines = rows.map((row) => lineOf(row, columns));
  const { space = rowSpace(rows.length), firstRows = rows.length } = setting;
  const partOf = (part: typeof lines): ContentTable => ({
    layout: layoutOf(space),
    fontSize: tableSize,
    lineHeight: 1,
    table: {
      headerRows: 2,
      keepWithHeaderRows: rowsWithHead,
      dontBreakRows: true,
      widths: widthsOf(columns, width),
      body: [captionRow, head, ...part],
    },
  });
  const bottom = note === undefined ? after : 4;
  const parts = [lines.slice(0, firstRows), lines.slice(firstRows)].filter((part) => part.length > 0);
  const tables = parts.map((part, i): ContentTable & { id?: string } => ({
    ...partOf(part),
    ...(i === 0 ? id !== null && { id } : { pageBreak: 'before' }),
    margin: [0, i === 0 ? 6 : 0, 0, i === parts.length - 1 ? bottom : 0],
  }));
  const below = note === undefined ? [] : [paragraph(note, noteLook(after))];
  return {
    // A short table is not divided: its last row alone on a page would be lost, and so would its note.
    content:
      rows.length <= undividedRows
        ? { stack: [...tables, ...below], unbreakable: true }
        : { stack: [...tables, ...below] },
    rows: lines.flatMap((cells) => cells.slice(0, 1)),
  };
}

const noteLook = (after: number) => ({
  ...{ fontSize: 9, color: '#444444' },
  margin: [0, 0, 0, after] as [number, number, number, number],
});

function lineOf(
  { cells, strong = false, indent = 0 }: TableLine,
  columns: readonly Column[],
): (ContentText & PlacedText)[] {
  return columns.map(({ align = 'left' }, i) => ({
    text: textRuns(cells[i] === null && strong ? '' : cellText(cells[i] ?? null)),
    alignment: align,
    bold: strong,
    ...(i === 0 && indent > 0 && { margin: [indent * 10, 0, 0, 0] }),
  }));
}
