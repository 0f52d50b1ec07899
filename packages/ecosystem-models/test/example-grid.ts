import type { Grid } from '@gep/raster';
import { expect } from 'vitest';

const noData = -9999;

/** A grid of 30 m cells (or the given size) in a projected CRS, out of rows. */
export function gridOf(rows: readonly (readonly number[])[], cellSize = 30): Grid {
  return {
    width: rows[0].length,
    height: rows.length,
    data: Float64Array.from(rows.flat()),
    noData,
    transform: [cellSize, 0, 500000, 0, -cellSize, 3000000],
    crs: 'EPSG:4527',
  };
}

/** Land cover and districts of the worked examples (grid E). */
export const landCover = gridOf([
  [111, 121, 211],
  [321, 512, 611],
  [421, 413, noData],
]);
export const districts = gridOf([
  [1, 1, 1],
  [1, 2, 2],
  [2, 2, 2],
]);

/** Checks a number against a printed one, to half a unit of its last digit. */
export function expectPrinted(actual: number | null | undefined, printed: string): void {
  const decimals = printed.split('.')[1]?.length ?? 0;
  // The tiny excess lets an exact tie, which no float can hold, pass.
  const tolerance = 0.5 * 10 ** -decimals + 1e-9 * Math.abs(Number(printed));
  expect(Math.abs((actual ?? NaN) - Number(printed)), `${actual} against ${printed}`).toBeLessThanOrEqual(
    tolerance,
  );
}

/** Checks all cells against printed rows; `ND` is NoData. */
export function expectPrintedGrid(grid: Grid, rows: readonly (readonly string[])[]): void {
  expect([grid.width, grid.height]).toEqual([rows[0].length, rows.length]);
  rows.flat().forEach((printed, i) => {
    if (printed === 'ND') expect(grid.data[i]).toBe(noData);
    else expectPrinted(grid.data[i], printed);
  });
}

/** Splits `1 2 | 3 4` into rows. */
export function printedRows(text: string): string[][] {
  return text.split('|').map((row) => row.trim().split(/\s+/));
}
