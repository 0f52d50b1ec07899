import { cellToMap, invertTransform } from '../affine';
import type { Grid, GridFrame, TypedArray } from '../grid';
import { checkFrame, checkGrid, holdsNoData, storedNoData } from '../grid';
import type { CellTransform, CoordinateTransform, PlaceRun } from './approximate-transform';
import { visitRuns } from './approximate-transform';

/** Coordinates, resampling and empty cells of a warp. */
export interface WarpOptions {
  /** Target map coordinates to source map coordinates; left out where both have the same CRS. */
  readonly transform?: CoordinateTransform;
  /** `nearest` unless said. */
  readonly resampling?: 'nearest' | 'bilinear';
  /** Fills cells without a source; the source's NoData unless said, NaN for floats that have none. */
  readonly noData?: number;
}

/**
 * Lays a grid onto another frame. Nearest takes the cell that holds the target's centre; bilinear weighs the four
 * cells around it, leaving out those that are not valid, and gives NoData where the nearest one is not valid.
 * Integers are rounded. Integer grids without NoData get a mask where the target reaches beyond the source.
 *
 * Throws TypeError when the CRS differ and no transform is given.
 * @example
 * const target: GridFrame = { ...heights, width: 2, height: 1, transform: [20, 0, 500000, 0, -30, 4000000] };
 * warp(heights, target, { resampling: 'bilinear' }).data; // [5, 25]
 */
export function warp(source: Grid, target: GridFrame, options: WarpOptions = {}): Grid {
  checkGrid(source);
  checkFrame(target);
  const { transform, resampling = 'nearest' } = options;
  if (!transform && source.crs !== target.crs)
    throw new TypeError(
      `transform: got none from ${target.crs} to ${source.crs}, allowed: a function (x, y) => [x, y]`,
    );
  if (resampling !== 'nearest' && resampling !== 'bilinear')
    throw new RangeError(`resampling: got ${String(resampling)}, allowed: nearest, bilinear`);
  const { width, height } = target;
  const float = source.data instanceof Float32Array || source.data instanceof Float64Array;
  const noData = options.noData ?? source.noData ?? (float ? NaN : undefined);
  const array = source.data.constructor as new (length: number) => TypedArray;
  const out = new array(width * height);
  const holds = holdsNoData(array, noData);
  if (holds) out.fill(noData);
  const mask = holds ? undefined : new Uint8Array(width * height);
  const lay = resampling === 'nearest' ? layNearest : layBilinear;
  visitRuns(
    width,
    height,
    cellTransform(source, target, transform),
    lay(source, { cells: out, mask, width }),
  );
  const filled = !mask || mask.every((cell) => cell === 1);
  return {
    width,
    height,
    data: out,
    transform: target.transform,
    crs: target.crs,
    ...(noData !== undefined && { noData }),
    ...(!filled && { mask }),
    ...(source.scale !== undefined && { scale: source.scale }),
    ...(source.offset !== undefined && { offset: source.offset }),
  };
}

function cellTransform(
  source: Grid,
  target: GridFrame,
  transform: CoordinateTransform | undefined,
): CellTransform {
  const inverse = invertTransform(source.transform);
  if (!transform) return (column, row) => cellToMap(inverse, ...cellToMap(target.transform, column, row));
  return (column, row) => {
    const [x, y] = transform(...cellToMap(target.transform, column, row));
    return cellToMap(inverse, x, y);
  };
}

/** Takes the values of runs: cells in rows of a width, and a mask of those that got one. */
interface Canvas {
  readonly cells: TypedArray;
  readonly mask: Uint8Array | undefined;
  readonly width: number;
}

function validityOf({ data, mask, noData }: Grid): (cell: number) => boolean {
  const stored = storedNoData(data, noData);
  return (cell) =>
    data[cell] - data[cell] === 0 && data[cell] !== stored && (mask === undefined || mask[cell] !== 0);
}

/** A place this close outside the source still counts as its border: rounding of the transform. */
const slack = 1e-9;

/** The cell that holds a place, -1 where there is none or it is not valid. */
function holderOf(source: Grid): (x: number, y: number) => number {
  const { width, height } = source;
  const valid = validityOf(source);
  return (x, y) => {
    const [column, row] = [x + slack, y + slack];
    // Written so that NaN is outside.
    if (!(column >= 0 && column < width && row >= 0 && row < height)) return -1;
    // Cuts as Math.floor does here, in half of the time.
    const cell = (row | 0) * width + (column | 0);
    return valid(cell) ? cell : -1;
  };
}

/** By the rules of `holderOf`, written out: a call for each cell takes twice the time. */
function layNearest(source: Grid, { cells, mask, width }: Canvas): (run: PlaceRun) => void {
  const { data, mask: valid, width: columns, height: rows } = source;
  const stored = storedNoData(data, source.noData);
  // Written so that NaN is outside.
  const holds = (u: number, v: number): boolean =>
    u + slack >= 0 && u + slack < columns && v + slack >= 0 && v + slack < rows;
  return ({ column, row, count, x, y, stepX, stepY }) => {
    const first = row * width + column;
    let [start, end] = [0, count];
    while (start < end && !holds(x + start * stepX, y + start * stepY)) start++;
    while (end > start && !holds(x + (end - 1) * stepX, y + (end - 1) * stepY)) end--;
    // Places are evenly spaced: between two that are inside all are.
    for (let i = start; i < end; i++) {
      const from = ((y + i * stepY + slack) | 0) * columns + ((x + i * stepX + slack) | 0);
      const value = data[from];
      if (value - value !== 0 || value === stored || valid?.[from] === 0) continue;
      cells[first + i] = value;
      if (mask) mask[first + i] = 1;
    }
  };
}

function layBilinear(source: Grid, { cells, mask, width }: Canvas): (run: PlaceRun) => void {
  const value = bilinear(source);
  const round =
    cells instanceof Float32Array || cells instanceof Float64Array ? (v: number) => v : Math.round;
  return ({ column, row, count, x, y, stepX, stepY }) => {
    const first = row * width + column;
    for (let i = 0; i < count; i++) {
      const found = value(x + i * stepX, y + i * stepY);
      if (found === undefined) continue;
      cells[first + i] = round(found);
      if (mask) mask[first + i] = 1;
    }
  };
}

function bilinear(source: Grid): (x: number, y: number) => number | undefined {
  const { width, height, data } = source;
  const valid = validityOf(source);
  const holder = holderOf(source);
  return (x, y) => {
    if (holder(x, y) < 0) return undefined;
    const left = Math.floor(x - 0.5);
    const top = Math.floor(y - 0.5);
    const u = x - 0.5 - left;
    const v = y - 0.5 - top;
    let weights = 0;
    let sum = 0;
    for (let i = 0; i < 4; i++) {
      const column = left + (i & 1);
      const row = top + (i >> 1);
      if (column < 0 || column >= width || row < 0 || row >= height) continue;
      const weight = (i & 1 ? u : 1 - u) * (i >> 1 ? v : 1 - v);
      const cell = row * width + column;
      if (weight === 0 || !valid(cell)) continue;
      weights += weight;
      sum += weight * data[cell];
    }
    return sum / weights;
  };
}
