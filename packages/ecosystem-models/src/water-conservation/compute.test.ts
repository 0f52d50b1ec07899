import { describe, expect, it } from 'vitest';
import {
  districts,
  expectPrinted,
  expectPrintedGrid,
  gridOf,
  landCover,
  printedRows,
} from '../../test/example-grid';
import { runModel } from '../run-model';
import { waterConservation as model } from '.';

const evapotranspiration = gridOf([
  [700, 650, 600],
  [550, 500, 300],
  [900, 1100, 500],
]);
const grids = { landCover, precipitation: 1000, evapotranspiration };

describe('water conservation', () => {
  it('gives the printed quantity of each cell and the printed sums of both districts of the 3 × 3 example', () => {
    const { functionQuantity, table } = runModel(model, grids, {}, { districts });
    expectPrintedGrid(functionQuantity[0], printedRows('245.97 287.82 321.66 | 361.98 0 0 | 90 0 ND'));
    expect(table.map(({ district, layer }) => [district, layer])).toEqual([
      [1, 'water'],
      [2, 'water'],
      [null, 'water'],
      [1, 'value'],
      [2, 'value'],
      [null, 'value'],
    ]);
    ['1217.43', '90.0', '1307.43'].forEach((printed, i) => expectPrinted(table[i].figure, printed));
    expectPrinted(table[5].figure, '9230.4558');
    expect(table.slice(0, 2).map(({ validCells, cells }) => [validCells, cells])).toEqual([
      [4, 4],
      [4, 5],
    ]);
  });

  it('keeps negative cells when not clamped', () => {
    const { functionQuantity } = runModel(model, grids, { clampNegative: false });
    expect(functionQuantity[0].data[7]).toBeCloseTo(-90, 9);
  });

  it('scales rain of the balance and of the runoff, not of evapotranspiration', () => {
    // 0.9·1000·(1 - 0.0267) - 700 = 175.97 mm; · 0.9 = 158.373 m³
    const { functionQuantity } = runModel(model, grids, { runoffRainShare: 0.9 });
    expect(functionQuantity[0].data[0]).toBeCloseTo(158.373, 9);
  });

  it('computes evapotranspiration by Fu from a raster or a number', () => {
    // 1000·(1 - 0.0267) - 657.020450 (example of block B6)
    const { functionQuantity } = runModel(
      model,
      { landCover, precipitation: 1000, pet: 900 },
      { etMethod: 'fu' },
    );
    expect(functionQuantity[0].data[0]).toBeCloseTo((973.3 - 657.02045) * 0.9, 5);
    expect(functionQuantity[0].data[4]).toBe(0);
  });

  it('takes ω from soil water, and Kc for types with a row', () => {
    // ω = 10·135/1000 + 1.25 = 2.6, so the same as the plain default
    const soil = runModel(
      model,
      { landCover, precipitation: 1000, pet: 900, availableWater: 135 },
      { etMethod: 'fu', omegaMethod: 'soil-water', cropCoefficients: [{ type: 42, kc: 0.5 }] },
    );
    expect(soil.functionQuantity[0].data[0]).toBeCloseTo((973.3 - 657.02045) * 0.9, 5);
    expect(soil.functionQuantity[0].data[6]).toBeCloseTo((1000 - 450) * 0.9, 9);
  });

  it('gives 0 without rain', () => {
    const { functionQuantity } = runModel(
      model,
      { landCover, precipitation: 0, pet: 900 },
      { etMethod: 'fu' },
    );
    expect([...functionQuantity[0].data.slice(0, 8)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('reads the runoff analysis, selected or not', () => {
    // Coefficients: forest 15 %, so 1000 - 150 - 700 = 150 mm
    const byCoefficient = runModel(
      model,
      grids,
      { runoffMethod: 'runoff-analysis' },
      { dependencies: { 'runoff-analysis': { method: 'runoff-coefficient' } } },
    );
    expect(byCoefficient.functionQuantity[0].data[0]).toBeCloseTo(135, 9);
    expect(byCoefficient.warnings.map(({ code }) => code)).toEqual(['missing-land-type']);
    const byCurveNumber = runModel(
      model,
      {
        ...grids,
        dailyPrecipitation: [100],
        hsg: gridOf([
          [2, 2, 2],
          [2, 2, 2],
          [4, 4, 2],
        ]),
      },
      { runoffMethod: 'runoff-analysis' },
    );
    // The depth of the runoff example, 12.8254 mm
    expect(byCurveNumber.functionQuantity[0].data[0]).toBeCloseTo((1000 - 12.8254 - 700) * 0.9, 3);
    expect(byCurveNumber.warnings.map(({ code }) => code)).toContain('runoff-events-below-a-year');
  });

  it('answers in order: missing type, mask, needed input', () => {
    const holes = gridOf([
      [-9999, 1000, 1000],
      [1000, -9999, -9999],
      [1000, 1000, -9999],
    ]);
    const { functionQuantity } = runModel(model, { ...grids, precipitation: holes });
    expect([0, 4, 5, 8].map((i) => functionQuantity[0].data[i])).toEqual([-9999, 0, 0, -9999]);
  });

  it('zeroes forced types after the run, NoData excepted', () => {
    const { functionQuantity, table } = runModel(model, grids, {}, { forcedZero: [1, 42] });
    expectPrintedGrid(functionQuantity[0], printedRows('0 0 321.66 | 361.98 0 0 | 0 0 ND'));
    expectPrinted(table[0].figure, '683.64');
  });

  it('tells rain in the wrong unit, and refuses negative rain', () => {
    const tenths = gridOf([
      [10100, 1000, 1000],
      [1000, 1000, 1000],
      [1000, 1000, 1000],
    ]);
    const expected = { code: 'value-unexpected', severity: 'warning', count: 1, at: 'precipitation' };
    expect(runModel(model, { ...grids, precipitation: tenths }).warnings).toContainEqual(expected);
    const negative = { ...tenths, scale: -1 };
    expect(() => runModel(model, { ...grids, precipitation: negative })).toThrow(
      /value-impossible at precipitation/,
    );
  });

  it('uses coarse rows for coarse types, and no row upwards', () => {
    const coarse = gridOf([[1, 13, 3, 14]]);
    const flat = { landCover: coarse, precipitation: 1000, evapotranspiration: gridOf([[0, 0, 0, 0]]) };
    const { functionQuantity } = runModel(model, flat);
    expectPrintedGrid(functionQuantity[0], printedRows('879.39 879.39 856.98 727.2'));
    const upwards = runModel(model, flat, { runoffFractions: [{ type: 111, k: 0.5 }] });
    expect([...upwards.functionQuantity[0].data]).toEqual([0, 0, 0, 0]);
  });

  it('prices with depreciation and operating cost, and the comparable year on its own', () => {
    const stored = { price: { current: 10, comparable: 8 }, depreciation: 0.05, operatingCost: 0.3 };
    expect(runModel(model, grids, stored).value[0].data[6]).toBeCloseTo(90 * 0.8, 9);
    expect(runModel(model, grids, stored, { year: 'comparable' }).value[0].data[6]).toBeCloseTo(90 * 0.7, 9);
  });
});
