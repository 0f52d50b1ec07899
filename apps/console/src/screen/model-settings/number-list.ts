import { parseNumber } from '@gep/style-editor/controls';
import type { NumberColumn, TextRow } from '../../form/table/table-column';
import { textOf } from '../../form/table/table-column';

type Range = Pick<NumberColumn, 'min' | 'max' | 'minExclusive'>;

const key = 'value';

/** A list of numbers as a table of one column, so that a column of a spreadsheet can be pasted. */
export function listColumns({ min, max, minExclusive }: Range, name = '', unit = ''): NumberColumn[] {
  return [{ kind: 'number', key, name, unit, min, max, minExclusive }];
}

export function listRows(numbers: readonly number[]): TextRow[] {
  return numbers.map((number) => ({ [key]: String(number) }));
}

/** The numbers of rows without a fault. */
export function listNumbers(rows: readonly TextRow[]): number[] {
  return rows.flatMap((row) => parseNumber(textOf(row, { key })) ?? []);
}
