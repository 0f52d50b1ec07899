import type { FloatArray } from '@gep/raster/order';

/** First position in [from, to] whose value is not below the edge; values ascend, to stands for "none". */
export function lowerBound(values: FloatArray | Uint32Array, edge: number, from: number, to: number): number {
  let lo = from;
  let hi = to;
  while (lo < hi) {
    const mid = (lo + hi) >>> 1;
    if (values[mid] < edge) lo = mid + 1;
    else hi = mid;
  }
  return lo;
}
