import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolutionOf, scaleOf } from './map-scale';

describe('scales', () => {
  it('counts 96 pixels an inch', () => {
    expect(resolutionOf(96 / 0.0254)).toBeCloseTo(1, 12);
    // Level 10 of Bing's tile system: 152.8741 m a pixel at the equator, 1 : 577,791.71 at 96 dpi.
    expect(Math.abs(scaleOf(152.8741) - 577791.71)).toBeLessThan(1);
  });

  it('gives every scale back as it was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (scale) => {
        expect(scaleOf(resolutionOf(scale))).toBe(scale);
      }),
    );
  });
});
