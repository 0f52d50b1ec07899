/** How the cells with a value are spread in each of some places; of no cell: 0 and 0, and a range from ∞ to -∞. */
export interface Spread {
  readonly mean: Float64Array;
  /** Sums of the squared deviations from the mean. */
  readonly deviations: Float64Array;
  readonly min: Float64Array;
  readonly max: Float64Array;
}

/** Cells with a value in each of some places, and how they are spread. */
export interface SpreadCells {
  readonly valid: Float64Array;
  readonly spread: Spread;
}

export function emptySpread(size: number): Spread {
  return {
    mean: new Float64Array(size),
    deviations: new Float64Array(size),
    min: new Float64Array(size).fill(Infinity),
    max: new Float64Array(size).fill(-Infinity),
  };
}

/** Adds the cells of a place to those of another one. Method: Chan, Golub and LeVeque 1983. */
export function addSpread(into: SpreadCells, to: number, { valid, spread }: SpreadCells, from: number): void {
  const count = valid[from];
  if (count === 0) return;
  const { mean, deviations, min, max } = into.spread;
  const before = into.valid[to];
  const all = before + count;
  const apart = spread.mean[from] - mean[to];
  deviations[to] += spread.deviations[from] + (apart * apart * before * count) / all;
  mean[to] += (apart * count) / all;
  if (spread.min[from] < min[to]) min[to] = spread.min[from];
  if (spread.max[from] > max[to]) max[to] = spread.max[from];
  into.valid[to] = all;
}
