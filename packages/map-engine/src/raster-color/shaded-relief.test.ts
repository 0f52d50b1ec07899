import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stretchScheme } from '../scheme';
import { renderRaster, windowFacts } from './index';

// A plane that rises to the east by 1 per cell of 1: Horn's gradient is exactly 1, 45 degrees.
const slope = Float32Array.from({ length: 9 }, (_, i) => i % 3);
const gray = ['#808080', '#808080'];

function centre(relief: {
  readonly azimuth?: number;
  readonly sunAngle?: number;
  readonly used?: boolean;
}): number {
  const scheme = stretchScheme({ ramp: gray, min: 0, max: 2, relief: { used: true, ...relief } });
  return renderRaster([slope], { width: 3, height: 3, cellSize: 1 }, scheme)[4 * 4];
}

describe('shaded relief', () => {
  it('darkens a slope away from the sun and lightens one towards it', () => {
    // Light on the slope is sin(altitude -+ slope): sun at 45 degrees in the west hits it head on,
    // 1 / sin 45 = 1.414 times level light; from the east it grazes and is dark.
    expect(centre({ azimuth: 270 })).toBeCloseTo(128 * Math.SQRT2, -0.5);
    expect(centre({ azimuth: 90 })).toBeLessThan(3);
  });

  it('goes on to the borders', () => {
    const scheme = stretchScheme({ ramp: gray, min: 0, max: 2, relief: { used: true, azimuth: 90 } });
    const rgba = renderRaster([slope], { width: 3, height: 3, cellSize: [1, 1] }, scheme);
    // Away from the corners, as gdaldem -compute_edges.
    for (const at of [1, 3, 5, 7]) expect(rgba[at * 4]).toBeLessThan(64);
  });

  it('takes cells that are wider than high as they are', () => {
    const scheme = stretchScheme({ ramp: gray, min: 0, max: 2, relief: { used: true, azimuth: 270 } });
    const rgba = renderRaster([slope], { width: 3, height: 3, cellSize: [1000, 1] }, scheme);
    expect(Math.abs(rgba[16] - 128)).toBeLessThanOrEqual(1);
  });

  it('leaves level ground and blocks without a cell size as they are', () => {
    const scheme = stretchScheme({ ramp: gray, min: 0, max: 2, relief: { used: true, azimuth: 270 } });
    const level = renderRaster([new Float32Array(9)], { width: 3, height: 3, cellSize: 1 }, scheme);
    expect(Math.abs(level[16] - 128)).toBeLessThanOrEqual(1);
    expect(renderRaster([slope], { width: 3, height: 3 }, scheme)[16]).toBe(128);
    expect(centre({ azimuth: 270, used: false })).toBe(128);
  });
});

describe('the light of a relief', () => {
  const [width, height] = [7, 5];
  const heights = fc.array(fc.integer({ min: -3, max: 9 }), { minLength: 35, maxLength: 35 });
  const suns = fc.record({
    used: fc.constant(true),
    azimuth: fc.integer({ min: 0, max: 360 }),
    sunAngle: fc.integer({ min: 1, max: 90 }),
    zFactor: fc.constantFrom(0.5, 1, 2),
  });

  it('is kept with the window and gives the pixels of a new one after any change between two restyles', () => {
    const changes = fc.array(
      fc.record({ relief: suns, max: fc.integer({ min: 1, max: 9 }), cellSize: fc.constantFrom(1, 2) }),
      { minLength: 2, maxLength: 6 },
    );
    fc.assert(
      fc.property(heights, changes, (values, restyles) => {
        const bands = [Float32Array.from(values)];
        const window = windowFacts(bands, -3);
        for (const { relief, max, cellSize } of restyles) {
          const scheme = stretchScheme({ ramp: ['#204060', '#f0d0b0'], min: 0, max, relief });
          const size = { width, height, cellSize, noData: -3 };
          const afresh = renderRaster(bands, size, scheme);
          for (let twice = 0; twice < 2; twice++) {
            expect(renderRaster(bands, size, scheme, { window })).toEqual(afresh);
          }
        }
      }),
    );
  });

  it('is computed once under one sun, again under another', () => {
    const window = windowFacts([slope], null);
    const size = { width: 3, height: 3, cellSize: 1 };
    const sun = stretchScheme({}).relief;
    const first = window.light(slope, null, sun, size);
    expect(window.light(slope, null, { ...sun }, { ...size })).toBe(first);
    for (const other of [{ azimuth: 10 }, { sunAngle: 30 }, { zFactor: 3 }]) {
      expect(window.light(slope, null, { ...sun, ...other }, size)).not.toEqual(first);
    }
    expect(window.light(slope.slice().reverse(), null, sun, size)).not.toEqual(first);
    expect(window.light(slope, null, sun, { ...size, cellSize: 9 })).not.toEqual(first);
  });
});
