import { formatNumber } from '@gep/map-engine/scheme';
import type { EChartsCoreOption } from 'echarts/core';
import { screenNumber } from '../../../message/unit';
import type { ShownUnit } from '../../../message/unit';
import { sumOf } from '../summary-figures';
import type { ChartLook } from './chart-look';
import { textEms } from './text-ems';

export interface BarSeries {
  readonly name: string;
  /** In the unit of the server; null where there is no figure: no bar is drawn. */
  readonly values: readonly (number | null)[];
  /** One, or one a row. */
  readonly color: string | readonly string[];
  readonly stack?: boolean;
}

interface Bars {
  readonly names: readonly string[];
  readonly series: readonly BarSeries[];
  readonly shown: ShownUnit;
}

const least = 0.005;
/** How wide names at an axis may be, and numbers at bars are at least, in sizes of the text. */
const nameEms = { one: 20, more: 16 };
const numberEms = 3;
/** Numbers that are wider leave room for few marks of the axis. */
const longEms = 5;

/** A number at a bar: what two decimals would show as nothing is said to be small. */
export function barText(value: number | null, { factor }: ShownUnit): string {
  if (value === null) return '';
  const size = Math.abs(value) / factor;
  return size > 0 && size < least ? `< 0.01` : screenNumber(value / factor);
}

const tick = (value: number): string => formatNumber(value, { decimals: 'short', group: true });

/** How high a chart of bars is, in CSS pixels. */
export function barHeight(rows: number, series = 1, legend = false): number {
  return 48 + (legend ? 28 : 0) + rows * (series > 1 ? 8 + 20 * series : 28);
}

/** Horizontal bars from the first row down, with their numbers at the end. */
export function barOption({ names, series, shown }: Bars, look: ChartLook): EChartsCoreOption {
  const label = { color: look.text, fontFamily: look.font, fontSize: look.textSize };
  const isStacked = series.some(({ stack }) => stack);
  const legend = series.length > 1 || isStacked;
  const ends = names.map((_name, row) => sumOf(series.map(({ values }) => values[row])));
  const isNegative = (value: number | null): boolean => value !== null && value < 0;
  const texts = (isStacked ? [ends] : series.map(({ values }) => values))
    .flat()
    .map((value) => barText(value, shown));
  // A row of one bar is as high as one line.
  const most = nameEms[series.length === 1 ? 'one' : 'more'];
  const room = Math.max(numberEms, ...texts.map(textEms));
  // At the ends of stacks, whose last part may have no bar.
  // A sum below zero is at the end of the parts below zero: ECharts stacks those on their own.
  const sums: BarSeries = {
    ...{ name: '', color: 'transparent', stack: true },
    values: ends.map((end) => (isNegative(end) ? -Number.MIN_VALUE * shown.factor : 0)),
  };
  const toTheLeft = series.some(({ values }) => (isStacked ? ends : values).some(isNegative));
  return {
    animation: false,
    textStyle: label,
    grid: {
      left: 8,
      // Numbers are at the ends of bars.
      right: look.textSize * (1 + room),
      top: legend ? 32 : 8,
      bottom: 8,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
      // Else a quarter is kept for the bars, and long names in a narrow card lose their beginning.
      outerBoundsClampWidth: '12%',
    },
    legend: legend
      ? {
          top: 0,
          left: 0,
          itemWidth: 12,
          itemHeight: 12,
          icon: 'rect',
          textStyle: label,
          selectedMode: false,
          data: series.map(({ name }) => name),
        }
      : undefined,
    tooltip: tooltip(look),
    xAxis: {
      type: 'value',
      splitNumber: room > longEms ? 2 : 4,
      // Room for the numbers of bars that go to the left.
      boundaryGap: [toTheLeft ? '12%' : 0, 0],
      axisLabel: { ...label, color: look.muted, formatter: tick, hideOverlap: true },
      splitLine: { lineStyle: { color: look.line } },
    },
    yAxis: {
      type: 'category',
      inverse: true,
      data: names.map((name) => inLines(name, most)),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: look.line } },
      axisLabel: {
        ...label,
        interval: 0,
        lineHeight: look.textSize + 1,
        ...nameWidth(names, most, look),
      },
    },
    series: [...series, ...(isStacked ? [sums] : [])].map(({ name, values, color, stack }) => ({
      type: 'bar',
      name,
      stack: stack ? 'all' : undefined,
      barMaxWidth: 18,
      barGap: '10%',
      itemStyle: typeof color === 'string' ? { color } : undefined,
      label: {
        ...label,
        show: !isStacked || name === '',
        position: 'right',
        formatter: ({ dataIndex }: { dataIndex: number }) =>
          barText((isStacked ? ends : values)[dataIndex], shown),
      },
      tooltip: {
        valueFormatter: (value: unknown) =>
          typeof value === 'number' ? `${barText(value * shown.factor, shown)} ${shown.unit}` : '--',
      },
      data: values.map((value, row) => ({
        value: value === null ? null : value / shown.factor,
        ...(typeof color !== 'string' && { itemStyle: { color: color[row] } }),
        ...(isNegative(isStacked ? ends[row] : value) && { label: { position: 'left' } }),
      })),
    })),
  };
}

/** A name that is too long for a line breaks between its parts, where the first fits. */
function inLines(name: string, most: number): string {
  const [first] = name.split(' · ');
  return textEms(name) > most && textEms(first) < most ? name.replace(' · ', ' ·\n') : name;
}

/**
 * How wide names at an axis are: as they need. Longer ones than `most` sizes of the text break: a second line shows the
 * difference of names that differ at their ends only.
 */
export function nameWidth(names: readonly string[], most: number, { textSize }: ChartLook): object {
  return names.every((name) => textEms(name) <= most) ? {} : { width: most * textSize, overflow: 'break' };
}

/** The box that says what is under the pointer. */
export function tooltip(look: ChartLook) {
  return {
    confine: true,
    // Drawn in the chart: markup in the page is shown as text, by the rule on what scripts may write there.
    renderMode: 'richText' as const,
    trigger: 'item',
    backgroundColor: look.surface,
    borderColor: look.line,
    textStyle: { color: look.text, fontFamily: look.font, fontSize: look.textSize },
  };
}
