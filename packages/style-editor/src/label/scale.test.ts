import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolutionOf, scaleOf } from './scale';

describe('scales', () => {
  it('counts 96 pixels an inch', () => {
    expect(resolutionOf(96 / 0.0254)).toBeCloseTo(1, 12);
    // Level 10 of the web's tiles at the equator, by OpenStreetMap's table: 152.87 m a pixel, 1:577,791 at 96 dpi.
    expect(scaleOf(152.874057)).toBe(577791);
  });

  it('gives every scale back as it was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (scale) => {
        expect(scaleOf(resolutionOf(scale))).toBe(scale);
      }),
    );
  });
});
