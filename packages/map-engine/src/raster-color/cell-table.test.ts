import type { TypedArray } from '@gep/raster';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseColor } from '../color';
import type { BandStatistics } from '../model';
import {
  categoryOf,
  generateCategories,
  rasterGraduatedScheme,
  rgbCompositeScheme,
  stretchScheme,
} from '../scheme';
import { compileRasterScheme, renderRaster } from './index';
import type { WindowFacts } from './index';

const gray = ['#000000', '#ffffff'];
const row = (length: number): { width: number; height: number } => ({ width: length, height: 1 });

function pixel(rgba: Uint8ClampedArray, at: number): number[] {
  return [...rgba.subarray(at * 4, at * 4 + 4)];
}

describe('tables', () => {
  // Classes 1e9 apart and values near 0: even steps cannot tell their edges apart.
  const breaks = [-5, 0, 1e-6, 1e-3, 1, 0.1, 30, 1e4, 1e9].sort((a, b) => a - b);
  const graduated = generateCategories(
    rasterGraduatedScheme({ classes: 8, ramp: 'viridis', manualBreaks: breaks, noDataColor: '#010203' }),
    { values: breaks },
  );

  it('give each cell the colour of its row, at and beside every edge, in every wide type', () => {
    const near = breaks.flatMap((edge) => [edge, edge * (1 + 1e-7), edge * (1 - 1e-7), edge + 1, edge - 1]);
    const values = [...near, -0, 1e-30, -1e-30, 1e300, -1e300, 7];
    for (const Type of [Float32Array, Float64Array, Int32Array]) {
      const cells = Type.from(values);
      const rgba = renderRaster([cells], { ...row(cells.length), noData: 7 }, graduated);
      cells.forEach((value, i) => {
        const { visible, color } = categoryOf(graduated, value) ?? graduated.other;
        const wanted = !Number.isFinite(value) || value === 7 ? '#010203' : visible ? color : '#00000000';
        const { r, g, b, a } = parseColor(wanted);
        expect([value, ...pixel(rgba, i)]).toEqual([value, r, g, b, a * 255]);
      });
    }
  });

  it('keep single cells apart where many have one colour', () => {
    fc.assert(
      fc.property(fc.array(fc.float({ noNaN: true })), fc.float({ noNaN: true }), (values, noData) => {
        const cells = Float32Array.from([...values, noData, -noData, noData / 3]);
        const scheme = stretchScheme({ ramp: gray, min: -1, max: 1 });
        const rgba = renderRaster([cells], { ...row(cells.length), noData }, scheme);
        cells.forEach((value, i) => {
          const empty = value === noData || !Number.isFinite(value);
          expect([value, rgba[i * 4 + 3]]).toEqual([value, empty ? 0 : 255]);
        });
      }),
    );
  });

  it('are made once for each type of cells and say which entry a cell has', () => {
    const renderer = compileRasterScheme(stretchScheme({ ramp: gray, min: 0, max: 10 }));
    const cells = Float32Array.of(2.5);
    const tables = renderer.tables([cells]);
    if (tables.kind !== 'single' || tables.table.index.kind !== 'scaled')
      throw new Error('not a scaled table');
    const { scale, shift } = tables.table.index;
    const entry = tables.table.pixels[Math.floor(2.5 * scale + shift)];
    expect([...new Uint8Array(Uint32Array.of(entry).buffer)]).toEqual([64, 64, 64, 255]);
    const again = renderer.tables([Float32Array.of(1)]);
    expect(again.kind === 'single' && again.table).toBe(tables.table);
  });
});

describe('what is counted in a block', () => {
  // 1000 values a hundred times each, and one cell far away.
  const values = Float32Array.from({ length: 100_000 }, (_, i) => (i === 0 ? 1e9 : i % 1000));
  const shades = (stretch: 'percent-clip' | 'histogram-equalization', cells: TypedArray): number[] => {
    const rgba = renderRaster([cells], row(cells.length), stretchScheme({ ramp: gray, stretch }));
    return [1000, 1250, 1500, 1999].map((at) => rgba[at * 4]);
  };

  it.each(['percent-clip', 'histogram-equalization'] as const)(
    'does not lose a %s to an outlier',
    (stretch) => {
      for (const cells of [values, Float64Array.from(values), Int32Array.from(values)]) {
        const [low, quarter, middle, high] = shades(stretch, cells);
        expect([low, high]).toEqual([expect.closeTo(0, -0.5), expect.closeTo(255, -0.5)]);
        expect(Math.abs(quarter - 63.75)).toBeLessThan(2);
        expect(Math.abs(middle - 127.5)).toBeLessThan(2);
      }
    },
  );

  it('is asked for only by the stretches that need it', () => {
    const asked: string[] = [];
    const range = { low: 0, high: 1, curve: null };
    const window: WindowFacts = {
      statistics() {
        asked.push('statistics');
        return { min: 0, max: 1, mean: 0.5, stddev: 0.1 };
      },
      ranks() {
        asked.push('ranks');
        return { percentile: (p) => p, equalised: () => range };
      },
      light: () => null,
    };
    compileRasterScheme(stretchScheme({ min: 0, max: 1 }), { window });
    expect(asked).toEqual([]);
    compileRasterScheme(stretchScheme({ stretch: 'standard-deviation' }), { window });
    compileRasterScheme(stretchScheme({ stretch: 'percent-clip' }), { window });
    expect(asked).toEqual(['statistics', 'ranks']);
  });

  it('leaves the no-data of each band of a composite out', () => {
    const known: BandStatistics = {
      ...{ dataType: 'float32', min: 0, max: 255, mean: 1, stddev: 1, noData: null, totalCount: 2 },
      ...{ enableUniqueValue: false, uniqueValueCount: 0, uniqueValues: [], histogram: null },
    };
    const bands = [null, 9, null].map((noData) => ({ name: '', statistics: { ...known, noData } }));
    const scheme = rgbCompositeScheme({ stretch: 'min-max', min: 0, max: 255, bands });
    const rgba = renderRaster(
      [Float32Array.of(9, 9), Uint8Array.of(9, 8), Uint8Array.of(9, 9)],
      row(2),
      scheme,
    );
    expect([rgba[3], rgba[7]]).toEqual([0, 255]);
  });
});
