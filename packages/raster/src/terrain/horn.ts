import type { Grid } from '../grid';
import { checkGrid, storedNoData } from '../grid';

/** Differences of the eight neighbours after Horn (1981), not yet divided by eight cell widths (heights). */
export type HornVisitor = (cell: number, eastward: number, southward: number) => void;

/**
 * Visits the cells whose 3 x 3 neighbourhood is complete and valid, as gdaldem does without `-compute_edges`.
 * `eastward` is west minus east, `southward` lower rows minus upper rows, both weighted 1-2-1.
 */
export function visitHorn(grid: Grid, visit: HornVisitor): void {
  checkGrid(grid);
  const { width, height, data, mask } = grid;
  const noData = storedNoData(data, grid.noData);
  const valid = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i++)
    valid[i] = data[i] - data[i] === 0 && data[i] !== noData && mask?.[i] !== 0 ? 1 : 0;
  for (let row = 1; row < height - 1; row++) {
    let upper = (row - 1) * width;
    let middle = upper + width;
    let lower = middle + width;
    for (let column = 1; column < width - 1; column++, upper++, middle++, lower++) {
      const whole =
        valid[upper] &
        valid[upper + 1] &
        valid[upper + 2] &
        valid[middle] &
        valid[middle + 1] &
        valid[middle + 2] &
        valid[lower] &
        valid[lower + 1] &
        valid[lower + 2];
      if (whole === 0) continue;
      const a = data[upper];
      const b = data[upper + 1];
      const c = data[upper + 2];
      const d = data[middle];
      const f = data[middle + 2];
      const g = data[lower];
      const h = data[lower + 1];
      const i = data[lower + 2];
      visit(middle + 1, a + 2 * d + g - (c + 2 * f + i), g + 2 * h + i - (a + 2 * b + c));
    }
  }
}

/** Metres (map units) that one column to the right and one row down take; RangeError for rotated grids. */
export function cellSteps({ transform }: Grid): { across: number; down: number } {
  const [a, b, , d, e] = transform;
  if (b !== 0 || d !== 0) throw new RangeError('grid.transform: got a rotated grid, allowed: upright ones');
  return { across: a, down: e };
}
