import { describe, expect, it } from 'vitest';
import { stretchScheme } from '../scheme';
import { renderRaster } from './index';

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
