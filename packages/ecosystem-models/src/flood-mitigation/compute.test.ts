import { describe, expect, it } from 'vitest';
import {
  districts,
  expectPrinted,
  expectPrintedGrid,
  gridOf,
  landCover,
  printedRows,
} from '../../test/example-grid';
import { tableOf } from '../../test/record-case';
import type { StoredParameters } from '../parameter-values';
import { runModel } from '../run-model';
import { lakeStorage } from './lake-regions';
import { floodMitigation } from '.';

const hsg = gridOf([
  [2, 2, 2],
  [2, 2, 2],
  [4, 4, 2],
]);
const grids = { landCover, dailyPrecipitation: [100, 40], hsg };
const figure = ({ table }: ReturnType<typeof runModel>, layer: string, district: number | null) =>
  table.find((row) => row.layer === layer && row.district === district)?.figure;

describe('flood mitigation', () => {
  const records = tableOf('reservoirs', [{ capacity: 1000 }]);
  const result = runModel(floodMitigation, grids, {}, { districts, records });

  it('holds storm water in vegetation, lakes, swamps and reservoirs', () => {
    expectPrintedGrid(
      result.layers.volume,
      printedRows('78.4572 78.4572 84.3155 | 72.1533 0 0 | 504.4889 270 ND'),
    );
    expectPrinted(figure(result, 'volume', null), '1437.8720');
    expectPrinted(figure(result, 'value', null), '10151.38');
  });

  it('adds a reservoir to its district, or shares it over reservoirs and ponds', () => {
    expectPrinted(figure(result, 'volume', 1), '663.3832');
    const pond = gridOf([[422, 422, 111]]);
    const shared = runModel(
      floodMitigation,
      { landCover: pond, dailyPrecipitation: [10] },
      { shareReservoirs: true },
      { records, districts: gridOf([[1, 1, 1]]) },
    );
    expectPrintedGrid(shared.layers.volume, printedRows('175 175 0'));
    expectPrinted(figure(shared, 'volume', 1), '350');
  });

  it('says where reservoirs have no cell to be shared over, and keeps them in the table', () => {
    const result = runModel(
      floodMitigation,
      { landCover: gridOf([[42, 422]]), dailyPrecipitation: [10] },
      { shareReservoirs: true },
      {
        districts: gridOf([[1, 2]]),
        records: tableOf('reservoirs', [{ capacity: 1000 }, { capacity: 1000, district: 1 }]),
      },
    );
    expect(result.layers.volume.data).toEqual(Float64Array.of(0, 350));
    expect([1, 2, null].map((district) => figure(result, 'volume', district))).toEqual([350, 350, 700]);
    expect(result.warnings).toEqual([
      { code: 'sharing-without-cells', severity: 'warning', count: 1, at: 'reservoirs' },
    ]);
  });

  it('counts days from the threshold on', () => {
    const days = (dailyPrecipitation: number[], stored = {}) =>
      figure(runModel(floodMitigation, { ...grids, dailyPrecipitation }, stored, { districts }), 'volume', 1);
    expect(days([49.9])).toBe(0);
    expect(days([50])).toBeGreaterThan(0);
    expect(days([49.9], { stormThresholdMm: 49.9 })).toBeGreaterThan(0);
    // Each day is an event: two of 100 mm keep twice as much as one.
    expect(days([100, 100])).toBeCloseTo(2 * (days([100]) ?? NaN), 9);
  });

  it('takes the method and parameters of the runoff analysis', () => {
    const first = (stored: StoredParameters) =>
      runModel(floodMitigation, grids, {}, { districts, dependencies: { 'runoff-analysis': stored } }).layers
        .volume.data[0];
    // 85 mm of 100 mm stay on 900 m²; the annual rain of the runoff analysis is not asked for.
    expectPrinted(first({ method: 'runoff-coefficient' }), '76.5');
    // Without initial abstraction, S = 25400/55 - 254: 90 - 0.9·100²/(100 + S), by Python.
    expectPrinted(first({ lambda: 0 }), '60.7620');
    // Curve number 100: all runs off.
    expect(first({ curveNumbers: [{ type: 1, A: 100, B: 100, C: 100, D: 100 }] })).toBe(0);
  });

  it('computes lakes by region, each district by its own area', () => {
    // One exchange of 1 km² is exp(a)·10⁴ m³, twice the area exp(a)·2^b: a and b as printed.
    for (const [region, a, b] of [
      ['tibet', 6.636, 0.678],
      ['eastern-plain', 4.924, 1.128],
      ['mongolia-xinjiang', 5.653, 0.68],
      ['yunnan-guizhou', 4.904, 0.927],
      ['northeast', 5.808, 0.866],
    ] as const) {
      expect(Math.log(lakeStorage(region, 1) / 1e4)).toBeCloseTo(a, 12);
      expect(Math.log2(lakeStorage(region, 2) / lakeStorage(region, 1))).toBeCloseTo(b, 12);
    }
    expect(lakeStorage('eastern-plain', 0)).toBe(0);
    expect(() => lakeStorage('moon', 1)).toThrow(RangeError);
    const lakes = gridOf([[421, 421, 421]], 1000);
    const { layers } = runModel(
      floodMitigation,
      { landCover: lakes, dailyPrecipitation: [10] },
      { lakeExchanges: 3.19 },
      { districts: gridOf([[1, 1, 2]], 1000) },
    );
    const [pair, , single] = layers.volume.data;
    expect(single).toBeCloseTo(3.19e4 * Math.exp(4.924), 4);
    expect((2 * pair) / single).toBeCloseTo(2 ** 1.128, 12);
  });

  it('gives 0 outside its terms for all values of the other inputs, and warns of used cells only', () => {
    const result = runModel(floodMitigation, {
      landCover: gridOf([[421, 413, 42, 911, 512]]),
      dailyPrecipitation: [gridOf([[-9999, -9999, -9999, -9999, -9999]])],
      hsg: gridOf([[-9999, -9999, -9999, -9999, -9999]]),
    });
    expect([...result.layers.volume.data.slice(1)]).toEqual([270, 0, 0, 0]);
    expect(result.warnings).toEqual([]);
  });

  it('gives no figure where vegetation lacks an input, and counts each cell once', () => {
    const run = (rain: number[], soil: number[], stored: StoredParameters = {}) =>
      runModel(
        floodMitigation,
        { landCover: gridOf([[111, 111]]), dailyPrecipitation: [gridOf([rain]), 60], hsg: gridOf([soil]) },
        {},
        { dependencies: { 'runoff-analysis': stored } },
      );
    for (const result of [run([-9999, 100], [2, 2]), run([100, 100], [-9999, 2])]) {
      expect(result.layers.volume.data[0]).toBe(-9999);
      expect(result.warnings).toEqual([
        { code: 'input-nodata', severity: 'warning', count: 1, at: 'inputs' },
      ]);
    }
    const grassOnly = { curveNumbers: [{ type: 3, A: 39, B: 61, C: 74, D: 80 }] };
    expect(run([100, 100], [2, 2], grassOnly).warnings).toEqual([
      {
        code: 'missing-coefficient',
        severity: 'warning',
        count: 2,
        at: 'curveNumbers',
        parts: [{ key: '111', count: 2 }],
      },
    ]);
  });

  it('prices storage by depreciation and operating cost', () => {
    const value = (stored: StoredParameters, year: 'current' | 'comparable' = 'current') =>
      figure(runModel(floodMitigation, grids, stored, { districts, records, year }), 'value', null);
    // 1437.8720 m³ at 7.06·0.05 + 0.2 = 0.553 元/m³
    expectPrinted(value({ depreciation: 0.05, operatingCost: 0.2 }), '795.143');
    expectPrinted(value({ price: { current: 7.06, comparable: 6 } }, 'comparable'), '8627.232');
  });
});
