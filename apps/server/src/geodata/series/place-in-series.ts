import { posix } from 'node:path';
import type { SeriesSummary } from '../task';

type SeriesUnit = SeriesSummary['unit'];

const dayLength = 86_400_000;
const year = String.raw`(?<!\d)((?:18|19|20|21)\d\d)`;
const calendarDays = [
  String.raw`${year}(\d\d)(\d\d)(?!\d)`,
  String.raw`${year}([-_.])(\d{1,2})\2(\d{1,2})(?!\d)`,
  String.raw`${year}年(\d{1,2})月(\d{1,2})日`,
].map((pattern) => new RegExp(pattern, 'g'));
const dayOfYear = new RegExp(String.raw`${year}[-_.]?(\d{3})(?!\d)`, 'g');
const calendarMonths = [String.raw`${year}[-_.]?(0[1-9]|1[0-2])(?!\d)`, String.raw`${year}年(\d{1,2})月`].map(
  (pattern) => new RegExp(pattern, 'g'),
);

/**
 * The place of a file in a series, by its name: days since 1970 (`20200131`, `2020-01-31`, `2020年1月31日`, day of the
 * year `2020031`), months since the year 0 (`202001`, `2020-01`), or the last number of the name. Null for a name
 * without one.
 */
export function placeInSeries(name: string, unit: SeriesUnit): number | null {
  const stem = posix.basename(name).replace(/\.[^.]*$/, '');
  switch (unit) {
    case 'day':
      return dayOf(stem);
    case 'month':
      return monthOf(stem);
    case 'number': {
      const last = /(\d+)\D*$/.exec(stem);
      return last && Number(last[1]);
    }
  }
}

/** A place as people write it: `2020-01-31`, `2020-01`, `31`. */
export function placeText(place: number, unit: SeriesUnit): string {
  switch (unit) {
    case 'day':
      return new Date(place * dayLength).toISOString().slice(0, 10);
    case 'month':
      return `${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`;
    case 'number':
      return String(place);
  }
}

function dayOf(stem: string): number | null {
  for (const pattern of calendarDays)
    for (const found of stem.matchAll(pattern)) {
      const [month, day] = found.slice(-2).map(Number);
      const time = new Date(Date.UTC(Number(found[1]), month - 1, day));
      // 31 April becomes 1 May.
      if (time.getUTCMonth() === month - 1 && time.getUTCDate() === day) return time.getTime() / dayLength;
    }
  for (const [, ofYear, day] of stem.matchAll(dayOfYear)) {
    const time = new Date(Date.UTC(Number(ofYear), 0, Number(day)));
    if (time.getUTCFullYear() === Number(ofYear) && Number(day) > 0) return time.getTime() / dayLength;
  }
  return null;
}

function monthOf(stem: string): number | null {
  for (const pattern of calendarMonths)
    for (const [, ofYear, month] of stem.matchAll(pattern))
      if (Number(month) >= 1 && Number(month) <= 12) return Number(ofYear) * 12 + Number(month) - 1;
  return null;
}
