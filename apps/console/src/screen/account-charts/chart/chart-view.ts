import type { EChartsCoreOption } from 'echarts/core';
import type { TFunction } from 'i18next';
import type { ChartLook } from './chart-look';
import type { Figures } from './figures';

/** A chart as it is drawn, told and stored. */
export interface ChartView {
  readonly title: string;
  /** Of the drawn numbers; empty where each has its own. */
  readonly unit: string;
  /** The main finding in a sentence, for people who do not see the chart. */
  readonly finding: string;
  readonly figures: Figures;
  /** The index in the first series of what a row of the figures is drawn as; absent: its own. */
  readonly drawnAt?: (row: number) => number;
  /**
   * The column of the figures that the first series of bars shows, with the others behind it, or one column a series: a click
   * on a bar then shows where its number is from.
   */
  readonly barColumn?: number | readonly number[];
  /** CSS pixels. */
  readonly height: number;
  readonly draw: (look: ChartLook) => EChartsCoreOption;
}

/** In which words a chart is made. */
export interface ChartWording {
  readonly t: TFunction;
  readonly language: string;
}
