import { applyTransform, fitTransform, projector } from '@gep/map-engine/geometry';
import type { ControlPoint } from '@gep/map-engine/model';
import { getDistance } from 'ol/sphere.js';

/** How a picture is laid on the map: turned and scaled as it is, or stretched and skewed as well. */
export type PictureTransform = 'similarity' | 'affine';

/** A point that a reader matches; either half may be missing yet. */
export interface PicturePoint {
  readonly id: number;
  /** Unchecked points are kept and not used. */
  readonly checked: boolean;
  /** Column and row, from the top left of the picture. */
  readonly pixel: readonly [number, number] | null;
  /** Longitude and latitude. */
  readonly place: readonly [number, number] | null;
}

/** Points that a transform needs at least. */
export const fewestPoints: Readonly<Record<PictureTransform, number>> = { similarity: 2, affine: 3 };

/** Why a picture has no place yet; points are counted from 1. */
export type PictureFault =
  | { readonly code: 'few'; readonly missing: number }
  | { readonly code: 'samePixel' | 'samePlace'; readonly first: number; readonly second: number }
  | { readonly code: 'line' };

/** How well the points agree. */
export interface PictureFit {
  /** Metres on the ground from each point to where the picture puts it, in the order of the points; null where half is missing. */
  readonly distances: readonly (number | null)[];
  /** Root of the mean square of those that are used. */
  readonly rms: number;
  /** Points more than the transform needs: without any the distances say nothing. */
  readonly spare: number;
  /** The picture would be seen from behind: two points are likely mixed up. */
  readonly mirrored: boolean;
}

type Matched = PicturePoint & {
  readonly pixel: readonly [number, number];
  readonly place: readonly [number, number];
};

const isMatched = (point: PicturePoint): point is Matched => point.pixel !== null && point.place !== null;

/** The points that have both halves, as layers take them, in degrees. */
export function controlPointsOf(points: readonly PicturePoint[]): ControlPoint[] {
  return points.filter(isMatched).map(({ checked, pixel, place }) => ({ checked, pixel, map: place }));
}

/** Fits a picture as the map does, in its projection, or says what is missing. */
export function fitPicture(
  points: readonly PicturePoint[],
  type: PictureTransform,
  projection: string,
): { readonly fit: PictureFit } | { readonly fault: PictureFault } {
  const used = points.filter(isMatched).filter(({ checked }) => checked);
  const missing = fewestPoints[type] - used.length;
  if (missing > 0) return { fault: { code: 'few', missing } };
  const numberOf = (point: Matched) => points.indexOf(point) + 1;
  for (const [i, one] of used.entries()) {
    for (const other of used.slice(i + 1)) {
      const [first, second] = [numberOf(one), numberOf(other)];
      if (apart(one.pixel, other.pixel) < 1) return { fault: { code: 'samePixel', first, second } };
      if (getDistance([...one.place], [...other.place]) < 0.01)
        return { fault: { code: 'samePlace', first, second } };
    }
  }
  const toMap = projector('EPSG:4326', projection);
  const back = projector(projection, 'EPSG:4326');
  const moved = used.map(({ pixel, place }) => ({ checked: true, pixel, map: toMap(place) }));
  const isLine = isFlat(moved.map(({ pixel }) => pixel)) || isFlat(moved.map(({ map }) => map));
  const matrix = type === 'affine' && isLine ? null : fitTransform(moved, type);
  if (!matrix?.every(Number.isFinite)) return { fault: { code: 'line' } };
  const distances = points.map((point) =>
    isMatched(point) ? getDistance(back(applyTransform(matrix, point.pixel)), [...point.place]) : null,
  );
  const squares = points.flatMap(({ checked }, i) => {
    const distance = distances[i];
    return checked && distance !== null ? [distance ** 2] : [];
  });
  const [a, b, , d, e] = matrix;
  return {
    fit: {
      distances,
      rms: Math.sqrt(squares.reduce((sum, one) => sum + one, 0) / squares.length),
      spare: used.length - fewestPoints[type],
      // Rows run down, northings up.
      mirrored: a * e - b * d > 0,
    },
  };
}

const apart = ([x, y]: readonly [number, number], [u, v]: readonly [number, number]): number =>
  Math.hypot(x - u, y - v);

/** Across a line of points there is less than this share of what is along it. */
const thin = 0.01;

/** Whether points are as good as on one line: the smaller axis of their spread is next to nothing. */
function isFlat(points: readonly (readonly [number, number])[]): boolean {
  const middle = [0, 1].map((i) => points.reduce((sum, point) => sum + point[i], 0) / points.length);
  let [xx, xy, yy] = [0, 0, 0];
  for (const point of points) {
    const [x, y] = [point[0] - middle[0], point[1] - middle[1]];
    xx += x * x;
    xy += x * y;
    yy += y * y;
  }
  const half = (xx + yy) / 2;
  const root = Math.hypot((xx - yy) / 2, xy);
  return !(half - root > thin ** 2 * (half + root));
}
