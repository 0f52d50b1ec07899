import { fromMercator, toMercator } from './mercator';
import { extentOf } from '../extent';
import type { Extent } from '../flat-geometry';
import { isBuiltIn, proj4For } from './proj4';

/** Projection of maps unless they say otherwise. */
export const defaultProjection = 'EPSG:3857';

/**
 * Function that maps a position of one CRS to the other, both east-north, in their own units.
 * @example
 * projector('EPSG:4326', 'EPSG:3857')([110, 20]); // [12245143.987, 2273030.927]
 */
export function projector(
  from: string,
  to: string,
): (position: readonly [number, number]) => [number, number] {
  const [other, ...rest] = [from, to].filter((code) => !isBuiltIn(code));
  if (other !== undefined) {
    const { forward } = [other, ...rest].map((code) => proj4For(code))[0](from, to);
    return from === to ? ([x, y]) => [x, y] : ([x, y]) => forward([x, y]) as [number, number];
  }
  if (from === defaultProjection && to !== defaultProjection) return fromMercator;
  return from !== defaultProjection && to === defaultProjection ? toMercator : ([x, y]) => [x, y];
}

/**
 * Flat coordinates `[x, y, …]` of one CRS in the other; the input stays as it is.
 * @example
 * transformFlat([110, 20, 0, 0], 'EPSG:4326', 'EPSG:3857'); // [12245143.987, 2273030.927, 0.000, 0.000]
 */
export function transformFlat(flatCoordinates: ArrayLike<number>, from: string, to: string): number[] {
  const project = projector(from, to);
  const out = new Array<number>(flatCoordinates.length);
  for (let i = 0; i + 1 < flatCoordinates.length; i += 2) {
    const [x, y] = project([flatCoordinates[i], flatCoordinates[i + 1]]);
    out[i] = x;
    out[i + 1] = y;
  }
  return out;
}

/**
 * Extent around an extent's edges (21 points a side) in another CRS, null where no point can be projected.
 * @example
 * transformExtent([0, 0, 180, 45], 'EPSG:4326', 'EPSG:3857'); // [0.000, 0.000, 20037508.343, 5621521.486]
 */
export function transformExtent(extent: Extent, from: string, to: string): Extent | null {
  const [minX, minY, maxX, maxY] = extent;
  const edge: number[] = [];
  for (let i = 0; i <= 20; i++) {
    const x = minX + ((maxX - minX) * i) / 20;
    const y = minY + ((maxY - minY) * i) / 20;
    edge.push(x, minY, x, maxY, minX, y, maxX, y);
  }
  return extentOf(transformFlat(edge, from, to));
}
