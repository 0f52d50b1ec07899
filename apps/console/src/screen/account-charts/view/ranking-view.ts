import { commonUnit, inUnit, shownUnit } from '../../../message/unit';
import { barHeight, barOption } from '../chart/bar-option';
import type { ChartView, ChartWording } from '../chart/chart-view';
import type { FigureOrigin } from '../chart/figures';
import { sumOf } from '../summary-figures';
import { percent } from './service-view';

/** A district in a ranking. */
export interface RankedDistrict {
  readonly code: string;
  readonly name: string;
  readonly value: number | null;
  /** From 1, the largest first; null without a value. */
  readonly rank: number | null;
}

/** How many districts are drawn; the table has them all. */
export const drawnRanks = 20;

/** Districts with their rank, the largest first; those without a value at the end, by code. */
export function rankedDistricts(
  codes: readonly string[],
  figures: readonly (number | null)[],
  nameOf: (code: string) => string,
): RankedDistrict[] {
  const rows = codes.map((code, i) => ({ code, name: nameOf(code), value: figures[i] ?? null }));
  const ordered = rows.toSorted((a, b) => {
    if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
    return b.value - a.value;
  });
  const first = new Map<number, number>();
  ordered.forEach(({ value }, i) => {
    if (value !== null && !first.has(value)) first.set(value, i + 1);
  });
  return ordered.map((row) => ({ ...row, rank: row.value === null ? null : (first.get(row.value) ?? null) }));
}

interface Ranking {
  /** What is ranked, in words. */
  readonly title: string;
  /** As the server names it. */
  readonly unit: string;
  readonly districts: readonly RankedDistrict[];
  /** Of the bars. */
  readonly color: string;
  /** Of the figure of a district. */
  readonly originOf: (code: string) => FigureOrigin;
}

/** The districts with the most, and all of them in the table. */
export function rankingView(
  { title, unit, districts, color, originOf }: Ranking,
  { t, language }: ChartWording,
): ChartView {
  const values = districts.map(({ value }) => value);
  const drawn = districts.filter(({ value }) => value !== null).slice(0, drawnRanks);
  const shown = shownUnit(unit, Math.max(0, ...values.map((value) => Math.abs(value ?? 0))), language);
  const whole = sumOf(values);
  const first = districts.at(0);
  return {
    title,
    unit: shown.unit,
    finding:
      first === undefined || first.value === null
        ? t('charts.nothing')
        : t('charts.finding.ranking', {
            count: districts.length,
            name: first.name,
            amount: `${inUnit(first.value, shown)} ${shown.unit}`,
          }),
    figures: {
      columns: [
        { title: t('charts.column.district') },
        { title: t('charts.column.code') },
        { title: t('charts.column.rank'), unit: '', shown: { factor: 1, unit: '' } },
        { title: t('charts.column.figure'), unit, shown: commonUnit(unit, values, language) },
        { title: t('charts.column.share'), unit: '%', shown: { factor: 1, unit: '%' } },
      ],
      rows: districts.map(({ name, code, rank, value }) => [name, code, rank, value, percent(value, whole)]),
      originOf: (row, column) => (column === 3 ? originOf(districts[row].code) : undefined),
    },
    barColumn: 3,
    height: barHeight(drawnRanks),
    drawnAt: (row) => Math.min(row, drawn.length - 1),
    draw: (look) =>
      barOption(
        {
          names: drawn.map(({ name }) => name),
          series: [{ name: title, values: drawn.map(({ value }) => value), color }],
          shown,
        },
        look,
      ),
  };
}
