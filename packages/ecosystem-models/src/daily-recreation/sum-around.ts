import type { Kernel } from './kernel';

/** The rows of a source that are summed, and the width of all of them. */
export interface SourceGrid {
  readonly width: number;
  readonly height: number;
  /** Not negative, no NaN. */
  readonly cells: Float64Array;
}

/**
 * Weighted sums of the cells around each cell of some rows; outside the grid there is nothing. Cells are added in the
 * same order in any window, rows from the top: the sums of windows of full rows are equal bit for bit. Nothing is
 * subtracted, so the relative error stays near that of a single sum, and a sum of zeros is 0.
 * @param first the first row wanted
 * @param last one past the last row wanted
 * @returns an array as large as the grid; the other rows are 0
 */
export function sumAround(source: SourceGrid, first: number, last: number, kernel: Kernel): Float64Array {
  const { width, height, cells } = source;
  const { reach, rows } = kernel;
  const sums = new Float64Array(width * height);
  // The row with a margin of zeros on both sides.
  const padded = new Float64Array(width + 2 * reach);
  const across = new Float64Array(width);
  const sumRow = kernel.uniform ? uniformRow(padded.length) : weightedRow;
  for (let y = Math.max(0, first - reach); y < Math.min(height, last + reach); y++) {
    const row = cells.subarray(y * width, (y + 1) * width);
    if (row.every((cell) => cell === 0)) continue;
    padded.set(row, reach);
    let summed = -1;
    for (let dy = 0; dy <= reach; dy++) {
      const targets = dy === 0 ? [y] : [y - dy, y + dy];
      const wanted = targets.filter((to) => to >= first && to < last);
      if (wanted.length === 0) continue;
      // Rows of a uniform kernel that are equally long have the same sums.
      if (!kernel.uniform || summed !== rows[dy].length) sumRow(padded, reach, rows[dy], across);
      summed = rows[dy].length;
      for (const to of wanted) addTo(sums, to * width, across);
    }
  }
  return sums;
}

function addTo(sums: Float64Array, start: number, row: Float64Array): void {
  for (let x = 0; x < row.length; x++) sums[start + x] += row[x];
}

/** Sums across a row, each cell and its mirror image with one weight. */
type SumRow = (padded: Float64Array, reach: number, weights: Float64Array, across: Float64Array) => void;

const weightedRow: SumRow = (padded, reach, weights, across) => {
  const width = across.length;
  for (let x = 0; x < width; x++) across[x] = weights[0] * padded[x + reach];
  let dx = 1;
  // Four columns at once are twice as fast: each sum is read and written a quarter as often.
  for (; dx + 3 < weights.length; dx += 4) {
    const [a, b, c, d] = weights.subarray(dx, dx + 4);
    const [left, right] = [reach - dx, reach + dx];
    for (let x = 0; x < width; x++) {
      const l = x + left;
      const r = x + right;
      across[x] +=
        a * (padded[l] + padded[r]) +
        b * (padded[l - 1] + padded[r + 1]) +
        c * (padded[l - 2] + padded[r + 2]) +
        d * (padded[l - 3] + padded[r + 3]);
    }
  }
  for (; dx < weights.length; dx++) {
    const weight = weights[dx];
    const [left, right] = [reach - dx, reach + dx];
    for (let x = 0; x < width; x++) across[x] += weight * (padded[x + left] + padded[x + right]);
  }
};

/**
 * Sums of a moving span in three additions a cell, however long it is: the row is cut into blocks as long as the span,
 * which then is the end of one block and the start of the next.
 */
function uniformRow(length: number): SumRow {
  const starts = new Float64Array(length);
  const ends = new Float64Array(length);
  return (padded, reach, weights, across) => {
    const half = weights.length - 1;
    const span = 2 * half + 1;
    const from = reach - half;
    const to = length - from;
    for (let i = from; i < to; i++)
      starts[i] = (i - from) % span === 0 ? padded[i] : starts[i - 1] + padded[i];
    for (let i = to - 1; i >= from; i--)
      ends[i] = (i - from) % span === span - 1 || i === to - 1 ? padded[i] : ends[i + 1] + padded[i];
    for (let x = 0; x < across.length; x++)
      across[x] = x % span === 0 ? starts[from + x + span - 1] : ends[from + x] + starts[from + x + span - 1];
  };
}
