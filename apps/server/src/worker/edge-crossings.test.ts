import { describe, expect, it } from 'vitest';
import type { FlatArea } from '@gep/map-engine/geometry/topology';
import { crossesMoreThan } from './edge-crossings';

const polygon = (...points: readonly (readonly [number, number])[]): FlatArea => {
  const flatCoordinates = [...points, points[0]].flat();
  return { type: 'Polygon', layout: 'XY', flatCoordinates, ends: [flatCoordinates.length] };
};
const square = (x: number, y: number, size = 4): FlatArea =>
  polygon([x, y], [x + size, y], [x + size, y + size], [x, y + size]);

/** The number of crossings, found by the limits that hold. */
function crossings(...areas: FlatArea[]): number {
  let max = 0;
  while (crossesMoreThan(max, areas)) max++;
  return max;
}

describe('crossings of edges', () => {
  it.each<readonly [what: string, count: number, areas: readonly FlatArea[]]>([
    ['a square', 0, [square(0, 0)]],
    ['a bow tie', 1, [polygon([0, 0], [2, 2], [2, 0], [0, 2])]],
    ['a star of five points', 5, [polygon([0, 3], [2, -3], [-3, 1], [3, 1], [-2, -3])]],
    ['squares that overlap', 2, [square(0, 0), square(2, 2)]],
    ['squares with a corner in common', 0, [square(0, 0), square(4, 4)]],
    ['squares with a side in common', 0, [square(0, 0), square(4, 0)]],
    ['the same square twice', 0, [square(0, 0), square(0, 0)]],
    // Three sides of the small one meet the same side of the large one.
    ['a square on the side of a larger one', 3, [square(0, 0, 9), square(9, 2, 3)]],
    ['a square beside another', 0, [square(0, 0), square(9, 0)]],
  ])('of %s', (_what, count, areas) => {
    expect(crossings(...areas)).toBe(count);
  });

  it('of a polygon with a hole and of several polygons count together', () => {
    const rings = [
      [0, 0, 9, 0, 9, 9, 0, 9, 0, 0],
      [2, 2, 4, 2, 4, 4, 2, 4, 2, 2],
      [3, 3, 5, 3, 5, 5, 3, 5, 3, 3],
    ];
    const area: FlatArea = {
      type: 'MultiPolygon',
      layout: 'XY',
      flatCoordinates: rings.flat(),
      endss: [[10, 20], [30]],
    };
    expect(crossings(area)).toBe(2);
    expect(crossings(area, square(8, 8))).toBe(4);
  });

  it('of strips laid across each other are four a pair', () => {
    const strips = Array.from({ length: 50 }, (_, i) => [
      polygon([3 * i, -1], [3 * i + 1, -1], [3 * i + 1, 150], [3 * i, 150]),
      polygon([-1, 3 * i], [150, 3 * i], [150, 3 * i + 1], [-1, 3 * i + 1]),
    ]).flat();
    expect(crossesMoreThan(9999, strips)).toBe(true);
    expect(crossesMoreThan(10_000, strips)).toBe(false);
  });
});
