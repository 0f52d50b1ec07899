import { describe, expect, it } from 'vitest';
import { histogramBars, isSkewed } from './draw-histogram';

const scale = { min: 0, max: 4 };
const histogram = { ...scale, counts: [1, 2, 4, 0] };
const heights = (columns: number, log = false) =>
  histogramBars(histogram, scale, columns, log).map((bar) => bar.height);

describe('histogram bars', () => {
  it('are as high as their share of the largest', () => {
    expect(heights(100)).toEqual([0.25, 0.5, 1, 0]);
  });

  it('are joined where there are more bins than columns, as high as the mean of their bins', () => {
    expect(heights(2)).toEqual([0.75, 1]);
    expect(heights(3)).toEqual([0.75, 1]);
    expect(histogramBars({ min: 0, max: 3, counts: [2, 2, 2] }, scale, 2).map((bar) => bar.height)).toEqual([
      1, 1,
    ]);
  });

  it('are drawn at the place of their bins on a wider scale', () => {
    const bars = histogramBars({ min: 0, max: 2, counts: [1, 1] }, scale, 100);
    expect(bars.map(({ from, to }) => [from, to])).toEqual([
      [0, 0.25],
      [0.25, 0.5],
    ]);
  });

  it('are by logarithm where asked: log(1 + 1) / log(1 + 3) is a half', () => {
    const bars = histogramBars({ ...scale, counts: [1, 3] }, scale, 100, true);
    expect(bars[0].height).toBeCloseTo(0.5, 12);
  });

  it('of a single value are one bar in the middle', () => {
    const [bar, ...more] = histogramBars({ min: 5, max: 5, counts: [9, 0] }, { min: 4, max: 6 }, 100);
    expect(more).toEqual([]);
    expect((bar.from + bar.to) / 2).toBe(0.5);
    expect(bar.height).toBe(1);
  });
});

it('calls counts skewed where the largest towers over the median of the filled bins', () => {
  expect(isSkewed({ ...scale, counts: [10_000, 40, 20, 5, 0, 0] })).toBe(true);
  expect(isSkewed({ ...scale, counts: [100, 40, 20, 5, 0] })).toBe(false);
  expect(isSkewed({ ...scale, counts: [10_000, 0, 0] })).toBe(false);
});
