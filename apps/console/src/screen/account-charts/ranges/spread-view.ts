import type { FigureGroup, ResultRange, ValueRange } from '@gep/api-client';
import { formatNumber } from '@gep/map-engine/scheme';
import type { ChartView, ChartWording } from '../chart/chart-view';
import type { FigureColumn } from '../chart/figures';
import { amount, totalId, valueColumn } from '../view/service-view';
import { rangeColors } from './range-look';
import { spanHeight, spanOption } from './span-chart';

/** What a value may be, with what it is of and whether that is the total, a group or a service. */
interface SpreadRow extends ValueRange {
  readonly name: string;
  /** Of the result. */
  readonly id: string;
  /** Of a group of the total. */
  readonly group?: FigureGroup;
  readonly kind: 'total' | 'group' | 'service';
}

/** The total, then groups and their services in the order of the account. */
export function spreadRows(
  { total, groups, models }: Pick<ResultRange, 'total' | 'groups' | 'models'>,
  totalName: string,
): SpreadRow[] {
  return [
    { name: totalName, id: totalId, kind: 'total', ...total },
    ...groups.map(({ key: group, ...range }) => ({ ...range, id: totalId, group, kind: 'group' as const })),
    ...models.map((model) => ({ ...model, id: model.modelId, kind: 'service' as const })),
  ];
}

/**
 * How far a figure is from the value of the account, in percent of that; NaN where the account says nothing or zero.
 * @example
 * deviation(90, 120); // 33.33…
 */
export const deviation = (account: number, figure: number): number =>
  account === 0 ? NaN : (100 * (figure - account)) / Math.abs(account);

const accountColumn = 2;
/** The last column that is a value: each is what the figure of the account may be. */
const spreadColumn = 9;
/** Both ranges by their upper ends, median, conservative value, and the account. */
const barColumns = [7, 6, 5, 3, accountColumn];

const signed = (value: number, text: string): string => (value > 0 ? `+${text}` : text);

/** What the total, its groups and its services may be, each around its value in the account. */
export function spreadView(
  ranges: Pick<ResultRange, 'compareFlag' | 'total' | 'groups' | 'models'>,
  totalName: string,
  { t, language }: ChartWording,
): ChartView {
  const rows = spreadRows(ranges, totalName);
  const { total } = ranges;
  const percentOf = (key: keyof ValueRange): number[] => rows.map((row) => deviation(row.account, row[key]));
  const money = (key: keyof ValueRange, title: string): FigureColumn =>
    valueColumn(title, rows.map((row) => row[key]), language); // prettier-ignore
  const share = (title: string): FigureColumn => ({ title, unit: '%', shown: { factor: 1, unit: '%' } });
  const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);
  return {
    title: t('range.chart.spread'),
    unit: t('range.chart.spreadUnit'),
    finding: t('range.chart.spreadFinding', {
      name: totalName,
      account: amount(total.account, language),
      low: amount(total.p5, language),
      high: amount(total.p95, language),
    }),
    figures: {
      columns: [
        { title: t('range.chart.what') },
        { title: t('range.chart.whatKind') },
        money('account', t('range.chart.account')),
        money('p5', t('range.chart.conservative')),
        money('p25', '25 %'),
        money('p50', t('range.chart.median')),
        money('p75', '75 %'),
        money('p95', t('range.high')),
        money('mean', t('range.numbers.mean')),
        money('sd', t('range.numbers.sd')),
        share(t('range.chart.lowShare')),
        share(t('range.chart.highShare')),
      ],
      rows: rows.map((row) => [
        row.name,
        t(`range.chart.kinds.${row.kind}`),
        ...[row.account, row.p5, row.p25, row.p50, row.p75, row.p95, row.mean, row.sd],
        finite(deviation(row.account, row.p5)),
        finite(deviation(row.account, row.p95)),
      ]),
      originOf: (row, column) => {
        if (column < accountColumn || column > spreadColumn) return undefined;
        const { id, group } = rows[row];
        // The group of a range has all of its services that are in the total.
        const ofGroup = group && { group, withIntermediate: true };
        return { id, output: 'value', compareFlag: ranges.compareFlag, ...ofGroup };
      },
    },
    barColumn: barColumns,
    height: spanHeight(rows.length),
    draw: (look) => {
      const colors = rangeColors(look);
      const zero = rows.map(() => 0);
      const ends = (key: 'p5' | 'p95') => rows.map((row) => amount(row[key], language));
      const band = (from: keyof ValueRange, to: keyof ValueRange) => ({
        from: percentOf(from),
        to: percentOf(to),
      });
      const conservative = { name: t('range.chart.conservative'), color: colors.low, thickness: 0.7 };
      const left = { ends: ends('p5'), side: 'left' as const };
      return spanOption(
        {
          names: rows.map(({ name }) => name),
          spans: [
            {
              name: '5 % – 95 %',
              color: colors.wide,
              ...band('p5', 'p95'),
              thickness: 0.34,
              ends: ends('p95'),
            },
            { name: '25 % – 75 %', color: colors.narrow, ...band('p25', 'p75'), thickness: 0.34 },
            { name: t('range.chart.median'), color: colors.middle, ...band('p50', 'p50'), thickness: 0.6 },
            { ...conservative, ...band('p5', 'p5'), ...left },
            { name: t('range.chart.account'), color: look.text, from: zero, to: zero, thickness: 1 },
          ],
          told: [
            { title: t('range.chart.account'), values: rows.map(({ account }) => account) },
            { title: t('range.chart.conservative'), values: rows.map(({ p5 }) => p5) },
            { title: t('range.chart.median'), values: rows.map(({ p50 }) => p50) },
            { title: t('range.high'), values: rows.map(({ p95 }) => p95) },
          ],
          tell: (value) => amount(value, language),
          tick: (value) => `${signed(value, formatNumber(value, { decimals: 'short', group: true }))} %`,
          room: [0.25, 0.25],
        },
        look,
      );
    },
  };
}
