import { describe, expect, it } from 'vitest';
import { cutPolygon } from './cut-polygon';
import type { Extent } from './flat-geometry';

const world: Extent = [-180, -90, 180, 90];
const box = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
/** Area of rings in square degrees; holes are taken off. */
const area = (polygons: ReturnType<typeof cutPolygon>) =>
  polygons
    .flatMap(([outer, ...holes]) => [size(outer), ...holes.map((hole) => -size(hole))])
    .reduce((sum, one) => sum + one, 0);
const size = (ring: readonly (readonly number[])[]) =>
  Math.abs(ring.slice(1).reduce((sum, [x, y], i) => sum + ring[i][0] * y - x * ring[i][1], 0)) / 2;

describe('cutPolygon', () => {
  it('leaves what is inside unchanged', () => {
    const ring = box(10, 20, 30, 40);
    expect(cutPolygon([ring], world)).toEqual([[ring]]);
  });

  it('parts what crosses the 180th meridian, with its holes', () => {
    const outer = [
      [170, 0],
      [-170, 0],
      [-170, 30],
      [170, 30],
      [170, 0],
    ];
    const hole = [
      [175, 10],
      [-175, 10],
      [-175, 20],
      [175, 20],
      [175, 10],
    ];
    for (const rings of [[outer], [[...outer].reverse()]]) {
      const parts = cutPolygon(rings, world);
      expect(parts).toHaveLength(2);
      expect(area(parts)).toBeCloseTo(600, 9);
      for (const [x] of parts.flat(2)) expect(Math.abs(x)).toBeGreaterThanOrEqual(170);
    }
    const holed = cutPolygon([outer, hole], world);
    expect(area(holed)).toBeCloseTo(500, 9);
    expect(cutPolygon([outer], [100, -90, 260, 90])).toHaveLength(1);
    expect(area(cutPolygon([outer], [100, -90, 260, 90]))).toBeCloseTo(600, 9);
  });

  it('closes a ring around a pole along the pole and leaves out the hole that is the pole', () => {
    const ring = [-180, -90, 0, 90, 180].map((x) => [x, -70]);
    ring[4] = [-180, -70];
    const parts = cutPolygon([ring, ring.map(([x]) => [x, -89.999]).reverse()], world);
    expect(area(parts)).toBeCloseTo(360 * 20, 6);
    expect(area(cutPolygon([ring], [-180, -85, 180, 85]))).toBeCloseTo(360 * 15, 6);
  });

  it('cuts at the box, whichever turn of the globe the box is in', () => {
    expect(area(cutPolygon([box(-170, 0, -150, 10)], [180, 0, 200, 10]))).toBeCloseTo(100, 9);
    expect(cutPolygon([box(0, 0, 1, 1)], [100, -90, 200, 90])).toEqual([]);
  });
});
