import { describe, expect, it, test } from 'vitest';
import { histogramScale, roundStep, scaleTicks, shareOf } from './histogram-scale';

const histogram = { min: 0, max: 100, counts: [1, 2] };

describe('scale of a histogram', () => {
  it('holds the histogram and the edges', () => {
    expect(histogramScale(histogram, [20, 40])).toEqual({ min: 0, max: 100 });
    expect(histogramScale(histogram, [-20, 40, 130])).toEqual({ min: -20, max: 130 });
    expect(histogramScale(null, [5, 7, 9])).toEqual({ min: 5, max: 9 });
  });

  it('does not shrink the bars to nothing for an edge far outside', () => {
    expect(histogramScale(histogram, [0, 1e9])).toEqual({ min: 0, max: 200 });
  });

  it('has room around a single value', () => {
    expect(histogramScale({ min: 50, max: 50, counts: [9] }, [50, 50])).toEqual({ min: 45, max: 55 });
    expect(histogramScale({ min: 0, max: 0, counts: [9] })).toEqual({ min: -1, max: 1 });
  });

  it('is unknown without any value', () => {
    expect(histogramScale(null)).toBeNull();
    expect(histogramScale({ min: NaN, max: NaN, counts: [] })).toBeNull();
  });

  it('places values, those outside at its ends', () => {
    const scale = { min: -10, max: 30 };
    expect([-99, -10, 0, 30, 99].map((value) => shareOf(scale, value))).toEqual([0, 0, 0.25, 1, 1]);
  });
});

test.each([
  [1, 1],
  [1.2, 2],
  [2.1, 5],
  [6, 10],
  [0.03, 0.05],
  [3e-9, 5e-9],
  [1234, 2000],
  [0.1 + 0.2 - 0.2, 0.1],
])('the round step for %d is %d', (size, step) => expect(roundStep(size)).toBe(step));

test('ticks are the multiples of a round step', () => {
  expect(scaleTicks({ min: 1042.3, max: 2317.8 }, 4)).toEqual([1500, 2000]);
  expect(scaleTicks({ min: -0.3, max: 0.3 }, 3)).toEqual([-0.2, 0, 0.2]);
});
