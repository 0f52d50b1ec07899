import { describe, expect, it } from 'vitest';
import { expectPrinted, expectPrintedGrid, gridOf, printedRows } from '../../test/example-grid';
import { runModel } from '../run-model';
import { gemmCauses, hazardRatio } from './gemm';
import { respiratoryDisease as model } from '.';

const landCover = gridOf([[611]]);
const population = gridOf([[1000]]);
const pixel = { exposureScale: 'pixel' };

describe('respiratory disease', () => {
  it('gives the printed cases of the log-linear form', () => {
    const stored = { ...pixel, reductionMethod: 'raster', baselineRate: 0.001 };
    const pm25Reduction = gridOf([[0.5]]);
    const { table } = runModel(model, { landCover, population, pm25Reduction }, stored);
    expectPrinted(table[0].figure, '0.000714744');
    expect(table[1].figure).toBeCloseTo((table[0].figure ?? 0) * 1680000, 9);
  });

  it('gives the printed hazard ratios and cases of GEMM', () => {
    expectPrinted(hazardRatio(gemmCauses.copd, 35), '1.382538');
    // Printed as 1.387690: it is 1.3876907.
    expectPrinted(hazardRatio(gemmCauses.copd, 35.5), '1.38769');
    expect(hazardRatio(gemmCauses['lower-respiratory-infection'], 2.4)).toBe(1);
    const stored = { ...pixel, reductionMethod: 'raster', impact: 'gemm', baselineRate: 0.001 };
    const grids = { landCover, population, pm25: 35, pm25Reduction: gridOf([[0.5]]) };
    expectPrinted(runModel(model, grids, stored).table[0].figure, '0.002685776');
    const other = runModel(model, grids, { ...stored, cause: 'lower-respiratory-infection' });
    // HR(35) = 2.172616, HR(35.5) = 2.188398, by Python
    expectPrinted(other.table[0].figure, '0.003319373');
  });

  it('gives the printed reduction of the box model', () => {
    const { layers } = runModel(model, { landCover, population, pm25: 35, lai: 3 }, pixel);
    expectPrinted(layers['pm25-reduction'].data[0], '0.336925');
  });

  it('takes less PM2.5 where some is resuspended, and in the leaf-on season only when asked', () => {
    const run = (stored: Record<string, unknown>, temperature: number[] = []) =>
      runModel(model, { landCover, population, pm25: 35, lai: 3, temperature }, { ...pixel, ...stored });
    const reduction = (result: ReturnType<typeof run>) => result.layers['pm25-reduction'].data[0];
    expect(reduction(run({ resuspension: 1 }))).toBe(0);
    // 5.0 °C is not above 5 °C: one day of four.
    expectPrinted(reduction(run({ leafOn: true }, [4, 5, 5.1, -9])) * 4, '0.336925');
  });

  it('takes the season from its days, too', () => {
    const grids = { landCover, population, pm25: 35, lai: 3, growingDays: 73 };
    const { layers } = runModel(model, grids, { ...pixel, leafOn: true, seasonSource: 'days' });
    // A fifth of the year.
    expectPrinted(layers['pm25-reduction'].data[0] * 5, '0.336925');
  });

  it('skips days without temperature', () => {
    const day = gridOf([[-9999]]);
    const grids = { landCover, population, pm25: 35, lai: 3, temperature: [day, 10, 0] };
    const { layers } = runModel(model, grids, { ...pixel, leafOn: true });
    expectPrinted(layers['pm25-reduction'].data[0] * 2, '0.336925');
  });

  it('applies the mean reduction of a district to all of its residents', () => {
    const grids = {
      landCover: gridOf([[111, 611, 611, 111]]),
      population: gridOf([[0, 100, 300, 50]]),
      pm25Reduction: gridOf([[1, -9999, 3, 5]]),
    };
    const stored = { reductionMethod: 'raster', baselineRate: 0.001 };
    const options = { districts: gridOf([[1, 1, 1, 2]]) };
    const { table, functionQuantity, warnings } = runModel(model, grids, stored, options);
    const cases = (people: number, reduction: number) =>
      people * 0.001 * (1 - Math.exp(-0.00143 * reduction));
    const expected = [cases(0, 2), cases(100, 2), cases(300, 2), cases(50, 5)];
    expected.forEach((figure, i) => expect(functionQuantity[0].data[i]).toBeCloseTo(figure, 12));
    expect(table[0].figure).toBeCloseTo(cases(400, 2), 12);
    expect(warnings).toEqual([]);
    const whole = runModel(model, grids, stored).table[0];
    expect(whole.figure).toBeCloseTo(cases(450, 3), 12);
  });

  it('has no result in a district without any reduction', () => {
    const grids = { landCover, population, pm25Reduction: gridOf([[-9999]]) };
    const { table } = runModel(model, grids, { reductionMethod: 'raster' });
    expect(table[0].figure).toBeNull();
  });

  it('keeps negative reductions, gives 0 without residents and NoData where an input has none', () => {
    const grids = {
      landCover: gridOf([[611, 611, 611, 611, -9999]]),
      population: gridOf([[1000, 0, -9999, 1000, 1000]]),
      pm25Reduction: gridOf([[-0.5, 1, 1, -9999, 1]]),
    };
    const { functionQuantity, warnings } = runModel(model, grids, {
      ...pixel,
      reductionMethod: 'raster',
      baselineRate: 0.001,
    });
    expectPrintedGrid(functionQuantity[0], printedRows('-0.000715256 0 ND ND ND'));
    expect(warnings.map(({ code, count }) => [code, count])).toEqual([
      ['missing-land-type', 1],
      ['input-nodata', 2],
    ]);
  });

  it('multiplies a density by the area of a cell', () => {
    // 1000 persons in 900 m²
    const populationDensity = gridOf([[1000 / 9e-4]]);
    const stored = { ...pixel, reductionMethod: 'raster', baselineRate: 0.001, populationUnit: 'density' };
    const { table } = runModel(
      model,
      { landCover, populationDensity, pm25Reduction: gridOf([[0.5]]) },
      stored,
    );
    expectPrinted(table[0].figure, '0.000714744');
  });

  it('asks for the concentration where a formula needs it', () => {
    const pm25Reduction = gridOf([[0.5]]);
    const stored = { reductionMethod: 'raster', impact: 'gemm' };
    expect(() => runModel(model, { landCover, population, pm25Reduction }, stored)).toThrow(
      /missing-input at inputs.pm25/,
    );
  });
});
