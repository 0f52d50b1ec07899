import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectPrinted } from '../../test/example-grid';
import { dateSeries } from '../shared/daily-series';
import { coverFactor, dryCroplandFactor, hasCoverFactor, readsCover } from './cover-factor';
import { annualErosivity, dayCoefficients, erosiveDay } from './rainfall-erosivity';
import { desmetGoversFactor, lengthFactor, slopeFactor, slopeLengthFactor } from './slope-length';
import { epicErodibility, soilErodibility } from './soil-erodibility';

const hj = { warm: 0.3937, cold: 0.3101, firstWarmMonth: 5, lastWarmMonth: 9 };

function dailyErosivity(depths: readonly number[], firstYear = 2020, seasons = hj): number {
  const series = dateSeries(depths.length, firstYear);
  if (series === undefined) return NaN;
  const coefficients = dayCoefficients(series, seasons);
  return depths.reduce((sum, depth, day) => sum + coefficients[day] * erosiveDay(depth, 10), 0);
}
const dry = new Array<number>(365).fill(0);

describe('rainfall erosivity', () => {
  it('follows the printed figures of a year and of a half-month', () => {
    expectPrinted(annualErosivity(1000), '4919.729866');
    expectPrinted(dailyErosivity([20, 8, ...dry.slice(2)]), '54.667606');
    expect(annualErosivity(0)).toBe(0);
  });

  it('counts days from 10 mm on, and May to September as warm', () => {
    const on = (day: number, depth: number) => dailyErosivity(dry.with(day, depth));
    expect(on(0, 9.99)).toBe(0);
    expect(on(0, 10)).toBeCloseTo(0.3101 * 10 ** 1.7265, 10);
    // Days 119 and 120 are 30 April and 1 May, 272 and 273 are 30 September and 1 October.
    const share = [119, 120, 272, 273].map((day) => on(day, 20) / on(0, 20));
    [1, 0.3937 / 0.3101, 0.3937 / 0.3101, 1].forEach((wanted, i) => expect(share[i]).toBeCloseTo(wanted, 12));
  });

  it('lets the warm season run over the new year', () => {
    const southern = { ...hj, firstWarmMonth: 11, lastWarmMonth: 3 };
    const months = [0, 89, 90, 303, 304].map((day) => dailyErosivity(dry.with(day, 20), 2020, southern));
    const [warm, cold] = [0.3937, 0.3101].map((alpha) => alpha * 20 ** 1.7265);
    [warm, warm, cold, cold, warm].forEach((wanted, i) => expect(months[i]).toBeCloseTo(wanted, 10));
  });

  it('is the mean of the years, and missing where a day is', () => {
    expect(dailyErosivity([20, ...dry.slice(1), ...dry, 0], 2019)).toBeCloseTo(54.667606 / 2, 6);
    expect(dailyErosivity(dry.with(200, NaN))).toBeNaN();
  });
});

describe('daily series', () => {
  it('takes a year of either length, and the calendar years from the first one on', () => {
    expect(dateSeries(365, 2020)?.months).toHaveLength(365);
    expect([...(dateSeries(366, 2021)?.months.slice(58, 61) ?? [])]).toEqual([2, 2, 3]);
    expect(dateSeries(2192, 2012)?.years).toBe(6);
    expect(dateSeries(731, 1900)).toBeUndefined();
    expect([0, 1, 364, 367, 730].map((days) => dateSeries(days, 2020))).toEqual(new Array(5).fill(undefined));
    expect(dateSeries(730, 2021)?.months.slice(-31)).toEqual(new Uint8Array(31).fill(12));
  });
});

describe('soil erodibility', () => {
  it('follows the printed figures', () => {
    expectPrinted(epicErodibility(40, 40, 20, 1.2), '0.2806182573');
    expectPrinted(soilErodibility(40, 40, 20, 1.2), '0.0172393807');
  });

  it.each([
    // Texture as measured with 16 to 24 % of rock; organic matter 2.31 % and so on.
    ['201', [52.25, 13.8, 15.66, 2.31], '0.0106088573'],
    ['202', [48.31, 14.65, 16.5, 2.29], '0.0110875352'],
    ['203', [41.73, 23.4, 15.83, 1.73], '0.0151461766'],
    ['204', [53.73, 13.11, 16.92, 1.1], '0.0121799351'],
    ['205', [46.69, 11.39, 18.22, 0.82], '0.0121253352'],
  ] as const)('of soil %s leaves rock fragments out', (_, [sand, silt, clay, matter], printed) => {
    expectPrinted(soilErodibility(sand, silt, clay, matter / 1.724), printed);
  });

  it('is 0 without silt and clay, never negative, and missing where a number is', () => {
    expect(soilErodibility(100, 0, 0, 1)).toBe(0);
    expect(soilErodibility(0, 0, 0, 1)).toBe(0);
    expect(soilErodibility(60, 0, 40, 1)).toBe(0);
    expect(soilErodibility(100, 0, 0, NaN)).toBeNaN();
    expect(soilErodibility(NaN, 40, 20, 1)).toBeNaN();
  });

  it('keeps a texture within 1 of 100 % as it is', () => {
    expect(soilErodibility(39.5, 40, 20, 1.2)).not.toBe(soilErodibility(39.7, 40.2, 20.1, 1.2));
    fc.assert(
      fc.property(fc.double({ min: 0.3, max: 0.98, noNaN: true }), (part) => {
        const whole = soilErodibility(40, 40, 20, 1.2);
        expect(soilErodibility(40 * part, 40 * part, 20 * part, 1.2)).toBeCloseTo(whole, 12);
      }),
    );
  });
});

describe('slope and slope length', () => {
  it('follow the printed figures', () => {
    expectPrinted(slopeFactor(10), '2.417289');
    expectPrinted(lengthFactor(10, 30), '1.200376');
    expect(slopeLengthFactor(10, 30)).toBeCloseTo(slopeFactor(10) * lengthFactor(10, 30), 12);
  });

  it('have the four branches of S', () => {
    const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
    expect(slopeFactor(0)).toBe(0.03);
    expect(slopeFactor(5.14)).toBeCloseTo(16.8 * sine(5.14) - 0.5, 12);
    expect(slopeFactor(10.2)).toBeCloseTo(21.9 * sine(10.2) - 0.96, 12);
    expect(slopeFactor(28.81)).toBe(9.5988);
    expect(slopeFactor(NaN)).toBeNaN();
  });

  it('have L 1 on level ground and on a slope of 22.13 m', () => {
    expect(lengthFactor(0, 30)).toBe(1);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 90, noNaN: true }), (degrees) => {
        expect(lengthFactor(degrees, 22.13)).toBe(1);
        expect(lengthFactor(degrees, 100)).toBeGreaterThanOrEqual(lengthFactor(degrees, 50));
      }),
    );
  });

  it.each([
    // slope %, cells, cell size m, S · L: calculated in Python after the code of InVEST SDR 3.14
    [0.5, 1, 30, '0.089181'],
    [1, 40, 30, '0.161386'],
    [3, 7, 30, '0.410787'],
    [5, 1, 30, '0.630897'],
    [9, 50, 10, '1.058403'],
    [20, 101, 30, '4.332830'],
  ])('of Desmet and Govers: %d percent, %d cells of %d m', (percent, cells, cellSize, printed) => {
    expectPrinted(desmetGoversFactor(percent, cells, cellSize, 122), printed);
  });

  it('of Desmet and Govers have a cap on L, and are missing where an input is', () => {
    const steepness = desmetGoversFactor(20, 101, 30, 1.5) / 1.5;
    expect(steepness).toBeCloseTo(16.8 * Math.sin(Math.atan(0.2)) - 0.5, 12);
    expect(desmetGoversFactor(20, 1e9, 30, 5)).toBeCloseTo(5 * steepness, 9);
    expect([desmetGoversFactor(NaN, 5, 30, 122), desmetGoversFactor(20, NaN, 30, 122)]).toEqual([NaN, NaN]);
  });
});

describe('cover factor', () => {
  it('follows the printed figures', () => {
    expectPrinted(coverFactor(111, 80), '0.004');
    expectPrinted(coverFactor(512, 50), '0.400113');
  });

  it('has classes of cover that are closed below', () => {
    const covers = [0, 9.9, 10, 29.9, 30, 50, 70, 89.9, 90, 100];
    expect(covers.map((percent) => coverFactor(13, percent))).toEqual([
      0.1, 0.1, 0.08, 0.08, 0.06, 0.02, 0.004, 0.004, 0.001, 0.001,
    ]);
  });

  it('takes the longest code: shrub orchard, tree orchard, paddy, and coarse rows', () => {
    expect([522, 521, 52, 2, 3].map((code) => coverFactor(code, 60))).toEqual([
      0.087, 0.089, 0.089, 0.085, 0.09,
    ]);
    expect([511, 413, 42, 611, 62, 711, 8, 811, 822].map((code) => coverFactor(code, NaN))).toEqual([
      0, 0, 0, 0.01, 0.01, 0.7, 0.7, 0, 0.7,
    ]);
    expect(coverFactor(5, 50)).toBe(coverFactor(512, 50));
    expect([5, 51, 512, 111, 522].every(readsCover)).toBe(true);
    expect([511, 42, 6, 8, 911].some(readsCover)).toBe(false);
  });

  it('of dry cropland stays within 0 and 1', () => {
    expect(dryCroplandFactor(0)).toBe(1);
    expect(dryCroplandFactor(1)).toBe(1);
    expect(dryCroplandFactor(100)).toBeCloseTo(0.221, 12);
  });

  it('has none at sea, and is missing where cover is', () => {
    expect([9, 911, 921].some(hasCoverFactor)).toBe(false);
    expect(coverFactor(911, 50)).toBeNaN();
    expect([111, 512].map((code) => coverFactor(code, NaN))).toEqual([NaN, NaN]);
  });
});
