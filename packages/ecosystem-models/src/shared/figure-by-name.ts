import type { ResolvedParameters } from '../model';
import { rowsOf } from '../parameter-values';
import type { Warning } from '../problem';
import { textIn } from '../records';
import type { TableRecord } from '../records';

/** Prices and other figures of a table parameter by the name in a column of its rows, and in the same column of records. */
export interface FigureByName {
  /** The number of a row's name; NaN where the table has none. */
  readonly of: (row: TableRecord, column?: string) => number;
  /** As `of`, by the name itself. */
  readonly ofName: (name: string, column?: string) => number;
  /** Says how many rows have no price. */
  readonly warnings: (rows: readonly TableRecord[]) => Warning[];
}

/**
 * @param table key of the table parameter
 * @param nameColumn column of the names, the same in table and records
 */
export function figureByName(
  parameters: ResolvedParameters,
  table: string,
  nameColumn: string,
): FigureByName {
  const rows = new Map(rowsOf(parameters, table).map((row) => [row[nameColumn], row]));
  const ofName = (name: string, column = 'price'): number => {
    const cell = rows.get(name)?.[column];
    return typeof cell === 'number' ? cell : NaN;
  };
  const of = ({ values }: TableRecord, column?: string): number => ofName(textIn(values, nameColumn), column);
  return {
    of,
    ofName,
    warnings(records) {
      const count = records.filter((row) => Number.isNaN(of(row))).length;
      return count === 0 ? [] : [{ code: 'missing-price', severity: 'warning', count, at: table }];
    },
  };
}
