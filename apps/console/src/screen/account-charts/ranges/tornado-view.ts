import type { ResultRange } from '@gep/api-client';
import { formatNumber } from '@gep/map-engine/scheme';
import { commonUnit } from '../../../message/unit';
import { yuan } from '../../../message/unit-words';
import { distributionText } from '../../range/distribution-text';
import { barText } from '../chart/bar-option';
import type { ChartView, ChartWording } from '../chart/chart-view';
import { amount, axisUnit, totalId } from '../view/service-view';
import { rangeColors } from './range-look';
import { spanHeight, spanOption } from './span-chart';

/** Bars that are drawn; the table has all. */
export const drawnTornado = 20;

/**
 * Where the two halves of a bar meet: at the value of the account, or in the middle where both totals are on one side of it.
 * @example
 * pivotOf(10, 8, 13); // 10
 * pivotOf(10, 12, 14); // 13
 */
export function pivotOf(account: number, low: number, high: number): number {
  const isInside = account > Math.min(low, high) && account < Math.max(low, high);
  return isInside ? account : (low + high) / 2;
}

const numberColumns = [4, 5];
/** Total at both ends, then the mark of the account, which is where the swing is. */
const totalColumns = [6, 7, 8];

/** The total at both ends of one distribution after the other, around the total of the account. */
export function tornadoView(
  { bars, total, compareFlag }: Pick<ResultRange, 'bars' | 'total' | 'compareFlag'>,
  { t, language }: ChartWording,
): ChartView {
  const { account } = total;
  const totals = bars.flatMap(({ low, high }) => [low.total, high.total]);
  const shown = axisUnit([account, ...totals], language);
  const column = commonUnit(yuan, totals, language);
  const drawn = bars.slice(0, drawnTornado);
  const scaled = (value: number): number => value / shown.factor;
  const [first] = bars;
  return {
    title: t('range.tornado'),
    unit: shown.unit,
    finding: t('range.chart.tornadoFinding', {
      account: amount(account, language),
      name: `${first.modelName} · ${first.name}`,
      low: amount(Math.min(first.low.total, first.high.total), language),
      high: amount(Math.max(first.low.total, first.high.total), language),
    }),
    figures: {
      columns: [
        { title: t('range.number') },
        { title: t('charts.column.service') },
        { title: t('range.kind') },
        { title: t('range.chart.numberUnit') },
        { title: t('range.chart.numberAtLow'), unit: '' },
        { title: t('range.chart.numberAtHigh'), unit: '' },
        { title: t('range.chart.totalAtLow'), unit: yuan, shown: column },
        { title: t('range.chart.totalAtHigh'), unit: yuan, shown: column },
        { title: t('range.chart.swing'), unit: yuan, shown: column },
        { title: t('range.source') },
      ],
      rows: bars.map(({ name, modelName, unit, low, high, swing, uncertainty }) => [
        name,
        modelName,
        distributionText(uncertainty, t),
        unit || t('range.chart.factor'),
        low.number,
        high.number,
        low.total,
        high.total,
        swing,
        uncertainty.source,
      ]),
      // A number is among the parameters of its service; the totals are those of the account with another number in it.
      originOf: (row, column) => {
        const figure = { output: 'value', compareFlag } as const;
        if (numberColumns.includes(column)) return { ...figure, id: bars[row].modelId };
        return totalColumns.includes(column) ? { ...figure, id: totalId } : undefined;
      },
    },
    barColumn: totalColumns,
    drawnAt: (row) => Math.min(row, drawn.length - 1),
    height: spanHeight(drawn.length, 2),
    draw: (look) => {
      const colors = rangeColors(look);
      const pivots = drawn.map(({ low, high }) => scaled(pivotOf(account, low.total, high.total)));
      const half = (end: 'low' | 'high') => ({
        name: t(end === 'low' ? 'range.chart.numberAtLow' : 'range.chart.numberAtHigh'),
        color: colors[end],
        from: pivots,
        to: drawn.map((bar) => scaled(bar[end].total)),
        thickness: 0.4,
        ends: drawn.map((bar) => barText(bar[end].total, shown)),
      });
      const accounts = drawn.map(() => scaled(account));
      return spanOption(
        {
          names: drawn.map(({ name, modelName }) => `${name}\n${modelName}`),
          spans: [
            half('low'),
            half('high'),
            { name: t('range.chart.account'), color: look.text, from: accounts, to: accounts, thickness: 1 },
          ],
          told: (['low', 'high'] as const).map((end) => ({
            title: t(end === 'low' ? 'range.chart.totalAtLow' : 'range.chart.totalAtHigh'),
            values: drawn.map((bar) => bar[end].total),
          })),
          tell: (value) => amount(value, language),
          tick: (value) => formatNumber(value, { decimals: 'short', group: true }),
          room: [0.2, 0.2],
        },
        look,
      );
    },
  };
}
