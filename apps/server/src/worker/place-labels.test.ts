import { describe, expect, it } from 'vitest';
import { placeLabels } from './place-labels';

const size = 7;
const at = (text: string, x: number, y: number, area = 1) => ({ text, x, y, area });

describe('names on a map', () => {
  it('stay where they are wished while there is room', () => {
    const labels = [at('福州市', 50, 50), at('厦门市', 50, 80)];
    expect(placeLabels(labels, size, 200)).toEqual(labels);
  });

  it('make room for that of a larger district, by less than their own size', () => {
    const [large, small] = placeLabels([at('厦门市', 50, 52, 1), at('漳州市', 50, 50, 9)], size, 200);
    expect(large).toMatchObject({ text: '漳州市', x: 50, y: 50 });
    expect(Math.abs(small.y - large.y)).toBeGreaterThanOrEqual(size * 0.7);
    expect(Math.hypot(small.x - 50, small.y - 52)).toBeLessThan(21);
  });

  it('are left out where nothing is free, so that none covers another', () => {
    const placed = placeLabels(
      Array.from({ length: 200 }, (_, i) => at('长汀县', 100 + (i % 5), 100, i)),
      size,
      300,
    );
    expect(placed.length).toBeLessThan(20);
    for (const [i, a] of placed.entries())
      for (const b of placed.slice(0, i))
        expect(Math.abs(a.x - b.x) >= 3 * size - 1e-9 || Math.abs(a.y - b.y) >= size - 1e-9).toBe(true);
  });

  it('do not leave the map', () => {
    const [left, right] = placeLabels([at('北京市', 2, 50, 2), at('天津市', 199, 80)], size, 200);
    expect(left.x).toBe(1.5 * size);
    expect(right.x).toBe(200 - 1.5 * size);
  });
});
