import type { BandStatistics, Histogram, RasterBand } from '@gep/map-engine/model';

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

type Distribution = Pick<BandStatistics, 'min' | 'max' | 'mean' | 'stddev' | 'totalCount' | 'histogram'>;

/** What is known of the values of a band in both years together; one of them where only that one is known. */
export function jointBand(one: Distribution | null, other: Distribution | null): Distribution | null {
  if (!one || !other) return one ?? other;
  if (one.totalCount === 0 || other.totalCount === 0) return one.totalCount === 0 ? other : one;
  const totalCount = one.totalCount + other.totalCount;
  const mean = (one.mean * one.totalCount + other.mean * other.totalCount) / totalCount;
  const squares = [one, other].map(
    ({ totalCount: count, stddev, mean: own }) => count * (stddev ** 2 + (own - mean) ** 2),
  );
  return {
    min: Math.min(one.min, other.min),
    max: Math.max(one.max, other.max),
    mean,
    stddev: Math.sqrt((squares[0] + squares[1]) / totalCount),
    totalCount,
    histogram:
      one.histogram && other.histogram
        ? jointHistogram(one.histogram, other.histogram)
        : (one.histogram ?? other.histogram),
  };
}

/** Bands with what is known of both years together, for colours that both years share. */
export function jointBands(bands: readonly RasterBand[], others: readonly RasterBand[]): RasterBand[] {
  return bands.map((band, index) => {
    const joint = jointBand(band.statistics, others[index]?.statistics ?? null);
    return { ...band, statistics: { ...band.statistics, ...joint } };
  });
}
