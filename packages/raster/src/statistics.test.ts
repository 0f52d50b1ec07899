import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe as suite, expect, test } from 'vitest';
import { hasTestData, testData } from '../../../scripts/test-data';
import type { CellWindow } from './index';
import { createDescriber, createHistogrammer, describe, histogram, percentiles, percentile } from './index';
import { openGeoTiff } from './node';

interface Figures {
  readonly count: number;
  readonly min: number | null;
  readonly max: number | null;
  readonly mean: number | null;
  readonly stddev: number | null;
  readonly sum: number;
  readonly histogram?: number[];
  readonly percentiles?: number[];
}

interface FileFigures {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly bands: number;
  /** The part that the figures speak of; the whole unless said. */
  readonly window?: CellWindow;
  /** JPEG: decoders differ by a few levels. */
  readonly lossy?: true;
  readonly transform: number[] | null;
  readonly noData: number | 'nan' | null;
  readonly scale: number | null;
  readonly offset: number | null;
  readonly statistics: Figures[];
}

const figuresOf = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../test/reference/${name}.json`, import.meta.url), 'utf8'),
  ) as FileFigures[];

// The largest files whole: for the long tier.
const figures = figuresOf(process.env.GEP_WHOLE_RASTERS ? 'statistics-whole' : 'statistics');

function near(got: number, wanted: number | null, what: string, slack = 0): void {
  if (wanted === null) expect(got, what).toBeNaN();
  else
    expect(Math.abs(got - wanted), `${what}: ${got} against ${wanted}`).toBeLessThanOrEqual(
      1e-9 * Math.abs(wanted) + slack,
    );
}

suite.skipIf(!hasTestData)('real files against GDAL and numpy', () => {
  test.each(figures)('$file', async (wanted) => {
    const source = await openGeoTiff(testData(`rasters/${wanted.file}`));
    const { info } = source;
    const grids = await source.read(wanted.window ? { window: wanted.window } : {});
    await source.close();
    expect([info.width, info.height, info.bands]).toEqual([wanted.width, wanted.height, wanted.bands]);
    if (wanted.transform)
      info.transform.forEach((value, i) => near(value, (wanted.transform as number[])[i], 'transform'));
    if (wanted.noData === 'nan') expect(info.noData).toBeNaN();
    else if (wanted.noData === null) expect(info.noData).toBeUndefined();
    else near(Math.fround(info.noData ?? NaN), Math.fround(wanted.noData), 'noData');
    expect(info.scale ?? 1).toBe(wanted.scale ?? 1);
    expect(info.offset ?? 0).toBe(wanted.offset ?? 0);
    wanted.statistics.forEach((expected, band) => {
      const { data, noData, mask } = grids[band];
      const got = describe(data, { noData, mask });
      expect(got.count).toBe(expected.count);
      if (wanted.lossy) {
        near(got.mean, expected.mean, 'mean', 0.5);
        near(got.stddev, expected.stddev, 'stddev', 0.5);
        return;
      }
      for (const name of ['min', 'max', 'mean', 'stddev', 'sum'] as const)
        near(got[name], expected[name], name);
      if (expected.histogram)
        expect(histogram(data, { bins: 16, noData, mask }).counts).toEqual(expected.histogram);
      if (expected.percentiles)
        expect(percentiles(data, [0, 2, 25, 50, 98, 100], { noData, mask })).toEqual(expected.percentiles);
    });
  });
});

const values = fc.array(fc.float({ noDefaultInfinity: true, noNaN: true, min: -1e6, max: 1e6 }), {
  minLength: 1,
});

test('no valid cell gives NaN and sum 0', () => {
  expect(describe(Float32Array.of(NaN, -9999, Infinity), { noData: -9999 })).toEqual({
    count: 0,
    min: NaN,
    max: NaN,
    mean: NaN,
    stddev: NaN,
    sum: 0,
  });
  expect(percentile(Float32Array.of(NaN), 50)).toBeNaN();
  expect(histogram(Float32Array.of(NaN), { bins: 2 })).toEqual({ min: NaN, max: NaN, counts: [0, 0] });
});

test('NoData is compared as the array stores it', () => {
  const noData = -3.4e38;
  expect(describe(Float32Array.of(noData, 1, 3), { noData })).toMatchObject({
    count: 2,
    sum: 4,
    mean: 2,
    stddev: 1,
  });
});

test('windows give what the whole gives', () => {
  fc.assert(
    fc.property(values, fc.nat(), (list, cut) => {
      const data = Float32Array.from(list);
      const at = cut % (data.length + 1);
      const describer = createDescriber();
      describer.add(data.subarray(0, at));
      describer.add(data.subarray(at));
      const [parts, whole] = [describer.finish(), describe(data)];
      expect([parts.count, parts.min, parts.max]).toEqual([whole.count, whole.min, whole.max]);
      const size = Math.max(Math.abs(whole.min), Math.abs(whole.max), 1e-30);
      expect(Math.abs(parts.sum - whole.sum)).toBeLessThanOrEqual(1e-12 * size * data.length);
      expect(Math.abs(parts.stddev - whole.stddev)).toBeLessThanOrEqual(1e-7 * size);
      const histogrammer = createHistogrammer({ bins: 7, min: whole.min, max: whole.max });
      histogrammer.add(data.subarray(0, at));
      histogrammer.add(data.subarray(at));
      expect(histogrammer.finish()).toEqual(histogram(data, { bins: 7 }));
      expect(histogrammer.finish().counts.reduce((sum, count) => sum + count)).toBe(data.length);
    }),
  );
});

test('a percentile is the type 7 definition on the sorted values', () => {
  const kinds = [
    Float64Array,
    Float32Array,
    Int8Array,
    Uint8Array,
    Int16Array,
    Uint16Array,
    Int32Array,
    Uint32Array,
  ];
  fc.assert(
    fc.property(
      values,
      fc.constantFrom(...kinds),
      fc.double({ min: 0, max: 100, noNaN: true }),
      (list, kind, p) => {
        const data = kind.from(list);
        const sorted = Array.from(data).sort((a, b) => a - b);
        const place = (p / 100) * (sorted.length - 1);
        const low = sorted[Math.floor(place)];
        const high = sorted[Math.min(sorted.length - 1, Math.floor(place) + 1)];
        const part = place - Math.floor(place);
        const got = percentile(data, p);
        const wanted = low + (high - low) * part;
        expect(Math.abs(got - wanted)).toBeLessThanOrEqual(
          1e-12 * Math.max(1, Math.abs(wanted), Math.abs(high - low)),
        );
      },
    ),
  );
});

test('a percentile of a histogram is linear inside the bin', () => {
  const counts = { min: 0, max: 4, counts: [2, 0, 6, 2] };
  expect(percentile(counts, 0)).toBe(0);
  expect(percentile(counts, 10)).toBe(0.5);
  expect(percentile(counts, 20)).toBe(1);
  expect(percentile(counts, 50)).toBe(2.5);
  expect(percentile(counts, 100)).toBe(4);
});

test('histogram keeps to its range and closes the last bin', () => {
  expect(histogram(Float64Array.of(-1, 0, 1, 1.5, 2, 3), { bins: 2, min: 0, max: 2 }).counts).toEqual([1, 3]);
  expect(histogram(Uint8Array.of(5, 5), { bins: 4 }).counts).toEqual([0, 0, 0, 2]);
});

test('misuse is named', () => {
  expect(() => histogram(Uint8Array.of(1), { bins: 0 })).toThrow(/bins: got 0, allowed/);
  expect(() => percentile(Uint8Array.of(1), 101)).toThrow(/p: got 101, allowed/);
});
