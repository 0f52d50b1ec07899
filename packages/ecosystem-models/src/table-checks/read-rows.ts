import type { RecordFile } from '../file-input';
import type { RecordValues } from '../records';
import { missingDistricts } from './check-table';
import { readCell } from './read-cell';
import type { TableValue } from './read-cell';
import type { TableProblem, TableProblemArgs } from './table-problem';

/** Column of each field by its key; null where there is none. */
export type ColumnMapping = Readonly<Record<string, string | null>>;

/** Key of the district code of a table in a mapping. */
export const districtCode = 'districtCode';

/** Rows of a file or a form before their cells are understood. */
export interface SourceRows {
  /** Name of the file, for messages. */
  readonly file: string;
  readonly columns: readonly string[];
  readonly rows: readonly SourceRow[];
}

/** A row before its cells are understood. */
export interface SourceRow {
  /** Number of the row as people count it in the file. */
  readonly number: number;
  /** One a column. */
  readonly cells: readonly TableValue[];
}

/** A row that was read: cells by the key of their field. */
export interface ReadRow {
  /** As people count it in the file. */
  readonly number: number;
  /** Index of its district; -1 for features, and where the districts are not known. */
  readonly district: number;
  readonly values: RecordValues;
}

/** The rows of a table, and what is wrong with them. */
export interface RowsReading {
  readonly rows: readonly ReadRow[];
  /** Faults, the first ones. The rows can be used where there is none. */
  readonly problems: readonly TableProblem[];
  readonly problemCount: number;
  readonly warnings: readonly TableProblem[];
}

/** A district as tables name it. */
export interface NamedDistrict {
  readonly code: string;
  readonly name: string;
}

const shownDistricts = 10;

/**
 * Reads the rows of a table or of the attributes of features by the fields of an input, and collects every fault.
 * @param mapping column of each field
 * @param districts of the partition level; null where the project has none yet: codes are not checked then
 * @param kept how many faults are listed; all are counted
 * @example
 * const name = { zh: '质量', en: 'Mass' };
 * const field = { key: 'mass', name, type: 'number', unit: 't', bounds: [0, null] } as const;
 * const source = { file: 'a.csv', columns: ['code', 'mass'], rows: [{ number: 2, cells: ['350101', 'x'] }] };
 * const mapping = { districtCode: 'code', mass: 'mass' };
 * readRows({ key: 'm', kind: 'table', name, fields: [field] }, source, mapping, null, 10).problemCount; // 1
 */
export function readRows(
  input: RecordFile,
  source: SourceRows,
  mapping: ColumnMapping,
  districts: readonly NamedDistrict[] | null,
  kept: number,
): RowsReading {
  const faults = faultList(source.file, kept);
  const indexOf = new Map(source.columns.map((column, i) => [column, i]));
  const placeOf = (key: string): number => indexOf.get(mapping[key] ?? '') ?? -1;
  const fields = input.fields.map((field) => ({ field, place: placeOf(field.key) }));
  for (const { field, place } of fields)
    if (place < 0 && !field.optional)
      faults.add({ name: 'TABLE_COLUMN_MISSING', args: { column: field.name } });

  const codePlace = placeOf(districtCode);
  const isTable = input.kind === 'table';
  if (isTable && codePlace < 0)
    faults.add({ name: 'TABLE_COLUMN_MISSING', args: { column: { phrase: 'name.district-code' } } });
  const districtIndex = districts && new Map(districts.map(({ code }, i) => [code, i]));
  const districtOf = ({ number, cells }: SourceRow): number => {
    if (!isTable || codePlace < 0) return -1;
    const code = cells[codePlace];
    const column = mapping[districtCode] ?? '';
    if (code === null) faults.add({ name: 'CELL_MISSING', args: { row: number, column } });
    const found = districtIndex?.get(String(code)) ?? -1;
    if (code !== null && districtIndex && found < 0)
      faults.add({ name: 'DISTRICT_UNKNOWN', args: { row: number, value: String(code).slice(0, 40) } });
    return found;
  };

  const rows: ReadRow[] = [];
  for (const row of source.rows) {
    // Templates name every district: rows that nobody filled in say nothing.
    if (isTable && fields.every(({ place }) => place < 0 || row.cells[place] === null)) continue;
    const district = districtOf(row);
    const values: Record<string, RecordValues[string]> = {};
    for (const { field, place } of fields) {
      if (place < 0) continue;
      const cell = row.cells[place];
      const column = source.columns[place];
      if (cell === null && !field.optional)
        faults.add({ name: 'CELL_MISSING', args: { row: row.number, column } });
      const reading = readCell(field, cell);
      if ('problem' in reading) {
        const { name, args } = reading.problem;
        faults.add({ name, args: { row: row.number, column, ...args } });
      } else if (reading.value !== undefined) values[field.key] = reading.value;
    }
    rows.push({ number: row.number, district, values });
  }
  for (const row of rows) checkOrder(input, row, mapping, faults.add);
  if (isTable) checkRepeats(input.uniqueBy ?? [], rows, mapping, faults.add);
  if (isTable && rows.length === 0 && faults.count() === 0) faults.add({ name: 'TABLE_NOT_FILLED' });
  const missing = isTable && districts && codePlace >= 0 ? withoutRow(rows, districts) : [];
  return {
    rows,
    problems: faults.problems,
    problemCount: faults.count(),
    warnings: missing.length > 0 ? [districtsMissing(source.file, missing)] : [],
  };
}

/**
 * Whether a fault is solved by choosing a column: the file itself may be right.
 * @example
 * lacksColumn({ name: 'CELL_MISSING' }); // false
 */
export const lacksColumn = ({ name }: { readonly name: string }): boolean => name === 'TABLE_COLUMN_MISSING';

type Add = (problem: TableProblem) => void;

/** Collects faults of a file: all are counted, the first ones kept. */
function faultList(file: string, kept: number): { add: Add; problems: TableProblem[]; count: () => number } {
  const problems: TableProblem[] = [];
  let count = 0;
  return {
    problems,
    count: () => count,
    add: ({ name, args }) => {
      count++;
      if (problems.length < kept) problems.push({ name, args: { file, ...args }, at: file });
    },
  };
}

/** Some numbers may not exceed another one of their row. */
function checkOrder(input: RecordFile, { number, values }: ReadRow, mapping: ColumnMapping, add: Add): void {
  const numbers = input.fields.filter((field) => field.type === 'number');
  const valueOf = (key: string | undefined): RecordValues[string] =>
    key === undefined ? undefined : (values[key] ?? numbers.find((field) => field.key === key)?.default);
  for (const { key, name, atMost } of numbers) {
    const [value, limit] = [valueOf(key), valueOf(atMost)];
    if (typeof value !== 'number' || typeof limit !== 'number' || value <= limit) continue;
    const other = numbers.find((field) => field.key === atMost)?.name ?? '';
    const args: TableProblemArgs = { row: number, column: mapping[key] ?? name, value, other, limit };
    add({ name: 'CELL_ABOVE', args });
  }
}

/** A district has one row, or one for each of some texts. */
function checkRepeats(
  uniqueBy: readonly string[],
  rows: readonly ReadRow[],
  mapping: ColumnMapping,
  add: Add,
): void {
  const columns = [districtCode, ...uniqueBy].map((key) => mapping[key] ?? key).join(', ');
  const first = new Map<string, number>();
  for (const { number, district, values } of rows) {
    if (district < 0) continue;
    const key = JSON.stringify([district, ...uniqueBy.map((field) => values[field] ?? null)]);
    const before = first.get(key);
    if (before === undefined) first.set(key, number);
    else add({ name: 'ROW_REPEATED', args: { row: number, first: before, columns } });
  }
}

function withoutRow(rows: readonly ReadRow[], districts: readonly NamedDistrict[]): NamedDistrict[] {
  const codes = districts.map(({ code }) => code);
  const missing = new Set(
    missingDistricts(
      codes,
      rows.map(({ district }) => codes[district] ?? null),
    ),
  );
  return districts.filter(({ code }) => missing.has(code));
}

/**
 * The warning that districts have no row.
 * @example
 * districtsMissing('a.csv', [{ code: '350101', name: '北县' }]).args?.count; // 1
 */
export function districtsMissing(file: string, missing: readonly NamedDistrict[]): TableProblem {
  const names = missing.slice(0, shownDistricts).map(({ name }) => name);
  const rest = missing.length > names.length ? ' …' : '';
  return { name: 'DISTRICTS_MISSING', args: { file, count: missing.length, names: names.join(', ') + rest } };
}
