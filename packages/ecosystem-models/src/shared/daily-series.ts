/** How the days of a series are dated. */
export interface DatedSeries {
  readonly years: number;
  /** Month of each day, 1-12. */
  readonly months: Uint8Array;
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

function* monthsOfYear(leap: boolean): Generator<number> {
  for (const [i, length] of monthLengths.entries()) {
    const days = leap && i === 1 ? 29 : length;
    for (let day = 0; day < days; day++) yield i + 1;
  }
}

/**
 * Dates a daily series that starts on 1 January and covers whole years: 365 or 366 days are one year of that length;
 * longer series are the calendar years from `firstYear` on.
 * @returns undefined when the days are not whole years
 * @example
 * dateSeries(366, 2020)?.months[59]; // 2
 * dateSeries(1461, 2013)?.years; // 4
 * dateSeries(300, 2020); // undefined
 */
export function dateSeries(days: number, firstYear: number): DatedSeries | undefined {
  if (days === 365 || days === 366) return { years: 1, months: Uint8Array.from(monthsOfYear(days === 366)) };
  const months: number[] = [];
  let years = 0;
  while (months.length < days) months.push(...monthsOfYear(isLeap(firstYear + years++)));
  return days > 0 && months.length === days ? { years, months: Uint8Array.from(months) } : undefined;
}
