import { describe, expect, it } from 'vitest';
import i18n from '../../../message';
import { unitOf } from '../change/change-figures';
import { waterfallOption } from '../change/waterfall-option';
import { sampleSummary } from '../testing/sample-summary';
import { quantitiesByUnit, quantityView } from '../view/quantity-view';
import { groupView, serviceView } from '../view/service-view';
import { typeView } from '../view/type-view';
import { waterfallView, yearView } from '../view/year-view';
import { init } from './chart-engine';
import type { ChartLook } from './chart-look';
import type { ChartView } from './chart-view';

const look: ChartLook = {
  ...{ isDark: false, text: '#000', muted: '#666', line: '#ccc', surface: '#fff', font: 'sans-serif' },
  textSize: 12,
};
const size = { width: 600, height: 400 };

/** Where 0 is on the axis of values, as a share of its length; below 0 or above 1: it is not on the axis. */
function placeOfZero(option: object, axis: 'xAxisIndex' | 'yAxisIndex'): number {
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...size });
  // Without room for texts, the axis is as long as the picture.
  chart.setOption({ ...option, grid: { left: 0, right: 0, top: 0, bottom: 0, outerBoundsMode: 'none' } });
  const pixel = Number(chart.convertToPixel({ [axis]: 0 }, 0));
  chart.dispose();
  return axis === 'xAxisIndex' ? pixel / size.width : 1 - pixel / size.height;
}

const languages = ['zh-CN', 'en'] as const;
const rising = (factor: number) => ({
  ...sampleSummary,
  services: sampleSummary.services.map((one) => ({
    ...one,
    comparable: one.current && { ...one.current, value: (one.current.value ?? 0) * factor },
  })),
});

describe.each(languages)('the axis of bars in %s', (language) => {
  const wording = { t: i18n.getFixedT(language), language };
  const views: Record<string, ChartView> = {
    groups: groupView(sampleSummary, 'current', wording),
    services: serviceView(sampleSummary, 'current', wording),
    types: typeView(sampleSummary, 'current', 1, wording),
    years: yearView(sampleSummary, wording),
    ...Object.fromEntries(
      [...quantitiesByUnit(sampleSummary)].map(([unit, rows]) => [
        unit,
        quantityView(unit, rows, ['current', 'comparable'], wording),
      ]),
    ),
    change: waterfallView(sampleSummary, wording),
    'a small change': waterfallView(rising(0.999), wording),
  };
  it.each(Object.entries(views))('begins at 0: %s', (_name, view) => {
    expect(placeOfZero(view.draw(look), 'xAxisIndex')).toBeCloseTo(0, 9);
  });
});

describe('the columns from year to year', () => {
  const steps = (values: readonly number[]) =>
    values.slice(1).map((to, i) => ({ name: String(i), from: values[i], to, color: '#000' }));
  it.each([
    ['large changes', [0, 100, 300, 250]],
    ['small changes', [0, 1000, 1001, 999]],
  ])('begin at 0: %s', (_name, values) => {
    const option = waterfallOption(steps(values), unitOf([], 'en'), look);
    expect(placeOfZero(option, 'yAxisIndex')).toBeCloseTo(0, 9);
    const { series } = option as { series: { data: (number | { value: number })[] }[] };
    const [grounds, heights] = series.map(({ data }) =>
      data.map((one) => (typeof one === 'number' ? one : one.value)),
    );
    expect(grounds.map((ground, i) => ground + heights[i])).toEqual(
      steps(values).map(({ from, to }) => Math.max(from, to)),
    );
  });
});
