import type { Distinct } from './sample';

/**
 * Splits ascending distinct values into `classes` groups with the smallest within-group sum of squares.
 *
 * Exact (Fisher 1958): the best split point never moves left when the data grows, so each layer of the
 * dynamic programme is solved by divide and conquer in O(n log n).
 * Ties between equally good splits go to the leftmost.
 * @returns index of the last value of each group, ascending, the last being n - 1; min(classes, n) entries.
 */
export function fisherGroups({ values, weights }: Distinct, classes: number): number[] {
  const n = values.length;
  const k = Math.min(classes, n);
  if (k === n) return Array.from(values, (_, i) => i);
  const cost = groupCost(values, weights);
  let before = new Float64Array(n);
  let now = new Float64Array(n);
  for (let j = 0; j < n; j++) before[j] = cost(0, j);
  const starts: Int32Array[] = [];
  for (let q = 1; q < k; q++) {
    const start = new Int32Array(n);
    solveLayer(q, n - 1, q, n - 1, before, now, start, cost);
    starts.push(start);
    [before, now] = [now, before];
  }
  const ends = [n - 1];
  for (let q = starts.length - 1; q >= 0; q--) ends.unshift(starts[q][ends[0]] - 1);
  return ends;
}

type GroupCost = (from: number, to: number) => number;

/** Sum of squares about the mean of values[from..to], from running sums of the centred, scaled values. */
function groupCost(values: Float64Array, weights: Float64Array): GroupCost {
  const n = values.length;
  const scale = values[n - 1] / 2 - values[0] / 2;
  let total = 0;
  let mean = 0;
  for (let i = 0; i < n; i++) {
    total += weights[i];
    mean += ((values[i] / scale - mean) * weights[i]) / total;
  }
  const w = new Float64Array(n + 1);
  const s = new Float64Array(n + 1);
  const ss = new Float64Array(n + 1);
  for (let i = 0; i < n; i++) {
    const centred = values[i] / scale - mean;
    w[i + 1] = w[i] + weights[i];
    s[i + 1] = s[i] + weights[i] * centred;
    ss[i + 1] = ss[i] + weights[i] * centred * centred;
  }
  return (from, to) => {
    const sum = s[to + 1] - s[from];
    const squares = ss[to + 1] - ss[from] - (sum * sum) / (w[to + 1] - w[from]);
    return squares > 0 ? squares : 0;
  };
}

/** Fills now[lo..hi] knowing that the best start of the last group lies in [optLo, optHi]. */
function solveLayer(
  lo: number,
  hi: number,
  optLo: number,
  optHi: number,
  before: Float64Array,
  now: Float64Array,
  start: Int32Array,
  cost: GroupCost,
): void {
  if (lo > hi) return;
  const mid = (lo + hi) >> 1;
  let best = Infinity;
  let bestStart = optLo;
  const end = Math.min(mid, optHi);
  for (let i = optLo; i <= end; i++) {
    const candidate = before[i - 1] + cost(i, mid);
    if (candidate < best) {
      best = candidate;
      bestStart = i;
    }
  }
  now[mid] = best;
  start[mid] = bestStart;
  solveLayer(lo, mid - 1, optLo, bestStart, before, now, start, cost);
  solveLayer(mid + 1, hi, bestStart, optHi, before, now, start, cost);
}
