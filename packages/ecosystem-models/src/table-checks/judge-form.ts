import type { TableFile } from '../file-input';
import type { Name } from '../name';
import { checkTable } from './check-table';
import type { EarlierYear } from './check-table';
import { findingProblem } from './finding-problem';
import { tablePhrases } from './phrases';
import type { TableValue } from './read-cell';
import { districtCode, readRows } from './read-rows';
import type { NamedDistrict, ReadRow } from './read-rows';
import type { CheckLevel } from './table-check';
import type { TableProblem, TableProblemArgs } from './table-problem';

/** A row of a form: its cells by the key of their column. */
export interface FormRow {
  readonly id: string;
  readonly cells: Readonly<Record<string, TableValue | undefined>>;
}

/** A fault or finding of a form, and the cell that it is about: null where it is about more than a row or a column. */
export interface FormFinding {
  /** Stays the same while the finding does. */
  readonly key: string;
  readonly kind: CheckLevel;
  readonly row: string | null;
  readonly column: string | null;
  readonly problem: TableProblem;
}

/** What a form is held against. */
export interface FormContext {
  readonly districts: readonly NamedDistrict[];
  /** Null where there is none: nothing is compared then. */
  readonly earlier: EarlierYear | null;
  /** How many faults are listed; all are counted. */
  readonly kept: number;
}

/** What the checks make of a form. */
export interface JudgedForm {
  readonly rows: readonly ReadRow[];
  readonly findings: readonly FormFinding[];
  /** Faults beyond those that are listed count, too. */
  readonly faultCount: number;
  /** Percent of the cells that have to be filled in, 0-100. */
  readonly filled: number;
}

/**
 * Checks the rows of a table form by the fields of its input, with the rules that also judge an uploaded file, and by the
 * checks of its definition: faults keep it from being handed in, other findings have to be explained. A browser that
 * judges while somebody types and a server that judges what was sent find the same.
 * @param name of the form, for messages
 * @example
 * const name = { zh: '质量', en: 'Mass' };
 * const field = { key: 'mass', name, type: 'number', unit: 't', bounds: [0, null] } as const;
 * const rows = [{ id: 'a', cells: { districtCode: '350101', mass: 'x' } }];
 * const context = { districts: [{ code: '350101', name: '北县' }], earlier: null, kept: 50 };
 * judgeForm({ key: 'm', kind: 'table', name, fields: [field] }, name, rows, context).findings[0].column; // 'mass'
 */
export function judgeForm(
  input: TableFile,
  name: Name,
  rows: readonly FormRow[],
  { districts, earlier, kept }: FormContext,
): JudgedForm {
  const columns = [districtCode, ...input.fields.map(({ key }) => key)];
  const source = {
    // Messages get the name of the form in both languages below.
    file: '',
    columns,
    rows: rows.map(({ cells }, i) => ({
      number: i + 1,
      cells: columns.map((column) => cells[column] ?? null),
    })),
  };
  const mapping = Object.fromEntries(columns.map((column) => [column, column]));
  const read = readRows(input, source, mapping, districts, kept);
  const faults = read.problems.map((problem): FormFinding => {
    const { row: number, column } = problem.args ?? {};
    const row = typeof number === 'number' ? (rows[number - 1]?.id ?? null) : null;
    const key = typeof column === 'string' ? column : null;
    return {
      ...{ key: [problem.name, row, key].join('/'), kind: 'forced', row, column: key },
      problem: named(input, name, problem),
    };
  });
  const filledIn = read.rows.map(({ number, district, values }) => ({
    id: rows[number - 1].id,
    district: districts[district]?.code ?? null,
    values,
  }));
  const numberOf = new Map(rows.map(({ id }, i) => [id, i + 1]));
  const codes = districts.map(({ code }) => code);
  const found = checkTable(input, filledIn, { districts: codes, earlier }).map((one): FormFinding => {
    const { check, row } = one;
    const column = check.kind === 'districts' ? null : check.field;
    const problem = findingProblem(input, one, {
      row: numberOf.get(row ?? '') ?? 0,
      districts,
      isYearBefore: earlier?.isYearBefore ?? false,
    });
    return {
      ...{
        key: row === null ? problem.name : [problem.name, row, column].join('/'),
        kind: check.level,
        row,
        column,
      },
      problem: named(input, name, problem),
    };
  });
  return {
    rows: read.rows,
    findings: [...faults, ...found],
    faultCount: read.problemCount + found.filter(({ kind }) => kind === 'forced').length,
    filled: filledPart(input, rows),
  };
}

/** Columns of a form are keys: messages name them, and the form, as the screen does. */
function named(input: TableFile, file: Name, problem: TableProblem): TableProblem {
  const args: [string, TableProblemArgs[string]][] = Object.entries({ ...problem.args });
  const worded = args.map(([key, value]) => {
    const isKeys = typeof value === 'string' && (key === 'column' || key === 'columns');
    return [key, isKeys ? columnNames(input, value.split(', ')) : value] as const;
  });
  return { ...problem, args: { ...Object.fromEntries(worded), file } };
}

function columnNames(input: TableFile, keys: readonly string[]): Name {
  const names = keys.map((key) => nameOf(input, key));
  const joined = (language: 'zh' | 'en'): string => names.map((name) => name[language]).join(', ');
  return { zh: joined('zh'), en: joined('en') };
}

/** What a column is called. */
function nameOf(input: TableFile, key: string): Name {
  if (key === districtCode) return tablePhrases['name.district-code'];
  return input.fields.find((field) => field.key === key)?.name ?? { zh: key, en: key };
}

/** Rows that nobody has touched count, for they are districts that wait for their figures. */
function filledPart(input: TableFile, rows: readonly FormRow[]): number {
  const required = input.fields.filter(({ optional }) => !optional).map(({ key }) => key);
  const all = rows.length * required.length;
  if (all === 0) return rows.some(({ cells }) => Object.keys(cells).length > 1) ? 100 : 0;
  const filled = rows.reduce(
    (sum, { cells }) => sum + required.filter((key) => (cells[key] ?? null) !== null).length,
    0,
  );
  return Math.floor((100 * filled) / all);
}
