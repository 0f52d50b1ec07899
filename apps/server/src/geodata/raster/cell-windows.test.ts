import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellWindows } from './cell-windows';

const size = fc.integer({ min: 1, max: 60 });

describe('cellWindows', () => {
  it('covers every cell once, in windows that stay small', () => {
    fc.assert(
      fc.property(
        size,
        size,
        fc.nat(20),
        fc.nat(20),
        size,
        size,
        fc.integer({ min: 1, max: 500 }),
        (w, h, l, t, bw, bh, most) => {
          const area = { left: l, top: t, width: w, height: h };
          const seen = new Uint8Array((l + w) * (t + h));
          for (const window of cellWindows(area, { width: bw, height: bh }, most)) {
            // One row of a block is the least that can be read.
            expect(window.width * window.height).toBeLessThanOrEqual(Math.max(most, bw));
            for (let row = window.top; row < window.top + window.height; row++)
              for (let col = window.left; col < window.left + window.width; col++)
                seen[row * (l + w) + col]++;
          }
          for (let row = 0; row < t + h; row++)
            for (let col = 0; col < l + w; col++)
              expect(seen[row * (l + w) + col]).toBe(row >= t && col >= l ? 1 : 0);
        },
      ),
    );
  });

  it('keeps the rows of blocks together', () => {
    const area = { left: 0, top: 0, width: 1000, height: 1000 };
    const heights = [...cellWindows(area, { width: 1000, height: 16 }, 100_000)].map(({ height }) => height);
    expect(heights.slice(0, -1).every((height) => height % 16 === 0)).toBe(true);
  });
});
