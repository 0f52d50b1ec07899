import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  generateCategories,
  pinCategory,
  rasterGraduatedScheme,
  rasterUniqueValuesScheme,
  rgbCompositeScheme,
  stretchScheme,
} from '../scheme';
import type { StretchOptions } from '../scheme';
import { compileRasterScheme, renderRaster } from './index';

const gray = ['#000000', '#ffffff'];
const row = (length: number): { width: number; height: number } => ({ width: length, height: 1 });

/** Red channel of each pixel of a block of one row. */
function reds(values: readonly number[], options: StretchOptions): number[] {
  const scheme = stretchScheme({ ramp: gray, ...options });
  const rgba = renderRaster([Float32Array.from(values)], row(values.length), scheme);
  return values.map((_, i) => rgba[i * 4]);
}

function pixel(rgba: Uint8ClampedArray, at: number): number[] {
  return [...rgba.subarray(at * 4, at * 4 + 4)];
}

describe('stretch', () => {
  it('min-max spreads the range over the ramp and clamps outside', () => {
    expect(reds([0, 25, 50, 100, -5, 200], { min: 0, max: 100 })).toEqual([0, 64, 128, 255, 0, 255]);
  });

  it('takes the data’s own ends where none are given', () => {
    expect(reds([10, 20, 30], {})).toEqual([0, 128, 255]);
  });

  it('standard-deviation spreads mean -+ n deviations', () => {
    // Mean 5, population deviation 5: one deviation reaches 0 and 10, two reach -5 and 15.
    expect(reds([0, 10], { stretch: 'standard-deviation', stddevNumber: 1 })).toEqual([0, 255]);
    expect(reds([0, 10], { stretch: 'standard-deviation', stddevNumber: 2 })).toEqual([64, 191]);
  });

  it('percent-clip cuts percentiles of the histogram', () => {
    const histogram = { min: 0, max: 100, counts: [10, 80, 10] };
    const scheme = stretchScheme({ ramp: gray, stretch: 'percent-clip', minClip: 10, maxClip: 10 });
    const renderer = compileRasterScheme(scheme, { histogram });
    const rgba = renderer.render([Float64Array.of(0, 100 / 3, 50, 200 / 3, 100)], row(5));
    expect([0, 1, 2, 3, 4].map((at) => rgba[at * 4])).toEqual([0, 0, expect.closeTo(127.5, -0.5), 255, 255]);
  });

  it('percentages beyond 100 together count as 2 and 2', () => {
    const histogram = { min: 0, max: 100, counts: Array<number>(100).fill(1) };
    const render = (minClip: number, maxClip: number): Uint8ClampedArray => {
      const scheme = stretchScheme({ ramp: gray, stretch: 'percent-clip', minClip, maxClip });
      return compileRasterScheme(scheme, { histogram }).render([Float32Array.of(2, 50, 98)], row(3));
    };
    expect(render(80, 30)).toEqual(render(2, 2));
  });

  it('histogram-equalization gives each value the share of cells below it', () => {
    const histogram = { min: 0, max: 10, counts: [90, 10] };
    const scheme = stretchScheme({ ramp: gray, stretch: 'histogram-equalization' });
    const rgba = compileRasterScheme(scheme, { histogram }).render([Float32Array.of(0, 5, 10)], row(3));
    expect([0, 4, 8].map((at) => rgba[at])).toEqual([0, expect.closeTo(229.5, -0.5), 255]);
  });

  it('reverses the ramp', () => {
    expect(reds([0, 100], { min: 0, max: 100, reverse: true })).toEqual([255, 0]);
  });

  it('draws a raster of one value in the low end', () => {
    expect(reds([7, 7], {})).toEqual([0, 0]);
  });

  it('is within 1 of 255 of the exact colour', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -50, max: 150, noNaN: true }), { minLength: 1 }), (values) => {
        reds(values, { min: 0, max: 100 }).forEach((red, i) => {
          const exact = 255 * Math.min(1, Math.max(0, Math.fround(values[i]) / 100));
          expect(Math.abs(red - exact)).toBeLessThanOrEqual(1);
        });
      }),
    );
  });

  it('says which statistics are missing', () => {
    const needs = stretchScheme({ stretch: 'histogram-equalization' });
    expect(() => compileRasterScheme(needs)).toThrow(
      /histogram: got none, allowed: .* histogram-equalization/,
    );
    expect(() => compileRasterScheme(stretchScheme())).toThrow(/statistics: got none/);
    expect(() => compileRasterScheme(stretchScheme({ band: null, min: 0, max: 1 }))).toThrow(
      /band: got null/,
    );
  });
});

describe('empty and background cells', () => {
  const values = Float32Array.of(NaN, Infinity, -9999, 0, 5);

  it('are transparent unless they have a colour', () => {
    const scheme = stretchScheme({ ramp: gray, min: 0, max: 10 });
    const rgba = renderRaster([values], { ...row(5), noData: -9999 }, scheme);
    expect([0, 1, 2, 3].map((at) => rgba[at * 4 + 3])).toEqual([0, 0, 0, 255]);
    const colored = stretchScheme({ ramp: gray, min: 0, max: 10, noDataColor: '#ff000080', opacity: 0.5 });
    expect(pixel(renderRaster([values], { ...row(5), noData: -9999 }, colored), 2)).toEqual([255, 0, 0, 64]);
  });

  it('compare no-data as the band stores it', () => {
    const lowest = -3.4028234663852886e38;
    const scheme = stretchScheme({ ramp: gray, min: 0, max: 10 });
    const rgba = renderRaster([Float32Array.of(-3.4028235e38)], { ...row(1), noData: lowest }, scheme);
    expect(rgba[3]).toBe(0);
  });

  it('show the background value in its own colour', () => {
    const background = { used: true, value: [0, 0, 0] as const, color: '#0000ff' };
    const scheme = stretchScheme({ ramp: gray, min: -10, max: 10, background });
    expect(pixel(renderRaster([values], row(5), scheme), 3)).toEqual([0, 0, 255, 255]);
    const see = stretchScheme({ ramp: gray, min: -10, max: 10, background: { ...background, color: null } });
    expect(pixel(renderRaster([values], row(5), see), 3)[3]).toBe(0);
  });

  it('fill a whole block without failing', () => {
    for (const stretch of [
      'min-max',
      'standard-deviation',
      'percent-clip',
      'histogram-equalization',
    ] as const) {
      const rgba = renderRaster([Float32Array.of(NaN, NaN)], row(2), stretchScheme({ stretch }));
      expect([...rgba]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    }
  });
});

describe('display settings', () => {
  it('opacity is the alpha and nothing else', () => {
    const scheme = stretchScheme({ ramp: gray, min: 0, max: 10, opacity: 0.5 });
    expect(pixel(renderRaster([Float32Array.of(10)], row(1), scheme), 0)).toEqual([255, 255, 255, 128]);
  });

  it('brightness shifts, contrast spreads about the middle, gamma lifts the middle', () => {
    expect(reds([5], { min: 0, max: 10, brightness: 10 })).toEqual([153]);
    expect(reds([0, 2, 8, 10], { min: 0, max: 10, contrast: -100 })).toEqual([128, 128, 128, 128]);
    expect(reds([0, 10], { min: 0, max: 10, contrast: 100 })).toEqual([0, 255]);
    // 255 * 0.5 ^ (1 / 2) = 180.3
    expect(reds([0, 5, 10], { min: 0, max: 10, gamma: 2 })).toEqual([0, expect.closeTo(180.3, -0.5), 255]);
  });
});

describe('graduated', () => {
  const made = generateCategories(
    rasterGraduatedScheme({ ramp: gray, classes: 2, manualBreaks: [0, 10, 20] }),
    {
      values: [0, 5, 10, 15, 20, 30],
    },
  );

  it('colours classes (lower, upper]; outside is transparent unless other is shown', () => {
    const values = Float32Array.of(0, 10, 10.5, 20, 30, NaN);
    const rgba = renderRaster([values], row(6), made);
    expect([0, 1, 2, 3].map((at) => rgba[at * 4])).toEqual([0, 0, 255, 255]);
    expect([4, 5].map((at) => rgba[at * 4 + 3])).toEqual([0, 0]);
    const shown = { ...made, other: { ...made.other, visible: true, color: '#00ff00' } };
    const again = renderRaster([values], row(6), shown);
    expect(pixel(again, 4)).toEqual([0, 255, 0, 255]);
    expect(again[5 * 4 + 3]).toBe(0);
  });

  it('leaves hidden classes out', () => {
    const hidden = generateCategories(pinCategory(made, '(0,10]', { visible: false }), { values: [5] });
    const rgba = renderRaster([Float32Array.of(5, 15)], row(2), hidden);
    expect([rgba[3], rgba[7]]).toEqual([0, 255]);
  });
});

describe('unique values', () => {
  it('colours each value, others are transparent', () => {
    const made = generateCategories(rasterUniqueValuesScheme({ ramp: gray }), { values: [1, 2] });
    const rgba = renderRaster([Uint8Array.of(1, 2, 3)], row(3), made);
    expect([pixel(rgba, 0), pixel(rgba, 1), pixel(rgba, 2)[3]]).toEqual([
      [0, 0, 0, 255],
      [255, 255, 255, 255],
      0,
    ]);
  });
});

describe('rgb composite', () => {
  const bands = [
    Uint8Array.of(0, 255),
    Uint8Array.of(0, 51),
    Uint8Array.of(100, 102),
    Uint8Array.of(128, 255),
  ];
  const bytes = { stretch: 'min-max', min: 0, max: 255 } as const;

  it('shows three bands; an unused channel is 0', () => {
    expect(pixel(renderRaster(bands, row(2), rgbCompositeScheme(bytes)), 1)).toEqual([255, 51, 102, 255]);
    const channels = { green: { used: false, band: null } };
    expect(pixel(renderRaster(bands, row(2), rgbCompositeScheme({ ...bytes, channels })), 1)).toEqual([
      255, 0, 102, 255,
    ]);
  });

  it('takes opacity from the alpha band', () => {
    const scheme = rgbCompositeScheme({
      ...bytes,
      channels: { alpha: { used: true, band: 3 } },
      opacity: 0.5,
    });
    const rgba = renderRaster(bands, row(2), scheme);
    expect([rgba[3], rgba[7]]).toEqual([64, 128]);
  });

  it('is empty where any used band is, and hides the background triple', () => {
    const background = { used: true, value: [255, 51, 102] as const, color: null };
    const rgba = renderRaster(
      bands,
      { ...row(2), noData: 100 },
      rgbCompositeScheme({ ...bytes, background }),
    );
    expect([rgba[3], rgba[7]]).toEqual([0, 0]);
  });

  it('stretches each band by its own statistics', () => {
    const statistics = [
      { min: 0, max: 0, mean: 0, stddev: 1 },
      { min: 0, max: 0, mean: 100, stddev: 10 },
      { min: 0, max: 0, mean: 0, stddev: 100 },
    ];
    const scheme = rgbCompositeScheme({ stretch: 'standard-deviation', stddevNumber: 1 });
    const cells = [Float32Array.of(1), Float32Array.of(100), Float32Array.of(-100)];
    expect(pixel(compileRasterScheme(scheme, { statistics }).render(cells, row(1)), 0)).toEqual([
      255, 128, 0, 255,
    ]);
  });
});

describe('blocks', () => {
  it('give the same pixels from every array type, small or large', () => {
    const values = Array.from({ length: 2048 }, (_, i) => (i * 7) % 120);
    const graduated = generateCategories(rasterGraduatedScheme({ method: 'quantile' }), { values });
    for (const scheme of [stretchScheme({ min: 10, max: 90 }), graduated]) {
      const wanted = renderRaster([Float64Array.from(values)], row(2048), scheme);
      for (const Type of [
        Int8Array,
        Uint8Array,
        Int16Array,
        Uint16Array,
        Int32Array,
        Uint32Array,
        Float32Array,
      ]) {
        expect(renderRaster([Type.from(values)], row(2048), scheme)).toEqual(wanted);
      }
    }
  });

  it('are drawn into the memory that is handed in, aligned or not', () => {
    const scheme = stretchScheme({ ramp: gray, min: 0, max: 10 });
    const renderer = compileRasterScheme(scheme);
    const wanted = renderer.render([Float32Array.of(0, 10)], row(2));
    for (const offset of [0, 3]) {
      const out = new Uint8ClampedArray(new ArrayBuffer(16), offset, 8);
      expect(renderer.render([Float32Array.of(0, 10)], row(2), out)).toBe(out);
      expect(out).toEqual(wanted);
    }
    expect(() => renderer.render([Float32Array.of(0)], row(2))).toThrow(/bands\[0\]: got 1 cells/);
    expect(() => renderer.render([], row(2))).toThrow(/band: got 0/);
    expect(() => renderer.render([Float32Array.of(0)], row(1), new Uint8ClampedArray(3))).toThrow(
      /out: got 3/,
    );
  });
});
