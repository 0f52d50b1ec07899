import type { Name } from '../name';
import type { TablePhrase } from './phrases';

/** What can be wrong with the rows of a table, by the name of its error code. */
export type TableProblemName =
  | 'TABLE_COLUMN_MISSING'
  | 'TABLE_NOT_FILLED'
  | 'CELL_MISSING'
  | 'CELL_NOT_NUMBER'
  | 'CELL_OUTSIDE'
  | 'CELL_NOT_TYPE'
  | 'CELL_NOT_ALLOWED'
  | 'CELL_ABOVE'
  | 'DISTRICT_UNKNOWN'
  | 'DISTRICTS_MISSING'
  | 'ROW_REPEATED'
  | 'CHECK_MAGNITUDE'
  | 'CHECK_CHANGE'
  | 'CHECK_OPENING'
  | 'CHECK_TOTAL'
  | 'CHECK_RANGE';

/** What a sentence is filled with: data, names in both languages, phrases. */
export type TableProblemArgs = Readonly<Record<string, string | number | Name | TablePhrase>>;

/** A fault or finding before it is worded in a language. */
export interface TableProblem {
  readonly name: TableProblemName;
  readonly args?: TableProblemArgs;
  /** File that it is in. */
  readonly at?: string;
}
