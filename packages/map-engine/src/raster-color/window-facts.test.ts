import { readFileSync } from 'node:fs';
import { readGeoTiff } from '@gep/raster/node';
import { describe, expect, it } from 'vitest';
import { hasTestData, testData } from '../../../../scripts/test-data';
import { windowFacts } from './index';

interface Row {
  readonly file: string;
  readonly count: number;
  readonly mean: number;
  readonly stddev: number;
  readonly percentiles: readonly number[];
  /** Shares of the cells below, and of those below or equal to, each percentile. */
  readonly below: readonly number[];
  readonly not_above: readonly number[];
}

const { made, rows } = JSON.parse(
  readFileSync(new URL('../../test/reference/raster-ranks.json', import.meta.url), 'utf8'),
) as { readonly made: { readonly shares: readonly number[] }; readonly rows: readonly Row[] };

describe.skipIf(!hasTestData)('what a window of a real raster holds is what numpy says', () => {
  it.each(rows)('$file', async ({ file, count, mean, stddev, percentiles, below, not_above }) => {
    const [grid] = await readGeoTiff(testData(file));
    const window = windowFacts([grid.data], grid.noData ?? null);
    const [min, max] = [percentiles[0], percentiles[percentiles.length - 1]];
    const statistics = window.statistics(0);
    expect([statistics.min, statistics.max]).toEqual([min, max]);
    expect(Math.abs(statistics.mean / mean - 1)).toBeLessThan(1e-9);
    expect(Math.abs(statistics.stddev / stddev - 1)).toBeLessThan(1e-9);
    const ranks = window.ranks(0);
    // One shade, of 255 over the range.
    made.shares.forEach((share, i) => {
      expect(Math.abs(ranks.percentile(share) - percentiles[i])).toBeLessThanOrEqual((max - min) / 255);
    });
    // Equalised, a value has the share of the cells below it, the greatest ones aside; within one shade and two cells,
    // as cells of the same value and those of one entry of the table are spread evenly.
    const near = 1 / 255 + 2 / count;
    const { low, high, curve } = ranks.equalised();
    const most = below[below.length - 1];
    percentiles.forEach((value, i) => {
      const share = curve?.(Math.min(1, Math.max(0, (value - low) / (high - low)))) ?? NaN;
      expect(share).toBeGreaterThan(below[i] / most - near);
      expect(share).toBeLessThan(not_above[i] / most + near);
    });
  });
});

// Far from 0, numbers close together are one number where the precision of float32 is lost on the distance.
it.each([
  Int32Array.of(7, 7, 7, 7),
  Uint32Array.of(4e9),
  Float64Array.of(7, 7, 7, 7),
  Float64Array.of(1e9, 1e9 + 1e-6),
])('counts constant and close cells of a wide band: %o', (cells) => {
  const ranks = windowFacts([cells], null).ranks(0);
  const [min, max] = [Math.min(...cells), Math.max(...cells)];
  for (const share of [0.005, 0.5, 0.995]) {
    expect(ranks.percentile(share)).toBeGreaterThanOrEqual(min);
    expect(ranks.percentile(share)).toBeLessThanOrEqual(max);
  }
});
