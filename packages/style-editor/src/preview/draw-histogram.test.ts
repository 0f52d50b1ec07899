import { describe, expect, it } from 'vitest';
import { histogramBars } from './draw-histogram';

describe('histogram bars', () => {
  const histogram = { min: 0, max: 4, counts: [1, 2, 4, 0] };

  it('are as high as their share of the largest and know their class', () => {
    const bars = histogramBars(histogram, [0, 2, 4], 100);
    expect(bars.map((bar) => bar.height)).toEqual([0.25, 0.5, 1, 0]);
    expect(bars.map((bar) => bar.class)).toEqual([0, 0, 1, 1]);
  });

  it('are joined where there are more bins than columns', () => {
    expect(histogramBars(histogram, [], 2).map((bar) => bar.height)).toEqual([0.75, 1]);
  });

  it('belong to no class outside the breaks', () => {
    expect(histogramBars(histogram, [1, 3], 4).map((bar) => bar.class)).toEqual([-1, 0, 0, -1]);
  });
});
