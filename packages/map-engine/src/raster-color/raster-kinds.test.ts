import { openGeoTiff, readGeoTiff } from '@gep/raster/node';
import { describe, expect, it } from 'vitest';
import { hasTestData, testData } from '../../../../scripts/test-data';
import { classifyHistogram } from '../classify';
import { parseColor } from '../color';
import { classMethods } from '../model';
import type { StretchKind } from '../model';
import {
  generateCategories,
  legend,
  rasterGraduatedScheme,
  rasterUniqueValuesScheme,
  stretchScheme,
} from '../scheme';
import { renderRaster, windowFacts } from './index';

const gray = ['#000000', '#ffffff'];
const row = (length: number): { width: number; height: number } => ({ width: length, height: 1 });

describe('curves', () => {
  // sqrt(t), log(1 + 1000 t) / log(1001), and 1 / (1 + exp(10 (0.5 - t))) with its ends at 0 and 1; times 255.
  const shades: [StretchKind, number[]][] = [
    ['square-root', [0, 80.64, 127.5, 180.31, 255]],
    ['logarithmic', [0, 170.34, 203.94, 229.45, 255]],
    ['sigmoid', [0, 2.92, 17.88, 127.5, 255]],
  ];
  it.each(shades)('of %s', (stretch, wanted) => {
    const cells = Float32Array.of(-10, 0, 15, 40, 90);
    const scheme = stretchScheme({ ramp: gray, stretch, min: -10, max: 90 });
    const rgba = renderRaster([cells], row(5), scheme);
    wanted.forEach((shade, i) => expect(Math.abs(rgba[i * 4] - shade)).toBeLessThanOrEqual(1));
  });

  it('without one, 0 to 255 are shown as they are for any values of the band', () => {
    const rgba = renderRaster(
      [Int16Array.of(-5, 0, 7, 255, 900)],
      row(5),
      stretchScheme({ ramp: gray, stretch: 'none' }),
    );
    expect([0, 4, 8, 12, 16].map((at) => rgba[at])).toEqual([0, 0, 7, 255, 255]);
  });

  it('bend the legend’s ticks as they bend the colours', () => {
    const ticks = (stretch: StretchKind): string[] =>
      legend(stretchScheme({ stretch, min: 0, max: 1600 })).entries.flatMap((entry) =>
        entry.kind === 'ramp' ? entry.ticks.map(({ label }) => label) : [],
      );
    expect(ticks('min-max')).toEqual(['400.00', '800.00', '1200.00']);
    expect(ticks('square-root')).toEqual(['100.00', '400.00', '900.00']);
  });
});

describe('statistics of the view', () => {
  it('spread what is in view over the ramp, those of the raster stay', () => {
    const statistics = { min: 0, max: 100, mean: 50, stddev: 20 };
    const shade = (statisticsFrom: 'raster' | 'view', cells: Float32Array): number => {
      const window = windowFacts([cells], null);
      return renderRaster([cells], row(3), stretchScheme({ ramp: gray, statisticsFrom }), {
        statistics,
        window,
      })[4];
    };
    expect(shade('raster', Float32Array.of(10, 20, 30))).toBe(51);
    expect(shade('view', Float32Array.of(10, 20, 30))).toBe(128);
    expect(shade('view', Float32Array.of(10, 20, 50))).toBe(64);
  });
});

describe('classes of a histogram', () => {
  const histogram = { min: 1, max: 101, counts: Array.from({ length: 100 }, (_, i) => 1 + ((i * 37) % 50)) };

  it.each(classMethods)('by %s colour each cell as the class that holds it', (method) => {
    const scheme = generateCategories(rasterGraduatedScheme({ method, classes: 5, ramp: 'viridis' }), {
      histogram,
    });
    const breaks = classifyHistogram(histogram, { method, classes: 5 });
    expect(scheme.categories.map((category) => category.kind === 'range' && category.upper)).toEqual(
      breaks.slice(1),
    );
    const counted = scheme.categories.reduce((sum, { count }) => sum + (count ?? 0), 0);
    expect(counted).toBe(histogram.counts.reduce((sum, count) => sum + count, 0));
    const cells = Float64Array.of(...breaks, ...breaks.slice(1).map((edge, i) => (edge + breaks[i]) / 2));
    const rgba = renderRaster([cells], row(cells.length), scheme);
    cells.forEach((value, i) => {
      // (lower, upper]; the first class holds its lower end too.
      const at = Math.max(0, breaks.findIndex((edge) => value <= edge) - 1);
      const { r, g, b } = parseColor(scheme.categories[at].color);
      expect([value, ...rgba.subarray(i * 4, i * 4 + 3)]).toEqual([value, r, g, b]);
    });
  });
});

describe.skipIf(!hasTestData)('the palette of a file', () => {
  it('colours its values', async () => {
    const file = testData('rasters/categorical/utm.tif');
    const { info } = await openGeoTiff(file);
    const [grid] = await readGeoTiff(file);
    const scheme = generateCategories(rasterUniqueValuesScheme(), {
      values: grid.data,
      ...(info.colorTable ? { colorTable: info.colorTable } : {}),
    });
    // Values, cells and colours as gdalinfo -hist says.
    expect(scheme.categories.map(({ label, count, color }) => [Number(label), count, color])).toEqual([
      [0, 167, '#000000'],
      [1, 5293, '#ffffff'],
      [2, 24, '#0097a4'],
      [3, 22, '#cb0017'],
      [4, 692, '#834225'],
      [5, 3202, '#c9ea9d'],
      [6, 110, '#893380'],
      [8, 75, '#a7e2e2'],
      [9, 5, '#ffb8b8'],
      [10, 355, '#dab3d6'],
      [12, 55, '#cfa48e'],
    ]);
    const rgba = renderRaster([grid.data], grid, scheme);
    const first = scheme.categories.find(({ label }) => Number(label) === grid.data[0]);
    const { r, g, b } = parseColor(first?.color ?? '#000000');
    expect([...rgba.subarray(0, 4)]).toEqual([r, g, b, 255]);
  });

  it('colour cells beyond the edges as the outer classes where these are open', () => {
    const ends = { openBelow: true, openAbove: true };
    const scheme = generateCategories(rasterGraduatedScheme({ classes: 3, ramp: gray, ...ends }), {
      values: [10, 20, 30, 40],
    });
    for (const cells of [Float32Array.of(-1e6, 10, 25, 1e30), Int32Array.of(-1e6, 10, 25, 1e9)]) {
      const rgba = renderRaster([cells], row(4), scheme);
      expect([0, 1, 2, 3].map((i) => [...rgba.subarray(i * 4, i * 4 + 4)])).toEqual([
        [0, 0, 0, 255],
        [0, 0, 0, 255],
        [128, 128, 128, 255],
        [255, 255, 255, 255],
      ]);
    }
  });
});
