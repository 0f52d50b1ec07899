import { describe, expect, it } from 'vitest';
import i18n from '../../../message';
import { unitOf } from '../change/change-figures';
import { waterfallOption } from '../change/waterfall-option';
import { plainLook as look } from '../testing/plain-look';
import { sampleSummary } from '../testing/sample-summary';
import { quantityGroups, quantityView } from '../view/quantity-view';
import { groupView, serviceView } from '../view/service-view';
import { typeView } from '../view/type-view';
import { waterfallSteps, waterfallView, yearView } from '../view/year-view';
import { barOption } from './bar-option';
import { init } from './chart-engine';
import type { ChartView } from './chart-view';

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
      quantityGroups(sampleSummary, ['current', 'comparable'], language).map((group) => [
        `${group.unit} of ${group.rows[0].name}`,
        quantityView(group, ['current', 'comparable'], wording),
      ]),
    ),
    change: waterfallView(sampleSummary, wording),
    'a small change': waterfallView(rising(0.999), wording),
  };
  it.each(Object.entries(views))('begins at 0: %s', (_name, view) => {
    expect(placeOfZero(view.draw(look), 'xAxisIndex')).toBeCloseTo(0, 9);
  });
});

describe('the bars from year to year of an account below 0', () => {
  const wording = { t: i18n.getFixedT('en'), language: 'en' };
  const [first, second] = sampleSummary.services;
  const valued = (service: typeof first, comparable: number, current: number) => {
    const of = (value: number) => ({ value, quantity: null, types: null });
    return { ...service, comparable: of(comparable), current: of(current) };
  };
  // From -8 to -5 and on to 1 bn: one step is below 0, the other one across it; and a total that stays below.
  it.each([
    ['that rises above it', [valued(first, -8e9, -5e9), valued(second, -1e9, 5e9)]],
    ['that falls', [valued(first, -2e9, -6e9), valued(second, 1e9, 2e9)]],
  ])('begin and end where their values are: %s', (_name, services) => {
    const { draw } = waterfallView({ ...sampleSummary, services }, wording);
    const chart = init(null, null, { renderer: 'svg', ssr: true, ...size });
    const option = draw(look) as { series: { itemStyle?: object; data: object[] }[] };
    const [ground, bars] = option.series;
    // Each bar in a colour for itself, to be found in the drawing.
    const data = bars.data.map((one, i) => ({ ...one, itemStyle: { color: `#0000${10 + i}` } }));
    chart.setOption({ ...option, series: [ground, { ...bars, data }] });
    const svg = chart.renderToSVGString();
    const steps = waterfallSteps(services, { start: '', end: '' });
    expect(steps).toHaveLength(4);
    steps.forEach(({ from, to }, i) => {
      const found = new RegExp(`<path d="M(\\S+) \\S+l(\\S+) 0[^"]*" fill="#0000${10 + i}"`).exec(svg);
      const [x, width] = [Number(found?.[1]), Number(found?.[2])];
      const at = (value: number) => Number(chart.convertToPixel({ xAxisIndex: 0 }, value / 1e9));
      expect(Math.min(x, x + width), `step ${i}`).toBeCloseTo(Math.min(at(from), at(to)), 0);
      expect(Math.max(x, x + width), `step ${i}`).toBeCloseTo(Math.max(at(from), at(to)), 0);
    });
    chart.dispose();
  });
});

describe('the columns from year to year', () => {
  const steps = (values: readonly number[]) =>
    values.slice(1).map((to, i) => ({
      ...{ name: String(i), from: values[i], to, color: '#000' },
      origin: { id: 'totalGep', output: 'value' as const },
    }));
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

it('the number of a stack whose sum is below zero is at the end of its parts below zero', () => {
  const series = [
    { name: 'a', values: [-3, -1], color: '#000', stack: true },
    { name: 'b', values: [1, 4], color: '#111', stack: true },
  ];
  const option = barOption({ names: ['x', 'y'], series, shown: unitOf([], 'en') }, look);
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: 600, height: 200 });
  chart.setOption(option);
  const drawn = chart.renderToSVGString();
  const left = (text: string): number => {
    const [, x] = new RegExp(`translate\\(([\\d.]+) [^>]*>${text}</text>`).exec(drawn) ?? [];
    return Number(x);
  };
  const zero = Number(chart.convertToPixel({ xAxisIndex: 0 }, 0));
  expect(left('\u22122\\.00')).toBeLessThan(zero);
  expect(left('3\\.00')).toBeGreaterThan(zero);
  chart.dispose();
});
