import type { BandStatistics, Histogram } from '@gep/map-engine/model';

/** Two distributions as one; a bin counts whole in the bin of its middle. */
function jointHistogram(one: Histogram, other: Histogram): Histogram {
  const [min, max] = [Math.min(one.min, other.min), Math.max(one.max, other.max)];
  const counts = Array<number>(Math.max(one.counts.length, other.counts.length)).fill(0);
  for (const { min: low, max: high, counts: bins } of [one, other])
    for (let bin = 0; bin < bins.length; bin += 1) {
      const middle = low + ((bin + 0.5) / bins.length) * (high - low);
      const place = max > min ? Math.floor(((middle - min) / (max - min)) * counts.length) : 0;
      counts[Math.min(place, counts.length - 1)] += bins[bin];
    }
  return { min, max, counts };
}

type Distribution = Pick<BandStatistics, 'min' | 'max' | 'mean' | 'totalCount' | 'histogram'>;

/** What is known of the values of a band in both years together; one of them where only that one is known. */
export function jointBand(one: Distribution | null, other: Distribution | null): Distribution | null {
  if (!one || !other) return one ?? other;
  if (one.totalCount === 0 || other.totalCount === 0) return one.totalCount === 0 ? other : one;
  const totalCount = one.totalCount + other.totalCount;
  return {
    min: Math.min(one.min, other.min),
    max: Math.max(one.max, other.max),
    mean: (one.mean * one.totalCount + other.mean * other.totalCount) / totalCount,
    totalCount,
    histogram:
      one.histogram && other.histogram
        ? jointHistogram(one.histogram, other.histogram)
        : (one.histogram ?? other.histogram),
  };
}
