import { mergeCells } from '@gep/ecosystem-models';
import type { SpreadCells } from '@gep/ecosystem-models';
import type { Histogram } from '@gep/raster';
import type { CellStatistics } from '../store/schema/result';

const bins = 256;

/** The cells of a run: how their groups are spread, and their histogram. */
export interface RunCells {
  readonly cells: SpreadCells;
  readonly histogram: Histogram;
}

/**
 * Statistics of cells of which each group is known by its number, range, mean and deviation. Those of all cells are exact.
 * The histogram takes the cells of a group for evenly spread below and above their mean, as narrowly or widely as their
 * deviation says; what that makes of the run's histogram, which is known, is made good.
 */
export function spreadStatistics(cells: SpreadCells, ofRun: RunCells | null): CellStatistics {
  const { valid, spread } = mergeCells(cells, () => 0, 1);
  const [count] = valid;
  if (count === 0) return { count, min: NaN, max: NaN, mean: NaN, stddev: NaN, sum: 0, histogram: null };
  const [min, max] = [spread.min[0], spread.max[0]].map(Math.fround);
  const mean = spread.mean[0];
  const below = cellsBelow(cells, min, max);
  return {
    count,
    min,
    max,
    mean,
    stddev: Math.sqrt(spread.deviations[0] / count),
    sum: mean * count,
    histogram: { min, max, counts: wholeCounts(ofRun ? madeGood(below, ofRun) : below) },
  };
}

/** How many cells are below the upper edge of each bin, as far as their groups tell. */
function cellsBelow({ valid, spread }: SpreadCells, min: number, max: number): Float64Array {
  const step = (max - min) / bins;
  // Cells that are all the same are in the last bin, as a histogram of them has it.
  const binOf = (value: number): number =>
    step > 0 ? Math.min(bins - 1, Math.max(0, Math.floor((value - min) / step))) : bins - 1;
  const share = new Float64Array(bins);
  const steps = new Float64Array(bins + 1);
  /** Parts of the first and the last bin; all bins between get the same. */
  const addEven = (from: number, to: number, count: number): void => {
    const [first, last] = [binOf(from), binOf(to)];
    if (first === last) {
      share[first] += count;
      return;
    }
    const each = (count * step) / (to - from);
    const begun = ((min + (first + 1) * step - from) / step) * each;
    share[first] += begun;
    share[last] += count - begun - each * (last - first - 1);
    steps[first + 1] += each;
    steps[last] -= each;
  };
  for (let row = 0; row < valid.length; row++) {
    let count = valid[row];
    if (count === 0) continue;
    const [low, high] = [spread.min[row], spread.max[row]];
    const mean = Math.min(high, Math.max(low, spread.mean[row]));
    // The smallest and the largest cell are known.
    for (const end of [low, high].slice(0, count)) {
      share[binOf(end)]++;
      count--;
    }
    // Even cells below and above a mean have a third of the variance that cells at both ends have.
    const widest = (mean - low) * (high - mean);
    const part = widest > 0 ? spread.deviations[row] / valid[row] / widest : 0;
    const atEnds = count * Math.min(1, Math.max(0, (3 * part - 1) / 2));
    const above = high > low ? (mean - low) / (high - low) : 0.5;
    share[binOf(low)] += atEnds * (1 - above);
    share[binOf(high)] += atEnds * above;
    const reach = Math.min(1, Math.sqrt(3 * part));
    addEven(mean - reach * (mean - low), mean, (count - atEnds) * (1 - above));
    addEven(mean, mean + reach * (high - mean), (count - atEnds) * above);
  }
  let [even, below] = [0, 0];
  return share.map((cells, bin) => (below += cells + (even += steps[bin])));
}

/** Where the groups of a run tell `found` cells below a value, its histogram has counted others: so many are meant. */
function madeGood(below: Float64Array, { cells, histogram: { min, max, counts } }: RunCells): Float64Array {
  const told = cellsBelow(cells, min, max);
  let counted = 0;
  const known = Float64Array.from(counts, (count) => (counted += count));
  let bin = 0;
  return below.map((found) => {
    while (bin < bins && told[bin] <= found) bin++;
    if (bin === bins) return found;
    const [from, before] = bin === 0 ? [0, 0] : [told[bin - 1], known[bin - 1]];
    return before + ((found - from) / (told[bin] - from)) * (known[bin] - before);
  });
}

/** Whole numbers of cells a bin, whose sums from the first bin on are those of `below`, rounded; both ends have one. */
function wholeCounts(below: Float64Array): number[] {
  const whole = Math.round(below[bins - 1]);
  const single = whole === 1 || below[bins - 2] === 0;
  let counted = 0;
  return Array.from(below, (found, bin) => {
    const upTo = bin === bins - 1 ? whole : single ? 0 : Math.min(whole - 1, Math.max(1, Math.round(found)));
    const count = Math.max(0, upTo - counted);
    counted += count;
    return count;
  });
}
