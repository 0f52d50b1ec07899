import { refuse } from '../../geodata-error';
import type { TableValue } from '../../task';
import { columnLetters, columnOf } from '../column-letters';
import { unescapeText } from './cell-text';
import { serialDate } from './serial-date';
import type { Workbook } from './workbook';

/** What cells refer to. */
export interface SheetParts {
  readonly strings: readonly string[];
  /** Cell styles that show dates. */
  readonly dates: ReadonlySet<number>;
}

/** A value that is worth a warning. */
export type CellFault = 'not-calculated' | 'error';

/** Takes a cell with a value or a fault; row and column count from 0. */
export type CellListener = (row: number, column: number, value: TableValue, fault?: CellFault) => void;

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  hasFormula: boolean;
  /** Text of `v`, or of the runs of `is`; null without either. */
  text: string | null;
}

/** Reads the cells of the sheet row by row. Throws `table-damaged`, naming row and column. */
export async function sheetCells(
  workbook: Workbook,
  { strings, dates }: SheetParts,
  at: string,
  listen: CellListener,
): Promise<void> {
  let row = -1;
  let column = -1;
  let cell: OpenCell | null = null;
  let inText = false;
  let inReading = false;

  const damaged = (detail: string): never =>
    refuse('table-damaged', at, 'a whole sheet', {
      args: { row: row + 1, column: columnLetters(Math.max(column, 0)) },
      detail,
    });
  const openRow = (reference: string | undefined): void => {
    const next = reference === undefined ? row + 1 : Number(reference) - 1;
    if (!Number.isSafeInteger(next) || next < 0) damaged(`row ${reference}`);
    row = next;
    column = -1;
  };
  const openCell = (attributes: Readonly<Record<string, string>>): void => {
    const next = attributes.r === undefined ? column + 1 : columnOf(attributes.r);
    if (row < 0 || next === null) return damaged(`cell ${attributes.r}`);
    column = next;
    const { t: type = 'n', s: style = '' } = attributes;
    cell = { column, type, style: style === '' ? -1 : Number(style), hasFormula: false, text: null };
  };
  const number = (text: string, style: number): TableValue => {
    const value = Number(text);
    if (!Number.isFinite(value)) return damaged(`number ${text.slice(0, 40)}`);
    return dates.has(style) ? (serialDate(value, workbook.from1904) ?? value) : value;
  };
  const valueOf = ({ type, style, text }: OpenCell): TableValue => {
    if (text === null || text === '') return null;
    if (type === 'n') return number(text, style);
    if (type === 's') return strings[Number(text)] ?? damaged(`text number ${text.slice(0, 40)}`);
    if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
    return unescapeText(text);
  };

  await workbook.read(workbook.sheetPart, {
    open(name, attributes) {
      if (name === 'row') openRow(attributes.r);
      else if (name === 'c') openCell(attributes);
      else if (name === 'rPh') inReading = true;
      else if (cell && name === 'f') cell.hasFormula = true;
      else if (cell && (name === 'v' || name === 't') && !inReading) {
        inText = true;
        cell.text ??= '';
      }
    },
    text(piece) {
      if (inText && cell?.text !== undefined && cell.text !== null) cell.text += piece;
    },
    close(name) {
      if (name === 'v' || name === 't') inText = false;
      else if (name === 'rPh') inReading = false;
      else if (name === 'c' && cell) {
        const uncalculated = cell.hasFormula && cell.text === null;
        const value = valueOf(cell);
        if (uncalculated) listen(row, column, null, 'not-calculated');
        else if (value !== null) listen(row, column, value, cell.type === 'e' ? 'error' : undefined);
        cell = null;
      }
    },
  });
}
