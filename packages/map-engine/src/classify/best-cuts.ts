import type { Steps } from '@gep/raster/order';
import type { CutPlaces } from './cut-places';

/**
 * Where cut number q may lie: place numbers first[q] to last[q]. Cut 0 is the first place, the last cut (its number
 * is that of the classes) the last place.
 */
export interface CutRanges {
  readonly first: Uint32Array;
  readonly last: Uint32Array;
}

/** Of one cut, over its range. */
export interface CutRow {
  readonly cost: Float64Array;
  /** Place numbers. */
  readonly previous: Uint32Array;
}

/** For every cut, over its range: least sum of squares of the classes before it and the place of the cut before. */
export interface CutTable {
  readonly cost: readonly Float64Array[];
  readonly previous: readonly Uint32Array[];
}

/**
 * The dynamic programme of Fisher (1958) over the places: least sum of squares about the class means for each place
 * of each cut. The best previous cut never moves left when a cut moves right, so each cut's range is solved by divide
 * and conquer in O(m log m). Ties go to the leftmost.
 * @param allowance deducted from the cost of the classes for each place in the range of cut q; null for none.
 * @param emptyClasses whether two cuts may share a place.
 */
export function* bestCuts(
  places: CutPlaces,
  ranges: CutRanges,
  allowance: readonly Float64Array[] | null,
  emptyClasses: boolean,
): Steps<CutTable> {
  const cost: Float64Array[] = [Float64Array.of(0)];
  const previous: Uint32Array[] = [Uint32Array.of(0)];
  for (let q = 1; q < ranges.first.length; q++) {
    const row = nextRow(places, ranges, q, cost[q - 1], allowance?.[q - 1] ?? null, emptyClasses);
    cost.push(row.cost);
    previous.push(row.previous);
    yield;
  }
  return { cost, previous };
}

/** The row of cut q, from the costs of the cut before. */
export function nextRow(
  places: CutPlaces,
  { first, last }: CutRanges,
  q: number,
  costBefore: Float64Array,
  allowance: Float64Array | null,
  emptyClasses: boolean,
): CutRow {
  const length = last[q] - first[q] + 1;
  const layer: Layer = {
    places,
    before: costsBefore(places, costBefore, allowance, first[q - 1]),
    offset: first[q - 1],
    gap: emptyClasses ? 0 : 1,
    cost: new Float64Array(length),
    previous: new Uint32Array(length),
    first: first[q],
  };
  solve(layer, first[q], last[q], first[q - 1], last[q - 1]);
  return layer;
}

/** The places of the best cuts, from cut 0 to the last, read backwards from the end. */
export function traceCuts({ previous }: CutTable, { first, last }: CutRanges): Uint32Array {
  const cuts = Uint32Array.from(last);
  for (let q = last.length - 1; q > 0; q--) cuts[q - 1] = previous[q][cuts[q] - first[q]];
  return cuts;
}

/** Sum of squares about the mean of the values between two places. */
export function costBetween({ weight, sum, squares }: CutPlaces, from: number, to: number): number {
  const total = weight[to] - weight[from];
  const difference = sum[to] - sum[from];
  return total > 0 ? squares[to] - squares[from] - (difference * difference) / total : 0;
}

interface Layer {
  readonly places: CutPlaces;
  /** Cost up to the previous cut at a place, less the squares before that place. */
  readonly before: Float64Array;
  readonly offset: number;
  readonly gap: number;
  readonly cost: Float64Array;
  readonly previous: Uint32Array;
  readonly first: number;
}

function costsBefore(
  { squares }: CutPlaces,
  cost: Float64Array,
  allowance: Float64Array | null,
  offset: number,
): Float64Array {
  return cost.map((value, i) => value - (allowance ? allowance[i] : 0) - squares[offset + i]);
}

/** Solves the places [from, to], given that their best previous cuts are within [lowest, highest]. */
function solve(layer: Layer, from: number, to: number, lowest: number, highest: number): void {
  const { places, before, offset, gap } = layer;
  const { weight, sum, squares } = places;
  while (from <= to) {
    const middle = (from + to) >> 1;
    const ownWeight = weight[middle];
    const ownSum = sum[middle];
    let least = Infinity;
    let best = lowest;
    const end = Math.min(middle - 1, highest);
    for (let i = lowest; i <= end; i++) {
      const difference = ownSum - sum[i];
      const candidate = before[i - offset] - (difference * difference) / (ownWeight - weight[i]);
      if (candidate < least) {
        least = candidate;
        best = i;
      }
    }
    if (gap === 0 && middle <= highest && before[middle - offset] < least) {
      least = before[middle - offset];
      best = middle;
    }
    layer.cost[middle - layer.first] = least + squares[middle];
    layer.previous[middle - layer.first] = best;
    solve(layer, from, middle - 1, lowest, best);
    from = middle + 1;
    lowest = best;
  }
}
