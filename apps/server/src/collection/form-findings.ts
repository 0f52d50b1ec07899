import { checkTable } from '@gep/ecosystem-models';
import type { EarlierYear, TableFile } from '@gep/ecosystem-models';
import type { LocalText, ReportFinding } from '@gep/api-client/contract';
import type { StoredProblem } from '../error/stored-problem';
import type { Word } from '../error/word';
import { phrase, textOf } from '../message/phrase';
import { districtCode } from '../model/records/match-columns';
import { readRows } from '../model/records/read-rows';
import type { NamedDistrict, ReadRow } from '../model/records/read-rows';
import type { SourceRows } from '../model/records/source-rows';
import type { StoredRow } from '../store/schema';
import { checkProblem } from './check-problem';
import { valueOf } from './form-cells';

/** A finding that is not worded yet. */
export interface Finding extends Pick<ReportFinding, 'key' | 'kind' | 'row' | 'column'> {
  readonly problem: StoredProblem;
}

export interface CheckedRows {
  readonly rows: readonly ReadRow[];
  readonly findings: readonly Finding[];
  /** Faults beyond those that are listed count, too. */
  readonly faultCount: number;
  /** Percent of the cells that have to be filled in, 0-100. */
  readonly filled: number;
}

/**
 * Checks the rows of a table form by the fields of its input, with the rules that also judge an uploaded file, and by the
 * checks of its definition: faults keep it from being handed in, other findings have to be explained.
 * @param name of the form, for messages
 */
export function checkForm(
  input: TableFile,
  name: LocalText,
  stored: readonly StoredRow[],
  districts: readonly NamedDistrict[],
  earlier: EarlierYear | null,
): CheckedRows {
  const columns = [districtCode, ...input.fields.map(({ key }) => key)];
  const source: SourceRows = {
    // Messages get the name of the form in both languages below.
    file: '',
    columns,
    rows: stored.map((row, i) => ({ number: i + 1, cells: columns.map((column) => valueOf(row, column)) })),
  };
  const mapping = Object.fromEntries(columns.map((column) => [column, column]));
  const { rows, problems, problemCount } = readRows(input, source, mapping, districts);
  const faults = problems.map((problem): Finding => {
    const { row: number, column } = problem.args ?? {};
    const row = typeof number === 'number' ? (stored[number - 1]?.id ?? null) : null;
    const key = typeof column === 'string' ? column : null;
    return {
      key: [problem.name, row, key].join('/'),
      kind: 'forced',
      row,
      column: key,
      problem: named(input, name, problem),
    };
  });
  const filledIn = rows.map(({ number, district, values }) => ({
    id: stored[number - 1].id,
    district: districts[district]?.code ?? null,
    values,
  }));
  const numberOf = new Map(stored.map(({ id }, i) => [id, i + 1]));
  const found = checkTable(input, filledIn, { districts: districts.map(({ code }) => code), earlier }).map(
    (one): Finding => {
      const { check, row } = one;
      const column = check.kind === 'districts' ? null : check.field;
      const problem = checkProblem(input, one, {
        row: numberOf.get(row ?? '') ?? 0,
        districts,
        isYearBefore: earlier?.isYearBefore ?? false,
      });
      return {
        key: row === null ? problem.name : [problem.name, row, column].join('/'),
        kind: check.level,
        row,
        column,
        problem: named(input, name, problem),
      };
    },
  );
  return {
    rows,
    findings: [...faults, ...found],
    faultCount: problemCount + found.filter(({ kind }) => kind === 'forced').length,
    filled: filledPart(input, stored),
  };
}

export function wordFinding({ problem, ...finding }: Finding, word: Word): ReportFinding {
  return { ...finding, message: word(problem).message };
}

/** The key of an explanation that serves a finding in all rows of its column at once. */
export function keyOfAll({ key, row, column, problem }: Finding): string {
  return row === null ? key : [problem.name, '*', column].join('/');
}

/** Columns of a form are keys: messages name them, and the form, as the screen does. */
function named(input: TableFile, file: LocalText, problem: StoredProblem): StoredProblem {
  const { column } = problem.args ?? {};
  if (typeof column !== 'string') return { ...problem, args: { ...problem.args, file } };
  const names = column.split(', ').map((key) => nameOf(input, key));
  const joined = (language: 'zh' | 'en'): string => names.map((name) => name[language]).join(', ');
  return { ...problem, args: { ...problem.args, file, column: { zh: joined('zh'), en: joined('en') } } };
}

/** What a column is called. */
function nameOf(input: TableFile, key: string): LocalText {
  if (key === districtCode) return textOf(phrase('name.district-code'));
  return input.fields.find((field) => field.key === key)?.name ?? { zh: key, en: key };
}

/** Rows that nobody has touched count, for they are districts that wait for their figures. */
function filledPart(input: TableFile, stored: readonly StoredRow[]): number {
  const required = input.fields.filter(({ optional }) => !optional).map(({ key }) => key);
  const all = stored.length * required.length;
  if (all === 0) return stored.some(({ cells }) => Object.keys(cells).length > 1) ? 100 : 0;
  const filled = stored.reduce(
    (sum, row) => sum + required.filter((key) => valueOf(row, key) !== null).length,
    0,
  );
  return Math.floor((100 * filled) / all);
}

/** How many findings of a kind there are; of faults also those that are not listed. */
export function countOf(kind: ReportFinding['kind'], { findings, faultCount }: CheckedRows): number {
  return kind === 'forced' ? faultCount : findings.filter((one) => one.kind === kind).length;
}
