import { yuan } from '../../../message/unit-words';
import { commonUnit } from '../../../message/unit';
import type { DistrictRow } from '../../range/district-rows';
import { barHeight, barOption } from '../chart/bar-option';
import type { FigureOrigin } from '../chart/figures';
import type { ChartView, ChartWording } from '../chart/chart-view';
import { amount, axisUnit } from '../view/service-view';
import { rangeColors } from './range-look';
import { deviation } from './spread-view';

/** Districts that are drawn; the table has all. */
export const drawnDistricts = 12;

interface DistrictRanges {
  readonly title: string;
  readonly rows: readonly DistrictRow[];
  /** Of the value of a district in the account. */
  readonly originOf: (code: string) => FigureOrigin;
}

/** Both ends of the range of a result in each district, beside what the account says. */
export function districtRangeView(
  { title, rows, originOf }: DistrictRanges,
  { t, language }: ChartWording,
): ChartView {
  const drawn = rows.slice(0, drawnDistricts);
  const all = rows.flatMap(({ ends }) => [ends.account, ends.p5, ends.p95]);
  const shown = axisUnit(all, language);
  const column = commonUnit(yuan, all, language);
  const percent = (of: DistrictRow['ends'], figure: number): number | null => {
    const share = deviation(of.account, figure);
    return Number.isFinite(share) ? share : null;
  };
  const money = (heading: string) => ({ title: heading, unit: yuan, shown: column });
  const share = (heading: string) => ({ title: heading, unit: '%', shown: { factor: 1, unit: '%' } });
  const first = rows.at(0);
  return {
    title,
    unit: shown.unit,
    finding: first
      ? t('range.chart.districtFinding', {
          count: rows.length,
          name: first.name,
          low: amount(first.ends.p5, language),
          high: amount(first.ends.p95, language),
        })
      : t('charts.nothing'),
    figures: {
      columns: [
        { title: t('charts.column.district') },
        { title: t('charts.column.code') },
        money(t('range.chart.account')),
        money(t('range.chart.conservative')),
        money(t('range.chart.highEnd')),
        share(t('range.chart.lowShare')),
        share(t('range.chart.highShare')),
      ],
      rows: rows.map(({ name, code, ends }) => [
        name,
        code,
        ends.account,
        ends.p5,
        ends.p95,
        percent(ends, ends.p5),
        percent(ends, ends.p95),
      ]),
      // Both ends are what the value of the account may be.
      originOf: (row, column) => (column >= 2 && column <= 4 ? originOf(rows[row].code) : undefined),
    },
    barColumn: 3,
    drawnAt: (row) => Math.min(row, drawn.length - 1),
    height: barHeight(drawn.length, 2, true),
    draw: (look) => {
      const colors = rangeColors(look);
      return barOption(
        {
          names: drawn.map(({ name }) => name),
          series: [
            {
              name: t('range.chart.conservative'),
              values: drawn.map(({ ends }) => ends.p5),
              color: colors.low,
            },
            { name: t('range.chart.highEnd'), values: drawn.map(({ ends }) => ends.p95), color: colors.high },
          ],
          shown,
        },
        look,
      );
    },
  };
}
