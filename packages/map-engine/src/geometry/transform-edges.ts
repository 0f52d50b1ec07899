import type { FlatArea } from './jsts-geometry';
import { projector } from './projection/reproject';

type Position = readonly [number, number];

/** Halvings of one edge: 4096 pieces. */
const deepest = 12;

/**
 * An area of one projection in another, its edges as they are in the first: an edge that bends on the way gets points
 * until none of its pieces is off by more than the tolerance.
 * @param tolerance in units of `to`
 * @example
 * const edge = [1_200_000, 2_900_000, 1_400_000, 2_900_000, 1_300_000, 3_000_000, 1_200_000, 2_900_000];
 * const area = { type: 'Polygon', layout: 'XY', flatCoordinates: edge, ends: [8] } as const;
 * transformEdges(area, 'GEP:CHINA-ALBERS', 'EPSG:3857', 1).flatCoordinates.length; // more than 8
 */
export function transformEdges(area: FlatArea, from: string, to: string, tolerance: number): FlatArea {
  if (from === to) return area;
  const project = projector(from, to);
  const flatCoordinates: number[] = [];
  let start = 0;
  const ring = (end: number): number => {
    const at = (i: number): Position => [area.flatCoordinates[i], area.flatCoordinates[i + 1]];
    for (let i = start; i < end; i += 2) {
      const [a, there] = [at(i), project(at(i))];
      flatCoordinates.push(...there);
      if (i + 2 < end) flatCoordinates.push(...between(a, at(i + 2), there, project(at(i + 2)), 0));
    }
    start = end;
    return flatCoordinates.length;
  };
  const between = (a: Position, b: Position, there: Position, then: Position, depth: number): number[] => {
    const middle = midpoint(a, b);
    const bent = project(middle);
    const [x, y] = midpoint(there, then);
    if (depth >= deepest || !(Math.hypot(bent[0] - x, bent[1] - y) > tolerance)) return [];
    return [
      ...between(a, middle, there, bent, depth + 1),
      ...bent,
      ...between(middle, b, bent, then, depth + 1),
    ];
  };
  if (area.type === 'Polygon') {
    const ends = area.ends.map(ring);
    return { ...area, flatCoordinates, ends };
  }
  const endss = area.endss.map((ends) => ends.map(ring));
  return { ...area, flatCoordinates, endss };
}

function midpoint([x0, y0]: Position, [x1, y1]: Position): Position {
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}
