/** Gives an array of so many cells; what is in it is overwritten. */
export type LayerArrays = (cells: number) => Float64Array;

let take: LayerArrays = (cells) => new Float64Array(cells);

/** An array for a layer that fills all of it. */
export const layerArray: LayerArrays = (cells) => take(cells);

/**
 * Computes with layers in arrays of the caller, who may use them again once the layers have been read. New arrays of
 * megabytes for each window would make the collector run several times a second, and each time V8 would drop the compiled
 * formulas.
 * @example
 * withLayerArrays((cells) => new Float64Array(cells), () => 1); // 1
 */
export function withLayerArrays<Result>(arrays: LayerArrays, compute: () => Result): Result {
  const before = take;
  take = arrays;
  try {
    return compute();
  } finally {
    take = before;
  }
}
