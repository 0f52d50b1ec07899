import type { Grid, TypedArray } from '../grid';
import { checkGrid, storedNoData } from '../grid';
import type { TerrainUnits } from './cell-steps';
import { cellStepsOfRows } from './cell-steps';

const edgeRules = ['empty', 'extended', 'level', 'cut'] as const;

/**
 * What becomes of the outermost cells, which lack neighbours. `empty`: NoData, as gdaldem does. `extended`: heights
 * run on as they do between the two outermost cells, and a NoData neighbour is as high as the cell itself, as
 * `gdaldem -compute_edges` (its four corners apart). `level`: every missing neighbour, outside or NoData, is as high as
 * the cell itself. `cut`: left out, so that the result is one cell smaller on each side: for blocks that were read with a
 * border of neighbours, whose results then fit together without seams.
 */
export type TerrainEdges = (typeof edgeRules)[number];

/** Units, edges and heights of a terrain analysis. */
export interface TerrainOptions {
  /** Multiplies heights: for heights in other units than the map's. 1 unless said. */
  readonly zFactor?: number;
  /** Units of the grid's transform; `map` unless said. */
  readonly units?: TerrainUnits;
  /** `empty` unless said. */
  readonly edges?: TerrainEdges;
}

/**
 * Fills `out` from `at` on, a cell for every place of three neighbouring rows that has a neighbour on both sides:
 * rows of n + 2 heights give n cells. Heights that are not valid are NaN. `across` and `down` are the map units to
 * the next column and the next row.
 */
export type HornKernel<Out> = (
  upper: Float64Array,
  middle: Float64Array,
  lower: Float64Array,
  out: Out,
  at: number,
  across: number,
  down: number,
) => void;

/**
 * Weighted differences of the eight neighbours after Horn (1981), not yet divided by eight cell widths: `eastward`
 * is west minus east, `southward` the lower row minus the upper one, both weighted 1-2-1. NaN where a height is missing.
 */
export function hornDifferences(
  upper: Float64Array,
  middle: Float64Array,
  lower: Float64Array,
  eastward: Float64Array,
  southward: Float64Array,
): void {
  const columns = middle.length - 2;
  let here = middle[1];
  let west = upper[0] + lower[0] + 2 * middle[0];
  let westDrop = lower[0] - upper[0];
  let own = upper[1] + lower[1] + 2 * here;
  let ownDrop = lower[1] - upper[1];
  let i = 0;
  // Two by two: the figures of a column are those of its neighbours' neighbour, and need not be moved along.
  for (; i < columns - 1; i += 2) {
    const next = middle[i + 2];
    const east = upper[i + 2] + lower[i + 2] + 2 * next;
    const eastDrop = lower[i + 2] - upper[i + 2];
    const after = middle[i + 3];
    const farEast = upper[i + 3] + lower[i + 3] + 2 * after;
    const farEastDrop = lower[i + 3] - upper[i + 3];
    // The cell itself has no weight, but must be valid.
    eastward[i] = west - east + (here - here);
    southward[i] = westDrop + ownDrop + ownDrop + eastDrop;
    eastward[i + 1] = own - farEast + (next - next);
    southward[i + 1] = ownDrop + eastDrop + eastDrop + farEastDrop;
    here = after;
    west = east;
    own = farEast;
    westDrop = eastDrop;
    ownDrop = farEastDrop;
  }
  if (i === columns) return;
  eastward[i] = west - (upper[i + 2] + lower[i + 2] + 2 * middle[i + 2]) + (here - here);
  southward[i] = westDrop + ownDrop + ownDrop + lower[i + 2] - upper[i + 2];
}

/**
 * Runs a kernel over all rows of a grid. `out` makes the result's cells; the kernel writes each of them, `noData` where a
 * height is missing.
 * Throws RangeError for a rotated grid, options that are not allowed, or a grid that is too small to be cut.
 */
export function terrainOf<Out extends TypedArray>(
  grid: Grid,
  { zFactor = 1, units = 'map', edges = 'empty' }: TerrainOptions,
  noData: number,
  out: (cells: number) => Out,
  kernel: HornKernel<Out>,
): Grid {
  checkGrid(grid);
  if (!Number.isFinite(zFactor)) throw new RangeError(`zFactor: got ${zFactor}, allowed: a finite number`);
  if (!edgeRules.includes(edges))
    throw new RangeError(`edges: got ${String(edges)}, allowed: ${edgeRules.join(', ')}`);
  const { width, height } = grid;
  const { across, down } = cellStepsOfRows(grid, units);
  const cut = edges === 'cut' ? 1 : 0;
  if (cut && (width < 3 || height < 3))
    throw new RangeError(`grid: got ${width} x ${height}, allowed: 3 x 3 or more where edges are cut`);
  const extended = edges === 'extended';
  const filled = extended || edges === 'level';
  const columns = width - 2 * cut;
  const data = out(columns * (height - 2 * cut));
  if (edges === 'empty') {
    data.fill(noData, 0, columns);
    data.fill(noData, data.length - columns);
  }
  const rows = heightRows(grid, 1 - cut, extended);
  const margin = filled ? 0 : 1;
  for (let row = margin; row < height - margin; row++) {
    const at = (row - cut) * columns;
    const [upper, middle, lower] = [rows(row - 1), rows(row), rows(row + 1)];
    kernel(upper, middle, lower, data, at, across[row], down[row]);
    if (filled) fillGaps(upper, middle, lower, data, at, across[row], down[row], noData, kernel);
  }
  const [a, b, c, d, e, f] = grid.transform;
  return {
    width: columns,
    height: height - 2 * cut,
    data,
    noData,
    transform: cut ? [a, b, c + a, d, e, f + e] : grid.transform,
    crs: grid.crs,
  };
}

/**
 * The rows of a grid as float64 with NaN where not valid and `pad` more places at both ends. At most three rows
 * are kept: rows are asked for in order.
 */
function heightRows(grid: Grid, pad: number, extended: boolean): (row: number) => Float64Array {
  const { width, height, data, mask } = grid;
  const noData = storedNoData(data, grid.noData);
  const kept = [0, 1, 2].map(() => ({ row: NaN, heights: new Float64Array(width + 2 * pad) }));
  const outside = (heights: Float64Array, first: Float64Array, second: Float64Array): void => {
    for (let i = 0; i < heights.length; i++) heights[i] = 2 * first[i] - second[i];
  };
  const read = (row: number, heights: Float64Array): void => {
    heights.set(data.subarray(row * width, (row + 1) * width), pad);
    if (noData !== undefined)
      for (let i = pad; i < width + pad; i++) if (heights[i] === noData) heights[i] = NaN;
    if (mask) for (let i = 0; i < width; i++) if (mask[row * width + i] === 0) heights[i + pad] = NaN;
    if (pad === 0) return;
    const run = extended && width > 1;
    heights[0] = run ? 2 * heights[1] - heights[2] : NaN;
    heights[width + 1] = run ? 2 * heights[width] - heights[width - 1] : NaN;
  };
  const rows = (row: number): Float64Array => {
    const place = kept[(row + 3) % 3];
    if (place.row === row) return place.heights;
    place.row = row;
    if (row >= 0 && row < height) read(row, place.heights);
    else if (!extended || height < 2) place.heights.fill(NaN);
    else if (row < 0) outside(place.heights, rows(0), rows(1));
    else outside(place.heights, rows(height - 1), rows(height - 2));
    return place.heights;
  };
  return rows;
}

/** Valid cells of a row that got no result once more, missing neighbours taken as high as the cell. */
function fillGaps<Out extends TypedArray>(
  upper: Float64Array,
  middle: Float64Array,
  lower: Float64Array,
  out: Out,
  at: number,
  across: number,
  down: number,
  noData: number,
  kernel: HornKernel<Out>,
): void {
  for (let i = 0; i + 2 < middle.length; i++) {
    const height = middle[i + 1];
    if (out[at + i] !== noData || !Number.isFinite(height)) continue;
    const around = [upper, middle, lower].map((row) =>
      row.slice(i, i + 3).map((near) => (Number.isFinite(near) ? near : height)),
    );
    kernel(around[0], around[1], around[2], out, at + i, across, down);
  }
}
