import type { TableFile } from '../file-input';
import { numberIn } from '../records';
import type { RecordValues } from '../records';
import { checkTolerance, wrongUnit } from './check-number';
import type { NumberCheck, TableCheck } from './table-check';

/** A row that was filled in: its district by code, null where that is not one of the region. */
export interface CheckedRow {
  readonly id: string;
  readonly district: string | null;
  readonly values: RecordValues;
}

/** The rows of an earlier year. */
export interface EarlierYear {
  readonly rows: readonly Omit<CheckedRow, 'id'>[];
  /** It is the year before: its closing values are the opening ones. False: a year that is only compared with. */
  readonly isYearBefore: boolean;
}

/** What a table is checked against. */
export interface CheckContext {
  /** Codes of the districts that have to be reported. */
  readonly districts: readonly string[];
  /** Null where there is none: nothing is compared then. */
  readonly earlier: EarlierYear | null;
}

/** What a check found. */
export interface TableFinding {
  readonly check: TableCheck;
  /** Id of the row; null for findings about the whole table. */
  readonly row: string | null;
  /** Districts without a row. */
  readonly districts?: readonly string[];
  /** The number that was found, and what it was held against: that of last year, or the sum of its parts. */
  readonly value?: number;
  readonly against?: number;
  /** How many times the number is too large, or too small: 1000 or 10000. */
  readonly factor?: number;
}

/**
 * Holds the rows of a table against the checks of its definition. The server, the screen and the formulas of the
 * workbook find the same.
 * @example
 * const field = { key: 'mass', name: { zh: '质量', en: 'Mass' }, type: 'number', unit: 't', bounds: [0, null] } as const;
 * const check = { kind: 'change', level: 'explain', field: 'mass', most: 0.3 } as const;
 * const input = { key: 'm', kind: 'table', name: field.name, fields: [field], checks: [check] } as const;
 * const row = { district: '350101', values: { mass: 10 } };
 * const earlier = { rows: [{ ...row, values: { mass: 20 } }], isYearBefore: true };
 * checkTable(input, [{ ...row, id: 'a' }], { districts: ['350101'], earlier })[0].check.kind; // 'change'
 */
export function checkTable(
  input: TableFile,
  rows: readonly CheckedRow[],
  { districts, earlier }: CheckContext,
): TableFinding[] {
  const checks = checksIn(input, earlier?.isYearBefore ?? false);
  const numbers = byField(checks);
  const before = new Map<string, RecordValues>();
  for (const row of earlier?.rows ?? []) {
    const key = rowKey(input, row);
    if (!before.has(key)) before.set(key, row.values);
  }
  const totals = districtTotals(checks, rows);
  const found = rows.flatMap((row) => {
    const last = row.district === null ? {} : (before.get(rowKey(input, row)) ?? {});
    const sumOf = (check: NumberCheck): number => totals.get(check)?.get(row.district) ?? 0;
    return numbers.flatMap((ofField) => firstFinding(ofField, row, last, sumOf));
  });
  const missing = missingDistricts(
    districts,
    rows.map(({ district }) => district),
  );
  const gaps = checks.filter(({ kind }) => kind === 'districts' && missing.length > 0);
  return [...gaps.map((check) => ({ check, row: null, districts: missing })), ...found];
}

/**
 * The checks that can find something: openings need the year before.
 * @example
 * checksIn({ key: 'm', kind: 'table', name: { zh: '质量', en: 'Mass' }, fields: [] }, true); // []
 */
export function checksIn({ checks = [] }: TableFile, isYearBefore: boolean): readonly TableCheck[] {
  return isYearBefore ? checks : checks.filter(({ kind }) => kind !== 'opening');
}

/**
 * Districts without a row; none while there is no row at all.
 * @example
 * missingDistricts(['350101', '350102'], ['350102']); // ['350101']
 */
export function missingDistricts(districts: readonly string[], ofRows: readonly (string | null)[]): string[] {
  const found = new Set(ofRows);
  return ofRows.length === 0 ? [] : districts.filter((code) => !found.has(code));
}

/** What a row is recognised by from year to year: its district and the texts that make it unique there. */
function rowKey({ uniqueBy = [] }: TableFile, { district, values }: Omit<CheckedRow, 'id'>): string {
  return [district ?? '', ...uniqueBy.map((key) => textOf(values[key]))].join('|').toLowerCase();
}

function textOf(value: RecordValues[string]): string {
  return value === undefined ? '' : typeof value === 'object' ? value.join(',') : String(value).trim();
}

/** The checks of numbers by their field, each in the order of the definition. */
function byField(checks: readonly TableCheck[]): NumberCheck[][] {
  const groups = new Map<string, NumberCheck[]>();
  for (const check of checks) {
    if (check.kind === 'districts') continue;
    groups.set(check.field, [...(groups.get(check.field) ?? []), check]);
  }
  return [...groups.values()];
}

function firstFinding(
  checks: readonly NumberCheck[],
  { id, values }: CheckedRow,
  last: RecordValues,
  sumOf: (check: NumberCheck) => number,
): TableFinding[] {
  for (const check of checks) {
    const value = numberIn(values, check.field);
    if (Number.isNaN(value)) continue;
    const found = findingIn(check, value, last, sumOf);
    if (found) return [{ check, row: id, value, ...found }];
  }
  return [];
}

function findingIn(
  check: NumberCheck,
  value: number,
  last: RecordValues,
  sumOf: (check: NumberCheck) => number,
): Pick<TableFinding, 'against' | 'factor'> | null {
  switch (check.kind) {
    case 'magnitude': {
      const before = numberIn(last, check.field);
      const factor = wrongUnit(value, before, check.typical);
      return factor === null ? null : { factor, ...(before > 0 && { against: before }) };
    }
    case 'change': {
      const before = numberIn(last, check.field);
      return differs(value, before, check.most) ? { against: before } : null;
    }
    case 'opening': {
      const closing = numberIn(last, check.closing);
      return differs(value, closing, checkTolerance) ? { against: closing } : null;
    }
    case 'total': {
      const sum = sumOf(check);
      return differs(sum, value, checkTolerance) ? { against: sum } : null;
    }
    case 'range':
      return value < check.within[0] || value > check.within[1] ? {} : null;
  }
}

/** Whether a number is off another one by more than this part of that; never where there is none. */
function differs(value: number, from: number, part: number): boolean {
  return Math.abs(value - from) > (part + 1e-9) * Math.abs(from);
}

/** Sums of the parts of each total by district. */
function districtTotals(
  checks: readonly TableCheck[],
  rows: readonly CheckedRow[],
): Map<NumberCheck, Map<string | null, number>> {
  const totals = new Map<NumberCheck, Map<string | null, number>>();
  for (const check of checks) {
    if (check.kind !== 'total') continue;
    const sums = new Map<string | null, number>();
    for (const { district, values } of rows)
      for (const key of check.parts) {
        const part = numberIn(values, key);
        if (!Number.isNaN(part)) sums.set(district, (sums.get(district) ?? 0) + part);
      }
    totals.set(check, sums);
  }
  return totals;
}
