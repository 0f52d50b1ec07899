import type { Extent, FlatGeometry } from '../flat-geometry';
import { extentOf } from '../extent';

/** The rings of an area, as their edges are looked for. */
export interface Outline {
  readonly flat: readonly number[];
  /** Just past each ring. */
  readonly ends: readonly number[];
  readonly box: Extent;
}

/** The rings of a polygon; null for anything else, and without vertices. */
export function outlineOf(geometry: FlatGeometry | null): Outline | null {
  if (geometry?.type !== 'Polygon' && geometry?.type !== 'MultiPolygon') return null;
  const box = extentOf(geometry.flatCoordinates);
  const ends = geometry.type === 'Polygon' ? geometry.ends : geometry.endss.flat();
  return box && { flat: geometry.flatCoordinates, ends, box };
}

/** Offsets of the edges whose boxes meet a box, by their western ends. */
export function edgesIn({ flat, ends }: Outline, [minX, minY, maxX, maxY]: Extent): readonly number[] {
  const edges: number[] = [];
  let start = 0;
  for (const end of ends) {
    for (let i = start; i + 3 < end; i += 2) {
      const isAside = (flat[i] < minX && flat[i + 2] < minX) || (flat[i] > maxX && flat[i + 2] > maxX);
      if (isAside || (flat[i + 1] < minY && flat[i + 3] < minY) || (flat[i + 1] > maxY && flat[i + 3] > maxY))
        continue;
      edges.push(i);
    }
    start = end;
  }
  const west = (i: number): number => Math.min(flat[i], flat[i + 2]);
  return edges.sort((one, two) => west(one) - west(two));
}
