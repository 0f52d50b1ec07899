import type { TableRow } from '../definition';
import { ecosystemTypes } from './ecosystem-types';
import { TYPE_LIMIT, withAncestors } from './ecosystem-tree';

const lines = ecosystemTypes.map(({ value }) => ({ value, line: withAncestors(value) }));

/**
 * Lookup of a type table's column by code: a row applies to all descendants, the longest code wins, and never upwards
 * (a cell coded 5 does not use row 51). A row whose cell is empty says nothing about the column.
 * @param keyColumn the column of the codes, `type` in all tables of this package
 * @returns 1000 numbers indexed by code; NaN where no row applies
 * @example
 * const lookup = typeLookup([{ type: 1, rate: 0.5 }, { type: 111, rate: 0.75 }], 'rate');
 * [lookup[111], lookup[121], lookup[211]]; // [0.75, 0.5, NaN]
 */
export function typeLookup(rows: readonly TableRow[], column: string, keyColumn = 'type'): Float64Array {
  const filled = rows.filter((row) => (row[column] ?? null) !== null);
  const own = new Map(filled.map((row) => [row[keyColumn], row[column]]));
  const lookup = new Float64Array(TYPE_LIMIT).fill(NaN);
  for (const { value, line } of lines) {
    const row = line.find((code) => own.has(code));
    if (row === undefined) continue;
    const cell = own.get(row);
    if (typeof cell !== 'number')
      throw new TypeError(`row ${row} of column ${column}: got ${JSON.stringify(cell)}, allowed: a number`);
    lookup[value] = cell;
  }
  return lookup;
}
