import type { FloatArray } from '@gep/raster/order';
import { lowerBound } from './lower-bound';

/** The range of positions for each cut, in numbers of distinct values before it; cut 0 and the last are fixed. */
export interface Windows {
  readonly from: Uint32Array;
  readonly to: Uint32Array;
}

/** Number of positions in all windows. */
export function sizeOf({ from, to }: Windows): number {
  return from.reduce((sum, start, q) => sum + to[q] - start + 1, 0);
}

/**
 * Positions of about `size` places over the windows, ascending, with the ends of all windows and the origin; Infinity
 * gives every position. In each stretch that overlapping windows cover, half of them are
 * spaced by equal numbers of values, half by equal distances in value, so that no block between them is both heavy
 * and wide. Each cut has the same share; a place in several windows counts for each.
 */
export function placesIn(values: FloatArray, windows: Windows, size: number, origin: number): Uint32Array {
  const { from, to } = windows;
  const positions: number[] = [from[0], origin, to[to.length - 1]];
  const cuts = from.length - 2;
  for (let q = 1; q <= cuts;) {
    const start = from[q];
    let end = to[q];
    let covered = 0;
    const firstCut = q;
    for (; q <= cuts && from[q] <= end; q++) {
      positions.push(from[q], to[q]);
      end = Math.max(end, to[q]);
      covered += to[q] - from[q];
    }
    const share = (size * (q - firstCut)) / cuts;
    const wanted = Math.ceil((share * (end - start)) / covered);
    if (wanted >= end - start) for (let p = start; p <= end; p++) positions.push(p);
    else addBoth(values, start, end, wanted, positions);
  }
  const sorted = Uint32Array.from(positions).sort();
  return sorted.filter((position, i) => i === 0 || position !== sorted[i - 1]);
}

function addBoth(values: FloatArray, start: number, end: number, wanted: number, positions: number[]): void {
  const steps = Math.ceil(wanted / 2);
  const low = values[start];
  const high = values[end - 1];
  let p = start;
  for (let i = 1; i < steps; i++) {
    const share = i / steps;
    positions.push(start + Math.floor((end - start) * share));
    const edge = low * (1 - share) + high * share;
    p = lowerBound(values, edge, p, end);
    positions.push(p);
  }
}
