import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import { headLines } from './content';
import type { Column, TableBlock, TableLine } from './content';
import { lines } from './docx-spacing';
import { undividedRows } from './page-rows';
import { cellText } from './pdf-text';
import { wordText } from './word-text';

/** Twips between the margins of A4. */
export const contentTwips = 9070;
const alignments = { left: AlignmentType.LEFT, right: AlignmentType.RIGHT, center: AlignmentType.CENTER };
const thick = { style: BorderStyle.SINGLE, size: 8, color: '000000' };
const thin = { style: BorderStyle.SINGLE, size: 4, color: '000000' };
const hair = { style: BorderStyle.SINGLE, size: 2, color: 'B8BDB9' };
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };

function widthsOf(columns: readonly Column[]): number[] {
  const shared = columns.reduce((sum, { share = 0 }) => sum + share, 0);
  const open = columns.filter(({ share }) => share === undefined).length;
  const rest = open === 0 ? 0 : Math.max(0.1, 1 - shared) / open;
  const whole = columns.reduce((sum, { share = rest }) => sum + share, 0);
  return columns.map(({ share = rest }) => Math.round((contentTwips * share) / whole));
}

/** A caption, the table with a head that is repeated on every page, and its note. */
export function docxTable({ caption, columns, rows, note }: TableBlock): (Paragraph | Table)[] {
  const widths = widthsOf(columns);
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map((column, i) =>
      cell(headLines(column), {
        ...{ align: column.align, width: widths[i], bold: true, head: true, keepNext: true },
      }),
    ),
  });
  return [
    new Paragraph({ style: 'Caption', text: wordText(caption) }),
    new Table({
      layout: TableLayoutType.FIXED,
      width: { size: contentTwips, type: WidthType.DXA },
      columnWidths: widths,
      borders: {
        top: thick,
        bottom: thick,
        left: none,
        right: none,
        insideHorizontal: hair,
        insideVertical: none,
      },
      rows: [head, ...rows.map((row, i) => rowOf(row, columns, widths, staysWithNext(row, i, rows.length)))],
    }),
    new Paragraph(
      note === undefined ? { spacing: lines(240, { after: 60 }) } : { style: 'Note', text: wordText(note) },
    ),
  ];
}

/**
 * Whether a row is on one page with the next: those of a short table, the first and last ones of any other, and those that
 * are above what they hold.
 */
function staysWithNext({ strong = false }: TableLine, row: number, rows: number): boolean {
  const isFirst = row < 2;
  const isLast = row >= rows - 3;
  return row < rows - 1 && (rows <= undividedRows || isFirst || isLast || strong);
}

function rowOf(
  { cells, strong = false, indent = 0 }: TableLine,
  columns: readonly Column[],
  widths: number[],
  keepNext: boolean,
) {
  return new TableRow({
    cantSplit: true,
    children: columns.map(({ align }, i) =>
      cell([cells[i] === null && strong ? '' : cellText(cells[i] ?? null)], {
        align,
        width: widths[i],
        bold: strong,
        keepNext,
        indent: i === 0 ? indent * 200 : 0,
      }),
    ),
  });
}

interface CellLook {
  readonly align?: Column['align'];
  readonly width: number;
  readonly bold: boolean;
  readonly indent?: number;
  readonly head?: boolean;
  readonly keepNext?: boolean;
}

function cell(
  lines: readonly string[],
  { align = 'left', width, bold, indent = 0, head = false, keepNext = false }: CellLook,
) {
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: { left: 80, right: 80 },
    verticalAlign: VerticalAlignTable.CENTER,
    ...(head && {
      shading: { type: ShadingType.CLEAR, fill: 'EEF2EF', color: 'auto' },
      borders: { bottom: thin },
    }),
    children: [
      new Paragraph({
        style: 'TableText',
        alignment: alignments[align],
        keepNext,
        ...(indent > 0 && { indent: { left: indent } }),
        children: lines.map((line, i) => new TextRun({ text: wordText(line), bold, break: i })),
      }),
    ],
  });
}
