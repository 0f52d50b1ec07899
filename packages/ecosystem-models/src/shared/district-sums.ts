import type { Warning } from '../problem';
import { countFeatures } from '../records';
import type { TableRecord } from '../records';

/**
 * Sums of rows by district; NaN where a district has no row with a figure.
 * @param figure of a row; NaN is none
 */
export function sumByDistrict<Row extends TableRecord>(
  rows: readonly Row[],
  districtCount: number,
  figure: (row: Row) => number,
): Float64Array {
  const sums = new Float64Array(districtCount).fill(NaN);
  for (const row of rows) {
    const part = figure(row);
    if (row.district < 0 || Number.isNaN(part)) continue;
    sums[row.district] = Number.isNaN(sums[row.district]) ? part : sums[row.district] + part;
  }
  return sums;
}

/**
 * Says how many rows or features leave out what their figure needs, and so have none.
 * @param at key of the input that the rows come from
 */
export function missingMeasures<Row extends TableRecord>(
  rows: readonly Row[],
  at: string,
  figure: (row: Row) => number,
): Warning[] {
  const count = countFeatures(rows.filter((row) => Number.isNaN(figure(row))));
  return count === 0 ? [] : [{ code: 'missing-measures', severity: 'warning', count, at }];
}
