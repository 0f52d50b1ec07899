import type { PolygonGeometry } from '@gep/raster';
import { squaredDistance } from './segment-distance';

type Ring = readonly (readonly number[])[];

function ringsOf(polygon: PolygonGeometry): readonly Ring[] {
  return polygon.type === 'Polygon' ? polygon.coordinates : polygon.coordinates.flat();
}

/** Whether a ray from the point crosses the edge from `a` to `b`. */
function crosses([x, y]: readonly [number, number], a: readonly number[], b: readonly number[]): boolean {
  return a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0];
}

/** Distance from a point to the edge of a polygon in units of the CRS, 0 inside. */
export function distanceToPolygon(point: readonly [number, number], polygon: PolygonGeometry): number {
  let best = Infinity;
  let inside = false;
  for (const ring of ringsOf(polygon))
    for (let i = 1; i < ring.length; i++) {
      const [a, b] = [ring[i - 1], ring[i]];
      if (crosses(point, a, b)) inside = !inside;
      best = Math.min(best, squaredDistance(point[0], point[1], a[0], a[1], b[0], b[1]));
    }
  return inside ? 0 : Math.sqrt(best);
}

/**
 * Centroid of a polygon by the areas of its rings; holes count against it.
 * @example
 * centroid({ type: 'Polygon', coordinates: [[[0, 0], [2, 0], [2, 2], [0, 2], [0, 0]]] }); // [1, 1]
 */
export function centroid(polygon: PolygonGeometry): readonly [number, number] {
  let [area, x, y] = [0, 0, 0];
  const parts = polygon.type === 'Polygon' ? [polygon.coordinates] : polygon.coordinates;
  for (const part of parts)
    part.forEach((ring, index) => {
      const [own, ownX, ownY] = ringMoments(ring);
      // The direction of a ring says nothing about whether it is a hole.
      const sign = index === 0 ? Math.sign(own) : -Math.sign(own);
      area += sign * own;
      x += sign * ownX;
      y += sign * ownY;
    });
  const [first] = parts[0][0];
  return area === 0 ? [first[0], first[1]] : [x / (3 * area), y / (3 * area)];
}

/** Twice the signed area of a ring, and its first moments. */
function ringMoments(ring: Ring): readonly [number, number, number] {
  let [area, x, y] = [0, 0, 0];
  for (let i = 1; i < ring.length; i++) {
    const [[ax, ay], [bx, by]] = [ring[i - 1], ring[i]];
    const cross = ax * by - bx * ay;
    area += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  }
  return [area, x, y];
}
