import { describe, expect, it } from 'vitest';
import type { FlatArea } from './jsts-geometry';
import { loadProj4 } from './projection/register-projection';
import { transformEdges } from './transform-edges';

loadProj4();

const flatCoordinates = [
  1_200_000, 2_900_000, 1_400_000, 2_900_000, 1_300_000, 3_000_000, 1_200_000, 2_900_000,
];
const triangle: FlatArea = { type: 'Polygon', layout: 'XY', flatCoordinates, ends: [8] };
const pairs = ({ flatCoordinates: flat }: FlatArea): [number, number][] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);

describe('edges in another projection', () => {
  const moved = transformEdges(triangle, 'GEP:CHINA-ALBERS', 'EPSG:3857', 1);

  it('go through the places that PROJ gives for their ends and their middle', () => {
    // cs2cs of PROJ 9.1; straight in web mercator the middle would be 555 m too far south.
    for (const [x, y] of [
      [13_043_846.916, 3_112_434.127],
      [13_155_516.665, 3_098_167.494],
      [13_266_885.926, 3_082_791.434],
    ]) {
      const nearest = Math.min(...pairs(moved).map(([px, py]) => Math.hypot(px - x, py - y)));
      expect(nearest).toBeLessThan(0.01);
    }
  });

  it('stay where they were: back in the first projection no point is off its edge by more than the tolerance', () => {
    const back = transformEdges(moved, 'EPSG:3857', 'GEP:CHINA-ALBERS', 1);
    const bottom = pairs(back).filter(([, y]) => Math.abs(y - 2_900_000) < 1000);
    expect(bottom.length).toBeGreaterThan(10);
    for (const [, y] of bottom) expect(Math.abs(y - 2_900_000)).toBeLessThan(1);
  });

  it('keep their rings, each of which ends where it begins', () => {
    const two: FlatArea = {
      ...{ type: 'MultiPolygon', layout: 'XY' },
      flatCoordinates: [...flatCoordinates, ...flatCoordinates.map((value) => value + 500_000)],
      endss: [[8], [16]],
    };
    const both = transformEdges(two, 'GEP:CHINA-ALBERS', 'EPSG:3857', 1);
    if (both.type !== 'MultiPolygon') throw new TypeError(`shape: got ${both.type}, allowed: MultiPolygon`);
    let start = 0;
    for (const [end] of both.endss) {
      const flat = both.flatCoordinates;
      expect([flat[end - 2], flat[end - 1]]).toEqual([flat[start], flat[start + 1]]);
      start = end;
    }
    expect(start).toBe(both.flatCoordinates.length);
  });

  it('are left alone within one projection, and get no points where they stay straight', () => {
    expect(transformEdges(triangle, 'EPSG:3857', 'EPSG:3857', 1)).toBe(triangle);
    expect(transformEdges(triangle, 'GEP:CHINA-ALBERS', 'EPSG:3857', 1e6).flatCoordinates).toHaveLength(8);
  });
});
