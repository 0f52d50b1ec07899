import type { CellWindow, Extent, GridFrame, Transform } from './grid';

/**
 * Map coordinates of a place in cell units (0, 0 = outer corner of the first cell).
 * @example
 * cellToMap(heights.transform, 4, 3); // [500040, 3999970]
 */
export function cellToMap(transform: Transform, col: number, row: number): [x: number, y: number] {
  const [a, b, c, d, e, f] = transform;
  return [a * col + b * row + c, d * col + e * row + f];
}

/**
 * Map coordinates of the centre of a cell.
 * @example
 * cellCentre(heights.transform, 0, 0); // [500005, 3999995]
 */
export function cellCentre(transform: Transform, col: number, row: number): [x: number, y: number] {
  return cellToMap(transform, col + 0.5, row + 0.5);
}

/**
 * Map to cell units. Throws RangeError for a transform without area.
 * @example
 * invertTransform([2, 0, 100, 0, -2, 50]); // [0.5, 0, -50, 0, -0.5, 25]
 */
export function invertTransform(transform: Transform): Transform {
  const [a, b, c, d, e, f] = transform;
  const determinant = a * e - b * d;
  if (determinant === 0 || !Number.isFinite(determinant))
    throw new RangeError(
      `transform: got [${transform.join(', ')}], allowed: finite numbers that span an area`,
    );
  if (b === 0 && d === 0) return [1 / a, 0, -c / a, 0, 1 / e, -f / e];
  return [
    e / determinant,
    -b / determinant,
    (b * f - c * e) / determinant,
    -d / determinant,
    a / determinant,
    (c * d - a * f) / determinant,
  ];
}

/**
 * The transform of a window of a grid.
 * @example
 * windowTransform(heights.transform, [1, 1, 3, 3]); // [10, 0, 500010, 0, -10, 3999990]
 */
export function windowTransform(transform: Transform, window: CellWindow): Transform {
  const [x, y] = cellToMap(transform, window[0], window[1]);
  return [transform[0], transform[1], x, transform[3], transform[4], y];
}

/**
 * The smallest upright extent around all cells, also of a rotated or south-up grid.
 * @example
 * gridExtent(heights); // [500000, 3999970, 500040, 4000000]
 */
export function gridExtent(frame: Pick<GridFrame, 'width' | 'height' | 'transform'>): Extent {
  const { width, height, transform } = frame;
  return hull([
    cellToMap(transform, 0, 0),
    cellToMap(transform, width, 0),
    cellToMap(transform, 0, height),
    cellToMap(transform, width, height),
  ]);
}

/**
 * The cells that an extent touches, cut to the grid; `undefined` where they do not meet.
 * Cells that an extent touches by less than a millionth of a cell are left out (rounding of decimal degrees).
 * @example
 * windowOfExtent(heights, [500012, 3999985, 500028, 4000000]); // [1, 0, 3, 2]
 */
export function windowOfExtent(
  frame: Pick<GridFrame, 'width' | 'height' | 'transform'>,
  extent: Extent,
): CellWindow | undefined {
  const inverse = invertTransform(frame.transform);
  const [minX, minY, maxX, maxY] = extent;
  const [left, top, right, bottom] = hull([
    cellToMap(inverse, minX, minY),
    cellToMap(inverse, minX, maxY),
    cellToMap(inverse, maxX, minY),
    cellToMap(inverse, maxX, maxY),
  ]);
  const slack = 1e-6;
  const window: CellWindow = [
    Math.max(0, Math.floor(left + slack)),
    Math.max(0, Math.floor(top + slack)),
    Math.min(frame.width, Math.ceil(right - slack)),
    Math.min(frame.height, Math.ceil(bottom - slack)),
  ];
  return window[0] < window[2] && window[1] < window[3] ? window : undefined;
}

/**
 * The north-up transform that spreads width x height cells over an extent.
 * @example
 * transformOfExtent([500000, 3999970, 500040, 4000000], 4, 3); // [10, 0, 500000, 0, -10, 4000000]
 */
export function transformOfExtent(extent: Extent, width: number, height: number): Transform {
  const [minX, minY, maxX, maxY] = extent;
  return [(maxX - minX) / width, 0, minX, 0, (minY - maxY) / height, maxY];
}

/** The smallest extent around points. */
export function hull(points: readonly (readonly number[])[]): Extent {
  const extent: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    extent[0] = Math.min(extent[0], x);
    extent[1] = Math.min(extent[1], y);
    extent[2] = Math.max(extent[2], x);
    extent[3] = Math.max(extent[3], y);
  }
  return extent;
}
