import type { EChartsCoreOption } from 'echarts/core';
import type { ShownUnit } from '../../../message/unit';
import { barText, tooltip } from '../chart/bar-option';
import type { ChartLook } from '../chart/chart-look';
import type { FigureOrigin } from '../chart/figures';

/** A step of a waterfall: from one value to another one, in the unit of the server. */
export interface Step {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly color: string;
  /** Of what it shows. */
  readonly origin: FigureOrigin;
}

/** Columns from left to right, each beginning where the one before has ended. */
export function waterfallOption(
  steps: readonly Step[],
  shown: ShownUnit,
  look: ChartLook,
): EChartsCoreOption {
  const label = { color: look.text, fontFamily: look.font, fontSize: look.textSize };
  const scaled = (value: number): number => value / shown.factor;
  // Columns are compared by their lengths: the axis begins at 0, or at a year below it.
  const foot = Math.min(0, ...steps.flatMap(({ from, to }) => [from, to]));
  const base = (step: Step): number => Math.min(step.from, step.to) - foot;
  return {
    animation: false,
    textStyle: label,
    grid: { left: 8, right: 8, top: 32, bottom: 8, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    tooltip: tooltip(look),
    xAxis: {
      type: 'category',
      data: steps.map(({ name }) => name),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: look.line } },
      axisLabel: { ...label, interval: 0 },
    },
    yAxis: { type: 'value', show: false, min: 0 },
    series: [
      {
        type: 'bar',
        stack: 'steps',
        silent: true,
        itemStyle: { color: 'transparent' },
        tooltip: { show: false },
        data: steps.map((step) => scaled(base(step))),
      },
      {
        type: 'bar',
        stack: 'steps',
        barMaxWidth: 72,
        label: {
          ...label,
          show: true,
          position: 'top',
          formatter: ({ dataIndex }: { dataIndex: number }) => textOf(steps[dataIndex], shown),
        },
        tooltip: {
          formatter: ({ dataIndex }: { dataIndex: number }) =>
            `${steps[dataIndex].name}: ${textOf(steps[dataIndex], shown)} ${shown.unit}`,
        },
        data: steps.map((step) => ({
          value: scaled(Math.max(step.from, step.to) - foot - base(step)),
          origin: step.origin,
          // Its border shows a step that is less than a pixel high.
          itemStyle: { color: step.color, borderColor: step.color, borderWidth: 1 },
        })),
      },
    ],
  };
}

/** What a step adds, with its sign; a year has its value. */
function textOf({ from, to }: Step, shown: ShownUnit): string {
  const text = barText(to - from, shown);
  return from !== 0 && to > from ? `+${text}` : text;
}
