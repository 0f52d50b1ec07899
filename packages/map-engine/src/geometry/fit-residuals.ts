import { rootMeanSquare } from 'simple-statistics';
import type { ControlPoint } from '../model';
import type { AffineMatrix } from './fit-transform';

/** How far control points lie from where a transform puts them. */
export interface FitResiduals {
  /** Distance of each point in map units, also of the unchecked ones, in the order of the points. */
  readonly distances: readonly number[];
  /** Root of the mean squared distance of the checked points; null without any. */
  readonly rms: number | null;
}

/**
 * Distances between the control points of a picture and where a transform puts their pixels.
 * @example
 * const points = [{ checked: true, pixel: [0, 0], map: [3, 4] }] as const;
 * fitResiduals(points, [1, 0, 0, 0, -1, 0]); // { distances: [5], rms: 5 }
 */
export function fitResiduals(points: readonly ControlPoint[], matrix: AffineMatrix): FitResiduals {
  const distances = points.map(({ pixel, map }) => {
    const [x, y] = applyTransform(matrix, pixel);
    return Math.hypot(map[0] - x, map[1] - y);
  });
  const used = distances.filter((_, i) => points[i].checked);
  return { distances, rms: used.length === 0 ? null : rootMeanSquare(used) };
}

/**
 * Where a transform puts a position: column and row to east and north.
 * @example
 * applyTransform([10, 0, 500, 0, -10, 900], [3, 4]); // [530, 860]
 */
export function applyTransform(
  [a, b, c, d, e, f]: AffineMatrix,
  [col, row]: readonly [number, number],
): [number, number] {
  return [a * col + b * row + c, d * col + e * row + f];
}
