import { resolve } from 'node:path';
import * as z from 'zod';
import { failFile } from './folder-fault';
import { readText } from './read-file';

const isoDate = z.iso.date();

/** One number a day out of a CSV file, as stations are published. */
export const seriesSource = z.strictObject({
  file: z.string().min(1),
  /** Name of the column with the numbers. */
  column: z.string().min(1),
  /** Name of the column with the dates, the first one unless said. */
  dates: z.string().min(1).optional(),
  /** First and last day, `2012-01-01`. */
  from: isoDate,
  to: isoDate,
});
export type SeriesSource = z.infer<typeof seriesSource>;

const dayLength = 86_400_000;

/**
 * Reads the numbers of all days from `from` to `to` in their order. Lines that begin with `#` are left out, the first
 * other line names the columns. Dates may lack zeros (`2012-1-5`), and a time behind them is left out.
 * @throws GepError that names the file and the column, the line or the day that is wrong
 */
export async function readSeries(
  folder: string,
  { file, column, dates, from, to }: SeriesSource,
): Promise<number[]> {
  const text = await readText(resolve(folder, file));
  const lines = text
    .split(/\r?\n/)
    .map((line, i) => ({ line: i + 1, cells: line.split(',').map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.join('') !== '' && !cells[0].startsWith('#'));
  const [header, ...rows] = lines;
  const placeOf = (name: string): number => {
    const place = header?.cells.indexOf(name) ?? -1;
    return place >= 0 ? place : failFile(file, 'no-column', { column: name });
  };
  const place = placeOf(column);
  const datePlace = dates === undefined ? 0 : placeOf(dates);
  const byDay = new Map<string, number>();
  for (const { line, cells } of rows) {
    const [date, number] = [cells[datePlace] ?? '', cells[place] ?? ''];
    const day = dateOf(date) ?? failFile(file, 'not-a-date', { line, got: date });
    if (day < from || day > to) continue;
    if (byDay.has(day)) failFile(file, 'day-twice', { line, day });
    if (number === '' || !Number.isFinite(Number(number)))
      failFile(file, 'not-a-number', { line, got: number });
    byDay.set(day, Number(number));
  }
  return daysBetween(file, from, to).map((day) => byDay.get(day) ?? failFile(file, 'no-day', { day }));
}

/** The day of a text such as `2012-1-5 20:00:00`, null where it is none. */
function dateOf(text: string): string | null {
  const [, year, month, day] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T]|$)/.exec(text) ?? [];
  if (year === undefined) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isoDate.safeParse(iso).success ? iso : null;
}

function daysBetween(file: string, from: string, to: string): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  if (last < first) failFile(file, 'days-reversed', { from, to });
  return Array.from({ length: (last - first) / dayLength + 1 }, (_, i) =>
    new Date(first + i * dayLength).toISOString().slice(0, 10),
  );
}
