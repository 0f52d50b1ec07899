import { expect, it } from 'vitest';
import type { PixelInputs } from '../model';
import { distanceToCells, largePatches } from './landscape-distance';
import { centroid, distanceToPolygon } from './polygon-distance';

function windowOf(rows: readonly (readonly number[])[]): PixelInputs {
  const landCover = Int32Array.from(rows.flat());
  return { width: rows[0].length, height: rows.length, cellSize: 10, origin: [0, 0], landCover, rasters: {} };
}

it('joins cells that touch by a corner into one patch', () => {
  const inputs = windowOf([
    [111, 611, 611, 421],
    [611, 211, 611, 611],
  ]);
  expect([...largePatches(inputs, 2)]).toEqual([1, 0, 0, 0, 0, 1, 0, 0]);
  expect([...largePatches(inputs, 3)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});

it('measures to the centres of cells, and nothing beyond the reach', () => {
  const inputs = windowOf([[111, 611, 611, 611]]);
  const marked = largePatches(inputs, 1);
  expect(distanceToCells(inputs, marked, [35, -5], 30)).toBe(30);
  expect(distanceToCells(inputs, marked, [35, -5], 29.9)).toBe(Infinity);
});

it('takes holes as outside of a polygon, and out of its centroid', () => {
  const ring = (from: number, to: number) => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
    [from, from],
  ];
  const polygon = { type: 'Polygon', coordinates: [ring(0, 10), ring(6, 10)] } as const;
  expect(distanceToPolygon([3, 3], polygon)).toBe(0);
  expect(distanceToPolygon([8, 7], polygon)).toBe(1);
  expect(distanceToPolygon([13, 14], polygon)).toBe(5);
  // 100·5 - 16·8 over 84 a coordinate.
  expect(centroid(polygon)[0]).toBeCloseTo((100 * 5 - 16 * 8) / 84, 12);
});
