import { describe, expect, it } from 'vitest';
import { createHistogrammer } from '@gep/raster';
import { legend } from '../legend/legend';
import { suggestScheme } from './suggest-scheme';

/** Of 256 bins, as the statistics of a raster have it. */
function suggested(values: readonly number[], options?: Parameters<typeof suggestScheme>[2]) {
  const statistics = { min: Math.min(...values), max: Math.max(...values) };
  const histogrammer = createHistogrammer(statistics);
  histogrammer.add(Float64Array.from(values));
  return suggestScheme(statistics, histogrammer.finish(), options);
}

const evenly = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));

describe('a suggested scheme', () => {
  it('spans the range of values that are spread evenly', () => {
    expect(suggested(evenly(10, 90, 500))).toMatchObject({
      kind: 'stretch',
      min: 10,
      max: 90,
      reverse: false,
    });
  });

  it('does not give the ramp to a few outliers: 59 of 1,256 cells', () => {
    const scheme = suggested([...evenly(0, 12, 1197), ...evenly(100, 115, 59)]);
    // The outermost value within the fences is 12, in a bin of 115 / 256.
    expect(scheme).toMatchObject({ kind: 'stretch', min: 0 });
    expect(scheme.kind === 'stretch' && scheme.max).toBeGreaterThanOrEqual(12);
    expect(scheme.kind === 'stretch' && scheme.max).toBeLessThan(12 + 115 / 256);
  });

  it('makes classes of equal counts where values span orders of magnitude', () => {
    const values = evenly(-3, 9, 2000).map((exponent) => 10 ** exponent);
    const scheme = suggested(values);
    expect(scheme).toMatchObject({ kind: 'raster-graduated', classification: { method: 'quantile' } });
  });

  it('has 0 in the middle of a diverging ramp where there are losses and gains', () => {
    const scheme = suggested([...evenly(-20, 0, 300), ...evenly(0, 50, 700)]);
    expect(scheme).toMatchObject({ kind: 'stretch', min: -50, max: 50 });
    // One cell of the other sign is noise.
    expect(suggested([-0.001, ...evenly(0, 50, 999)])).toMatchObject({ min: -0.001, max: 50 });
  });

  it('is strong where losses are', () => {
    expect(suggested(evenly(-50, -1, 400))).toMatchObject({ kind: 'stretch', reverse: true });
  });

  it('draws values that are all the same, and a band without a histogram', () => {
    expect(suggested([7, 7, 7])).toMatchObject({ kind: 'stretch', min: null, max: null });
    expect(suggestScheme({ min: 0, max: 9 }, null)).toMatchObject({ kind: 'stretch', min: null, max: null });
  });

  it('takes ramps by name and refuses others', () => {
    expect(suggested(evenly(0, 1, 50), { ramp: 'RdPu' })).toMatchObject({ ramp: { colors: { length: 8 } } });
    expect(() => suggested(evenly(0, 1, 50), { ramp: 'no such ramp' })).toThrow(RangeError);
  });
});

it('shows in a legend that an end stands for values beyond it', () => {
  const statistics = {
    ...{ dataType: 'float32' as const, min: 0, max: 100, mean: 5, stddev: 10, noData: null, totalCount: 9 },
    ...{ enableUniqueValue: false, uniqueValueCount: 0, uniqueValues: [], histogram: null },
  } as const;
  const counts = [50, 30, 15, 0, 0, 0, 0, 0, 0, 2];
  const scheme = suggestScheme(
    statistics,
    { min: 0, max: 100, counts },
    { bands: [{ name: '1', statistics }] },
  );
  const [entry] = legend(scheme, { format: (value) => value.toFixed(0) }).entries;
  expect(entry).toMatchObject({ kind: 'ramp', lowLabel: '0', highLabel: expect.stringMatching(/^≥ \d+$/) });
});
