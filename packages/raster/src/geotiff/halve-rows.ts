/** Takes rows of a raster from top to bottom and gives the rows of one of half its size, each as soon as it is complete. */
export interface RowHalver {
  /** Adds the next row. The rows passed to `emit` are used again afterwards: they are copied or used at once. */
  add(row: Float32Array): void;
}

/**
 * Halves rows by the mean of the valid cells under each new cell, weighted by their share of its area: where a side is
 * odd, `ceil(side / 2)` cells cover the same extent, and a new cell covers up to three old ones. A new cell above no
 * valid one is NoData.
 */
export function createRowHalver(
  size: { readonly width: number; readonly height: number },
  noData: number,
  emit: (row: Float32Array) => void,
): RowHalver {
  const width = Math.ceil(size.width / 2);
  const height = Math.ceil(size.height / 2);
  const across = spansOf(size.width, width);
  let current = createSums(width);
  let following = createSums(width);
  const out = new Float32Array(width);
  let below = 0;
  let done = 0;
  return {
    add(row) {
      // In units in which an old row is `height` high and a new one `size.height`.
      const top = below * height;
      const bottom = top + height;
      const edge = (done + 1) * size.height;
      below++;
      addRow(current, row, across, Math.min(bottom, edge) - top, noData);
      if (bottom < edge) return;
      if (bottom > edge) addRow(following, row, across, bottom - edge, noData);
      finishRow(current, out, noData);
      [current, following] = [following, current];
      done++;
      emit(out);
    },
  };
}

/** Sums of values and of weights, a new cell each. */
interface Sums {
  readonly values: Float64Array;
  readonly weights: Float64Array;
}

/** Which old cells a new one covers, and how much of each. */
interface Spans {
  readonly first: Int32Array;
  readonly weights: readonly [Float64Array, Float64Array, Float64Array];
}

function createSums(width: number): Sums {
  return { values: new Float64Array(width), weights: new Float64Array(width) };
}

function spansOf(from: number, to: number): Spans {
  const first = new Int32Array(to);
  const weights = [new Float64Array(to), new Float64Array(to), new Float64Array(to)] as const;
  for (let i = 0; i < to; i++) {
    first[i] = Math.floor((i * from) / to);
    for (const [k, weight] of weights.entries()) {
      const left = (first[i] + k) * to;
      weight[i] = Math.max(0, Math.min(left + to, (i + 1) * from) - Math.max(left, i * from));
    }
  }
  return { first, weights };
}

function addRow(
  sums: Sums,
  row: Float32Array,
  { first, weights }: Spans,
  high: number,
  noData: number,
): void {
  const { values, weights: total } = sums;
  const [left, middle, right] = weights;
  const last = row.length - 1;
  for (let i = 0; i < values.length; i++) {
    const at = first[i];
    const a = row[at];
    if (a !== noData) {
      values[i] += a * left[i] * high;
      total[i] += left[i] * high;
    }
    const b = at < last ? row[at + 1] : noData;
    if (b !== noData) {
      values[i] += b * middle[i] * high;
      total[i] += middle[i] * high;
    }
    if (right[i] === 0) continue;
    const c = row[at + 2];
    if (c === noData) continue;
    values[i] += c * right[i] * high;
    total[i] += right[i] * high;
  }
}

function finishRow({ values, weights }: Sums, out: Float32Array, noData: number): void {
  for (let i = 0; i < out.length; i++) out[i] = weights[i] > 0 ? values[i] / weights[i] : noData;
  values.fill(0);
  weights.fill(0);
}
