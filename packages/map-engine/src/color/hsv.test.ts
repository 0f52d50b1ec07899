import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHsv, toHsv } from './hsv';

const channel = fc.integer({ min: 0, max: 255 });

describe('hue, saturation and brightness', () => {
  it('knows the corners of the cube of colours', () => {
    expect(toHsv({ r: 255, g: 0, b: 0 })).toEqual({ h: 0, s: 1, v: 1 });
    expect(toHsv({ r: 255, g: 255, b: 0 })).toEqual({ h: 60, s: 1, v: 1 });
    expect(toHsv({ r: 0, g: 255, b: 0 })).toEqual({ h: 120, s: 1, v: 1 });
    expect(toHsv({ r: 0, g: 0, b: 255 })).toEqual({ h: 240, s: 1, v: 1 });
    expect(toHsv({ r: 255, g: 0, b: 255 })).toEqual({ h: 300, s: 1, v: 1 });
    expect(toHsv({ r: 0, g: 0, b: 0 })).toEqual({ h: 0, s: 0, v: 0 });
    expect(fromHsv({ h: 360, s: 1, v: 1 })).toEqual({ r: 255, g: 0, b: 0 });
  });

  it('agrees with the standard library of Python', () => {
    // colorsys.rgb_to_hsv(118 / 255, 152 / 255, 104 / 255)
    const { h, s, v } = toHsv({ r: 118, g: 152, b: 104 });
    expect(h).toBeCloseTo(102.5, 10);
    expect(s).toBeCloseTo(0.3157894736842105, 10);
    expect(v).toBeCloseTo(0.596078431372549, 10);
  });

  it('brings every colour of a screen back', () => {
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        expect(fromHsv(toHsv({ r, g, b }))).toEqual({ r, g, b });
      }),
    );
  });
});
