import type { AccountChange, ValueChange } from '@gep/api-client';
import { inUnit } from '../../../message/unit';
import { barHeight, barOption } from '../chart/bar-option';
import type { ChartLook } from '../chart/chart-look';
import type { ChartView, ChartWording } from '../chart/chart-view';
import type { Year } from '../summary-figures';
import { axisUnit } from '../view/service-view';
import { partColors } from './change-colors';
import {
  bySize,
  currentColumn,
  differenceOf,
  partColumn,
  partsIn,
  splitFigures,
  unitOf,
} from './change-figures';
import type { ChangeLine, LineOrigin } from './change-figures';
import { waterfallOption } from './waterfall-option';
import type { Step } from './waterfall-option';

/** Rows that a chart draws; its table has all. */
const drawnRows = 40;

/** The steps from the value of the comparable to that of the current year. */
function stepsOf<Line extends ValueChange>(
  line: Line,
  { t }: ChartWording,
  look: ChartLook,
  originOf: LineOrigin<Line>,
): Step[] {
  const colors = partColors(look);
  const yearStep = (year: Year): Step => ({
    ...{ name: t(`change.${year}`), from: 0, to: line[year] ?? 0, color: colors.year },
    origin: originOf(line, year),
  });
  const steps: Step[] = [yearStep('comparable')];
  let at = line.comparable ?? 0;
  for (const key of partsIn([line])) {
    const origin = { ...originOf(line, 'current'), entry: key };
    steps.push({ name: t(`change.${key}`), from: at, to: at + line[key], color: colors[key], origin });
    at += line[key];
  }
  return [...steps, yearStep('current')];
}

/** A change in a sentence. */
function findingOf(line: ChangeLine, { t, language }: ChartWording): string {
  const shown = unitOf([line], language);
  const text = (value: number | null): string => `${inUnit(value, shown)} ${shown.unit}`;
  const { name, comparable, current, extent, price } = line;
  const parts = { extent: text(extent), yield: text(line.yield), price: text(price) };
  return t('change.finding', { name, from: text(comparable), to: text(current), ...parts });
}

/** What has changed one value, step by step. */
export function waterfallView<Line extends ChangeLine>(
  line: Line,
  originOf: LineOrigin<Line>,
  wording: ChartWording,
): ChartView {
  const { t, language } = wording;
  const shown = unitOf([line], language);
  return {
    title: `${t('change.title')} · ${line.name}`,
    unit: shown.unit,
    finding: findingOf(line, wording),
    figures: splitFigures(t('change.of'), [line], shown, t, originOf),
    // Each column brings its origin; Enter opens the value of the current year.
    barColumn: currentColumn,
    height: 280,
    draw: (look) => waterfallOption(stepsOf(line, wording, look, originOf), shown, look),
  };
}

/** Many changes, and of which results their values are. */
interface Split<Line> {
  readonly title: string;
  /** What the lines are. */
  readonly heading: string;
  readonly lines: readonly Line[];
  readonly originOf: LineOrigin<Line>;
}

/** What has changed many values, a bar each, the largest changes first. */
export function splitView<Line extends ChangeLine>(
  { title, heading, lines: all, originOf }: Split<Line>,
  wording: ChartWording,
): ChartView {
  const { t, language } = wording;
  const lines = bySize(all);
  const shown = unitOf(lines, language);
  const drawn = lines.slice(0, drawnRows).filter((line) => differenceOf(line) !== 0);
  // The table has its unit for years and changes, the bars that of the largest change.
  const axis = axisUnit(drawn.map(differenceOf), language);
  const [largest] = lines;
  return {
    title,
    unit: axis.unit,
    finding: lines.length === 0 ? t('change.empty') : findingOf(largest, wording),
    figures: splitFigures(heading, lines, shown, t, originOf),
    barColumn: partColumn,
    height: barHeight(drawn.length, 1, true),
    draw: (look) =>
      barOption(
        {
          names: drawn.map(({ name }) => name),
          series: partsIn(lines).map((key) => ({
            name: t(`change.${key}`),
            values: drawn.map((line) => line[key]),
            color: partColors(look)[key],
            stack: true,
          })),
          shown: axis,
        },
        look,
      ),
  };
}

/** The change that was asked for, with its name. */
export function chosenLine({ id, services, total }: AccountChange, { t }: ChartWording): ChangeLine {
  return services.find(({ modelId }) => modelId === id) ?? { ...total, name: t('change.total') };
}
