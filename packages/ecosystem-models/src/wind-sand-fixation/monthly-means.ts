import type { PixelInputs } from '../model';
import { dateSeries } from '../shared/daily-series';
import { inputBands } from '../shared/pixel-loop';
import type { Tally } from '../shared/pixel-loop';

/** Any year: a series of one year takes its length from its days. */
const YEAR = 1;

/** Month, 1-12, of each of `count` observations that cover one year evenly; undefined where they don't. */
function monthsOf(count: number): Uint8Array | undefined {
  if (count === 12) return Uint8Array.from({ length: 12 }, (_, i) => i + 1);
  const days = [365, 366].find((length) => count % length === 0);
  if (days === undefined) return undefined;
  const months = dateSeries(days, YEAR)?.months;
  const perDay = count / days;
  return months && Uint8Array.from({ length: count }, (_, i) => months[Math.floor(i / perDay)]);
}

/** Days of the months of a year with 365 or 366 days. */
export function monthLengths(days: 365 | 366): number[] {
  const lengths = new Array<number>(12).fill(0);
  for (const month of dateSeries(days, YEAR)?.months ?? []) lengths[month - 1]++;
  return lengths;
}

/** Whether an input has an observation on 29 February. */
export function isLeapYear(inputs: PixelInputs, key: string): boolean {
  const count = inputBands(inputs, key).length;
  return count % 366 === 0 && count % 365 !== 0;
}

/** Means of the cells in a month, 1-12; the next month takes the same array. */
export type MonthlyMeans = (month: number) => Float64Array;

/**
 * The means of each month over an input that covers one year: 12 monthly bands or numbers, or one or several a day; a
 * single one holds for all months. Other counts are an error of the tally.
 * @param of what of an observation is averaged; NaN in any observation gives NaN
 */
export function monthlyMeans(
  inputs: PixelInputs,
  key: string,
  tally: Tally,
  of: (observation: number) => number,
): MonthlyMeans {
  const bands = inputBands(inputs, key);
  return meansOf(inputs, key, tally, of, bands.length === 1 ? undefined : monthsOf(bands.length));
}

/** Totals of each month: 12 bands or numbers, or a single one for all months. */
export function monthlyTotals(inputs: PixelInputs, key: string, tally: Tally): MonthlyMeans {
  const { length } = inputBands(inputs, key);
  return meansOf(inputs, key, tally, (total) => total, length === 12 ? monthsOf(length) : undefined);
}

function meansOf(
  inputs: PixelInputs,
  key: string,
  tally: Tally,
  of: (observation: number) => number,
  months: Uint8Array | undefined,
): MonthlyMeans {
  const bands = inputBands(inputs, key);
  if (months === undefined && bands.length !== 1) tally.add('bands-not-a-year', key, 1, 'error');
  const means = new Float64Array(inputs.width * inputs.height);
  return (month) => {
    const own = months === undefined ? bands : bands.filter((_, i) => months[i] === month);
    const share = 1 / own.length;
    let everywhere = 0;
    for (const band of own) if (typeof band === 'number') everywhere += of(band) * share;
    means.fill(everywhere);
    for (const band of own) {
      if (typeof band === 'number') continue;
      for (let i = 0; i < means.length; i++) means[i] += of(band[i]) * share;
    }
    return means;
  };
}
