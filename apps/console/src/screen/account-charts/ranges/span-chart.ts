import type { CustomSeriesRenderItem } from 'echarts';
import type { EChartsCoreOption } from 'echarts/core';
import type { ShownUnit } from '../../../message/unit';
import { barOption, nameWidth } from '../chart/bar-option';
import type { ChartLook } from '../chart/chart-look';

/** What is drawn in every row from one number to another: a bar, or a mark where both are the same. */
export interface Span {
  /** In the legend. */
  readonly name: string;
  readonly color: string;
  /** Numbers on the axis, one a row; nothing is drawn where one of them is not finite. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** Share of the height of a row. */
  readonly thickness: number;
  /** A text at the end of the bar, one a row. */
  readonly ends?: readonly string[];
  /** Of the texts; absent: where the bar ends. */
  readonly side?: 'left' | 'right';
}

/** A figure of every row as the box at the pointer says it. */
export interface Told {
  readonly title: string;
  readonly values: readonly (number | null)[];
}

/** What a chart of spans is drawn from. */
export interface Spans {
  readonly names: readonly string[];
  /** The later ones over the earlier ones. */
  readonly spans: readonly Span[];
  readonly told: readonly Told[];
  readonly tell: (value: number) => string;
  /** What is written at a number of the axis. */
  readonly tick: (value: number) => string;
  /** Room for texts at both ends of the axis, as shares of its length. */
  readonly room: readonly [number, number];
}

const plain: ShownUnit = { factor: 1, unit: '' };
/** Of a row with names of one line, and of two. */
const rowPixels = [32, 48] as const;
const markPixels = 2;
/** How wide names are at most, in sizes of the text. */
const nameEms = 24;

/** How high a chart of spans is, in CSS pixels. */
export const spanHeight = (rows: number, lines: 1 | 2 = 1): number => 80 + rows * rowPixels[lines - 1];

/** Rows of bars between two numbers, on one axis. */
export function spanOption(chart: Spans, look: ChartLook): EChartsCoreOption {
  const { names, spans, told, tell, tick, room } = chart;
  const ends = spans.flatMap(({ from, to }) => [...from, ...to]).filter(Number.isFinite);
  const [least, most] = ends.length === 0 ? [0, 1] : [Math.min(...ends), Math.max(...ends)];
  const length = most - least || Math.abs(most) || 1;
  const label = { color: look.text, fontFamily: look.font, fontSize: look.textSize };
  const frame = barOption({ names, series: [], shown: plain }, look);
  const { xAxis, yAxis } = frame as { xAxis: object; yAxis: { axisLabel: object } };
  const dimensions = ['', ...told.map(({ title }) => title)];
  return {
    ...frame,
    grid: {
      ...{ left: 8, right: 8, top: 32, bottom: 8 },
      ...{ outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    },
    legend: {
      ...{ top: 0, left: 0, itemWidth: 12, itemHeight: 12, icon: 'rect', selectedMode: false },
      textStyle: label,
      data: spans.map(({ name }) => name),
    },
    xAxis: {
      ...xAxis,
      min: least - room[0] * length,
      max: most + room[1] * length,
      axisLabel: {
        ...label,
        ...{ color: look.muted, hideOverlap: true, showMinLabel: false, showMaxLabel: false },
        formatter: tick,
      },
    },
    yAxis: {
      ...yAxis,
      axisLabel: {
        ...yAxis.axisLabel,
        ...{ width: undefined, overflow: undefined, lineHeight: 1.3 * look.textSize },
        ...nameWidth(
          names.flatMap((name) => name.split('\n')),
          nameEms,
          look,
        ),
      },
    },
    series: spans.map((span) => ({
      type: 'custom',
      name: span.name,
      itemStyle: { color: span.color },
      dimensions,
      encode: { y: 0, itemName: 0, tooltip: told.map((_one, i) => i + 1) },
      tooltip: { valueFormatter: (value: unknown) => (typeof value === 'number' ? tell(value) : '--') },
      data: names.map((name, row) => ({ name, value: [row, ...told.map(({ values }) => values[row])] })),
      renderItem: drawnSpan(span, look),
    })),
  };
}

function drawnSpan(
  { from, to, thickness, color, ends, side }: Span,
  look: ChartLook,
): CustomSeriesRenderItem {
  return ({ dataIndex: row }, api) => {
    if (!Number.isFinite(from[row]) || !Number.isFinite(to[row])) return;
    const [start, middle] = api.coord([from[row], row]);
    const [end] = api.coord([to[row], row]);
    const band = api.size?.([0, 1]);
    const height = thickness * (Array.isArray(band) ? band[1] : rowPixels[0]);
    const width = Math.max(markPixels, Math.abs(end - start));
    const x = Math.min(start, end) - (start === end ? markPixels / 2 : 0);
    const isLeft = side === undefined ? end < start : side === 'left';
    const text = ends?.[row];
    return {
      type: 'group',
      children: [
        {
          type: 'rect',
          shape: { x, y: middle - height / 2, width, height },
          style: { fill: color },
          emphasis: { style: { fill: color, stroke: look.text, lineWidth: 1 } },
        },
        ...(text === undefined
          ? []
          : [
              {
                type: 'text' as const,
                style: {
                  ...{ text, x: isLeft ? x - 6 : x + width + 6, y: middle },
                  align: isLeft ? ('right' as const) : ('left' as const),
                  ...{ verticalAlign: 'middle' as const, fill: look.text },
                  font: `${look.textSize}px ${look.font}`,
                },
              },
            ]),
      ],
    };
  };
}
