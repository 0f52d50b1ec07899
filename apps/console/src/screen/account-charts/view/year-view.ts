import type { AccountSummary, SummaryService } from '@gep/api-client';
import type { EChartsCoreOption } from 'echarts/core';
import { percentText } from '../../../message/percent-text';
import { barHeight, barOption, barText } from '../chart/bar-option';
import { changeColors } from '../chart/chart-look';
import type { ChartLook } from '../chart/chart-look';
import type { ChartView, ChartWording } from '../chart/chart-view';
import { finalServices, sumOf } from '../summary-figures';
import { amount, axisUnit, percent, valueColumn, valueOrigin } from './service-view';

/** Services with a value in both years, which can be compared, and those that lack one. */
export function comparedServices(summary: AccountSummary): {
  readonly both: readonly SummaryService[];
  readonly one: readonly SummaryService[];
} {
  const current = finalServices(summary, 'current');
  const has = (service: SummaryService): boolean => service.comparable?.value != null;
  const other = finalServices(summary, 'comparable').filter(({ current: own }) => own?.value == null);
  return { both: current.filter(has), one: [...current.filter((service) => !has(service)), ...other] };
}

const current = (service: SummaryService): number => service.current?.value ?? 0;
const comparable = (service: SummaryService): number => service.comparable?.value ?? 0;

/** The services of both years beside each other. */
export function yearView(summary: AccountSummary, { t, language }: ChartWording): ChartView {
  const { both } = comparedServices(summary);
  const all = [...both.map(current), ...both.map(comparable)];
  const shown = axisUnit(all, language);
  const [now, before] = [sumOf(both.map(current)), sumOf(both.map(comparable))];
  const change = (to: number | null, from: number | null) =>
    percent(to === null || from === null ? null : to - from, from);
  return {
    title: t('charts.years'),
    unit: shown.unit,
    finding: t('charts.finding.years', {
      current: amount(now, language),
      comparable: amount(before, language),
      change: percentText(now === null || before === null || before === 0 ? null : now / before - 1, true),
    }),
    figures: {
      columns: [
        { title: t('charts.column.service') },
        valueColumn(t('result.current'), all, language),
        valueColumn(t('result.comparable'), all, language),
        { title: t('charts.column.change'), unit: '%', shown: { factor: 1, unit: '%' } },
      ],
      rows: both.map((one) => [
        one.name,
        current(one),
        comparable(one),
        change(current(one), comparable(one)),
      ]),
      originOf: (row, column) => {
        if (column !== 1 && column !== 2) return undefined;
        return valueOrigin(both[row].id, column === 1 ? 'current' : 'comparable');
      },
    },
    barColumn: 1,
    height: barHeight(both.length, 2, true),
    draw: (look) =>
      barOption(
        {
          names: both.map(({ name }) => name),
          series: [
            { name: t('result.current'), values: both.map(current), color: changeColors(look).more },
            { name: t('result.comparable'), values: both.map(comparable), color: changeColors(look).other },
          ],
          shown,
        },
        look,
      ),
  };
}

/** A step of a waterfall: from where to where it goes. */
export interface Step {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly kind: 'total' | 'more' | 'less';
}

/** The way from the comparable year to the current one, the largest changes first; what has not changed is left out. */
export function waterfallSteps(
  services: readonly SummaryService[],
  words: { readonly start: string; readonly end: string },
): Step[] {
  const start = sumOf(services.map(comparable)) ?? 0;
  const steps: Step[] = [{ name: words.start, from: 0, to: start, kind: 'total' }];
  let at = start;
  const ordered = services
    .map((one) => ({ name: one.name, change: current(one) - comparable(one) }))
    .filter(({ change }) => change !== 0)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  for (const { name, change } of ordered) {
    steps.push({ name, from: at, to: at + change, kind: change < 0 ? 'less' : 'more' });
    at += change;
  }
  return [...steps, { name: words.end, from: 0, to: sumOf(services.map(current)) ?? 0, kind: 'total' }];
}

/** The change between the years by service. */
export function waterfallView(summary: AccountSummary, { t, language }: ChartWording): ChartView {
  const { both } = comparedServices(summary);
  const words = { start: t('result.comparable'), end: t('result.current') };
  const steps = waterfallSteps(both, words);
  const changes = steps.map(({ from, to }) => to - from);
  const shown = axisUnit(
    steps.flatMap(({ from, to }) => [from, to]),
    language,
  );
  const largest = steps.find(({ kind }) => kind !== 'total');
  return {
    title: t('charts.waterfall'),
    unit: shown.unit,
    finding: largest
      ? t('charts.finding.change', {
          total: amount(steps[steps.length - 1].to - steps[0].to, language),
          name: largest.name,
          amount: amount(largest.to - largest.from, language),
        })
      : t('charts.finding.unchanged'),
    figures: {
      columns: [
        { title: t('charts.column.service') },
        valueColumn(t('charts.column.change'), changes, language),
        valueColumn(
          t('charts.column.reached'),
          steps.map(({ to }) => to),
          language,
        ),
      ],
      rows: steps.map(({ name, kind, to }, i) => [name, kind === 'total' ? null : changes[i], to]),
    },
    height: barHeight(steps.length),
    draw: (look) => waterfallOption(steps, shown, look, language),
  };
}

function waterfallOption(
  steps: readonly Step[],
  shown: { readonly factor: number; readonly unit: string },
  look: ChartLook,
  language: string,
): EChartsCoreOption {
  const colors = { ...changeColors(look), total: look.muted };
  const names = steps.map(({ name }) => name);
  const lengths = steps.map(({ from, to }) => Math.abs(to - from));
  const option = barOption(
    { names, series: [{ name: '', values: lengths, color: steps.map(({ kind }) => colors[kind]) }], shown },
    look,
  ) as { series: object[] };
  const label = (step: Step): string => {
    if (step.kind === 'total') return barText(step.to, shown);
    const [sign, size] = [step.to < step.from ? '\u2212' : '+', Math.abs(step.to - step.from)];
    // A change that the unit of the axis does not show has its own.
    return sign + (size < shown.factor / 100 ? amount(size, language) : barText(size, shown));
  };
  const told = {
    valueFormatter: (_value: unknown, row: number) =>
      amount(steps[row].to - (steps[row].kind === 'total' ? 0 : steps[row].from), language),
  };
  // Below 0 the ground of a step is negative and its length is not: both are added all the same.
  const stacked = { stack: 'all', stackStrategy: 'all' } as const;
  // What is below a step is there, and not seen: it lifts the step to its place.
  const ground = {
    type: 'bar',
    ...stacked,
    silent: true,
    barMaxWidth: 18,
    itemStyle: { color: 'transparent' },
    tooltip: { show: false },
    data: steps.map(({ from, to }) => Math.min(from, to) / shown.factor),
  };
  const [bars] = option.series;
  return {
    ...option,
    series: [
      {
        ...bars,
        ...stacked,
        tooltip: told,
        label: {
          ...(bars as { label: object }).label,
          formatter: ({ dataIndex }: { dataIndex: number }) => label(steps[dataIndex]),
        },
        z: 3,
      },
      ground,
    ].reverse(),
  };
}
