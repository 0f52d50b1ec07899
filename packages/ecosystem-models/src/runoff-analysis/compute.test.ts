import { describe, expect, it } from 'vitest';
import { expectPrinted, expectPrintedGrid, gridOf, landCover, printedRows } from '../../test/example-grid';
import { runModel } from '../run-model';
import { runoffAnalysis as model } from '.';

const hsg = gridOf([
  [2, 2, 2],
  [2, 2, 2],
  [4, 4, 2],
]);

describe('runoff analysis', () => {
  it('gives the printed runoff of each cell by curve numbers', () => {
    const { functionQuantity, value, layers } = runModel(model, {
      landCover,
      hsg,
      dailyPrecipitation: [100],
    });
    expectPrintedGrid(
      functionQuantity[0],
      printedRows('12.8254 12.8254 6.3161 | 19.8296 46.6564 61.0003 | 100 94.0376 ND'),
    );
    expectPrinted(layers['cn-volume'].data[4], '41.9908');
    expect(value).toEqual([]);
  });

  it('gives the printed runoff of each cell by coefficients', () => {
    const { functionQuantity } = runModel(
      model,
      { landCover, precipitation: 1000 },
      { method: 'runoff-coefficient' },
    );
    expectPrintedGrid(functionQuantity[0], printedRows('150 150 150 | 150 300 850 | 1000 1000 ND'));
  });

  it('adds events up, and is NoData where any event is', () => {
    const event = gridOf([
      [100, 100, 100],
      [100, 100, 100],
      [-9999, 100, 100],
    ]);
    const { functionQuantity } = runModel(model, { landCover, hsg, dailyPrecipitation: [event, 100] });
    expectPrintedGrid(
      functionQuantity[0],
      printedRows('25.6508 25.6508 12.632 | 39.659 93.313 122.001 | ND 188.075 ND').map((row) =>
        row.map((cell) => (cell === 'ND' ? cell : Number(cell).toFixed(3))),
      ),
    );
  });

  it('uses the default soil group without a raster, and refuses impossible groups', () => {
    const { functionQuantity } = runModel(
      model,
      { landCover, dailyPrecipitation: [100] },
      { defaultHsg: 'B' },
    );
    expectPrinted(functionQuantity[0].data[0], '12.8254');
    const wrong = gridOf([
      [2, 7, 2],
      [2, 2, 2],
      [4, 4, 2],
    ]);
    expect(() => runModel(model, { landCover, hsg: wrong, dailyPrecipitation: [100] })).toThrow(
      /value-impossible at hsg/,
    );
    const between = gridOf([
      [2, 2.5, 2],
      [2, 2, 2],
      [4, 4, 2],
    ]);
    expect(() => runModel(model, { landCover, hsg: between, dailyPrecipitation: [100] })).toThrow(
      /hydrologic-group-out-of-range at hsg/,
    );
  });

  it('gives NoData and a warning for types without a coefficient, not 0', () => {
    const sea = gridOf([[911, 111, 5555]]);
    const { functionQuantity, warnings } = runModel(model, { landCover: sea, dailyPrecipitation: [100] });
    expect(functionQuantity[0].data[0]).toBe(-9999);
    expect(warnings).toContainEqual({
      code: 'missing-coefficient',
      severity: 'warning',
      count: 1,
      at: 'curveNumbers',
      parts: [{ key: '911', count: 1 }],
    });
    expect(warnings).toContainEqual({ code: 'unknown-land-type', severity: 'warning', count: 1, at: '5555' });
  });

  it('is not changed by forced zero', () => {
    const { functionQuantity } = runModel(
      model,
      { landCover, hsg, dailyPrecipitation: [100] },
      {},
      { forcedZero: [1] },
    );
    expectPrinted(functionQuantity[0].data[0], '12.8254');
  });

  it('refuses coefficients outside 1-100 %', () => {
    const run = (psi: number) => () =>
      runModel(
        model,
        { landCover, precipitation: 1000 },
        { method: 'runoff-coefficient', coefficients: [{ type: 1, psi }] },
      );
    expect(run(0)).toThrow(/out-of-range at parameters.coefficients\[0\].psi/);
    expect(run(100.5)).toThrow(/out-of-range/);
  });
});
