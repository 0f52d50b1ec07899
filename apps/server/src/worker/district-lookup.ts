import type { PolygonGeometry } from '@gep/raster';

/** Finds districts of places, and where lines cross their borders. */
export interface DistrictLookup {
  /** Index of the district that contains a place, -1 outside of all. */
  districtAt(x: number, y: number): number;
  /** Where a line from one place to another crosses borders of polygons: parts of its length between 0 and 1. */
  crossings(x0: number, y0: number, x1: number, y1: number): number[];
}

/** A polygon with its edges sorted into bands from south to north. */
interface BandedPolygon {
  readonly district: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
  /** `x0, y0, x1, y1` of each edge. */
  readonly edges: Float64Array;
  /** Numbers of the edges that touch a band. */
  readonly bands: readonly (readonly number[])[];
}

/** Edges a band holds on average; borders of counties have hundreds of edges. */
const edgesOfBand = 8;
const mostBands = 4096;

/**
 * Sorts the edges of polygons once for many questions. A place inside an odd number of rings of a polygon belongs to it;
 * the first such polygon counts.
 * @param districtOf district index of each polygon
 */
export function districtLookup(
  polygons: readonly PolygonGeometry[],
  districtOf: ArrayLike<number>,
): DistrictLookup {
  const banded = polygons.map((polygon, i) => bandedPolygon(polygon, districtOf[i]));
  return {
    districtAt(x, y) {
      const found = banded.find(
        (one) => x >= one.left && x <= one.right && y >= one.bottom && y <= one.top && contains(one, x, y),
      );
      return found?.district ?? -1;
    },
    crossings(x0, y0, x1, y1) {
      const at: number[] = [];
      for (const one of banded) {
        if (Math.max(x0, x1) < one.left || Math.min(x0, x1) > one.right) continue;
        if (Math.max(y0, y1) < one.bottom || Math.min(y0, y1) > one.top) continue;
        const last = bandOf(one, Math.max(y0, y1));
        for (let band = bandOf(one, Math.min(y0, y1)); band <= last; band++)
          for (const edge of one.bands[band]) {
            const t = crossing(one.edges, edge * 4, x0, y0, x1, y1);
            if (t > 0 && t < 1) at.push(t);
          }
      }
      return at.sort((a, b) => a - b);
    },
  };
}

function bandedPolygon(polygon: PolygonGeometry, district: number): BandedPolygon {
  const rings = polygon.type === 'Polygon' ? polygon.coordinates : polygon.coordinates.flat();
  const flat: number[] = [];
  for (const ring of rings)
    for (let i = 1; i < ring.length; i++) flat.push(ring[i - 1][0], ring[i - 1][1], ring[i][0], ring[i][1]);
  const edges = Float64Array.from(flat);
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < edges.length; i += 2) {
    left = Math.min(left, edges[i]);
    right = Math.max(right, edges[i]);
    bottom = Math.min(bottom, edges[i + 1]);
    top = Math.max(top, edges[i + 1]);
  }
  const count = Math.min(mostBands, Math.max(1, Math.floor(edges.length / 4 / edgesOfBand)));
  const bands = Array.from({ length: count }, (): number[] => []);
  const one = { district, left, bottom, right, top, edges, bands };
  for (let edge = 0; edge < edges.length / 4; edge++) {
    const [a, b] = [edges[edge * 4 + 1], edges[edge * 4 + 3]];
    const last = bandOf(one, Math.max(a, b));
    for (let band = bandOf(one, Math.min(a, b)); band <= last; band++) bands[band].push(edge);
  }
  return one;
}

function bandOf({ bottom, top, bands }: BandedPolygon, y: number): number {
  const band = Math.floor(((y - bottom) / (top - bottom)) * bands.length);
  return Math.min(bands.length - 1, Math.max(0, Number.isNaN(band) ? 0 : band));
}

/** Whether a ray to the east crosses an odd number of edges. */
function contains(one: BandedPolygon, x: number, y: number): boolean {
  const { edges, bands } = one;
  let inside = false;
  for (const edge of bands[bandOf(one, y)]) {
    const at = edge * 4;
    const [y0, y1] = [edges[at + 1], edges[at + 3]];
    if (y0 > y === y1 > y) continue;
    if (x < ((edges[at + 2] - edges[at]) * (y - y0)) / (y1 - y0) + edges[at]) inside = !inside;
  }
  return inside;
}

/** Part of the line at which it crosses an edge; NaN where it does not, or runs along it. */
function crossing(edges: Float64Array, at: number, x0: number, y0: number, x1: number, y1: number): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const [ex, ey] = [edges[at + 2] - edges[at], edges[at + 3] - edges[at + 1]];
  const [ax, ay] = [edges[at] - x0, edges[at + 1] - y0];
  const cross = dx * ey - dy * ex;
  if (cross === 0) return NaN;
  const along = (ax * dy - ay * dx) / cross;
  return along >= 0 && along <= 1 ? (ax * ey - ay * ex) / cross : NaN;
}
