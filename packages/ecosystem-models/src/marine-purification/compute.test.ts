import { describe, expect, it } from 'vitest';
import { expectPrinted, expectPrintedGrid, gridOf, printedRows } from '../../test/example-grid';
import { runModel } from '../run-model';
import type { RunResult } from '../run-model';
import { marinePurification as model } from '.';

const landCover = gridOf([[911]], 1000);
const primaryProduction = gridOf([[300]], 1000);
const figure = ({ table }: RunResult, layer: string, district: number | null = null) =>
  table.find((row) => row.layer === layer && row.district === district)?.figure;

describe('marine purification', () => {
  it('gives the printed nutrients and value of one square kilometre', () => {
    const result = runModel(model, { landCover, primaryProduction });
    expectPrinted(figure(result, 'nitrogen'), '52.830189');
    expectPrinted(figure(result, 'phosphorus'), '7.311321');
    expectPrinted(figure(result, 'value'), '133396.226');
    expect(figure(result, 'nitrogen-value')).toBeCloseTo((figure(result, 'nitrogen') ?? 0) * 1750, 6);
    expect(figure(result, 'phosphorus-value')).toBeCloseTo((figure(result, 'phosphorus') ?? 0) * 5600, 6);
  });

  it('takes the part that is exported, and another ratio', () => {
    const stored = { exportFraction: 0.1, redfieldC: 53, redfieldP: 2 };
    const result = runModel(model, { landCover, primaryProduction }, stored);
    expectPrinted((figure(result, 'nitrogen') ?? 0) * 5, '52.830189');
    expectPrinted((figure(result, 'phosphorus') ?? 0) * 2.5, '7.311321');
  });

  it('gives 0 outside its types and NoData where production has none', () => {
    const grids = {
      landCover: gridOf([[911, 921, 111, 911, -9999]], 1000),
      primaryProduction: gridOf([[300, 300, -9999, -9999, 300]], 1000),
    };
    const { functionQuantity } = runModel(model, grids);
    expectPrintedGrid(functionQuantity[0], printedRows('52.830189 52.830189 0 ND ND'));
    const waters = runModel(model, grids, { mask: [91] });
    expectPrintedGrid(waters.functionQuantity[0], printedRows('52.830189 0 0 ND ND'));
  });

  it('adds the nutrients of a harvest to its district', () => {
    const row = (district: number, product: string, mass: number) => ({
      district,
      values: { product, mass, nitrogen: 4, phosphorus: 0.5 },
    });
    const options = {
      districts: gridOf([[1, 2, 3]], 1000),
      records: {
        tables: { harvest: [row(0, 'kelp', 100), row(0, 'oyster', 50), row(1, 'kelp', 10)] },
        features: {},
      },
    };
    const grids = {
      landCover: gridOf([[911, -9999, 911]], 1000),
      primaryProduction: gridOf([[300, 300, 300]], 1000),
    };
    const result = runModel(model, grids, {}, options);
    // 150 t · 4 % = 6 t N, 150 t · 0.5 % = 0.75 t P
    expectPrinted(figure(result, 'nitrogen', 1), '58.830189');
    expectPrinted(figure(result, 'phosphorus', 1), '8.061321');
    expect(figure(result, 'value', 1)).toBeCloseTo(133396.2264150943 + 6 * 1750 + 0.75 * 5600, 6);
    expect(figure(result, 'nitrogen', 2)).toBeCloseTo(0.4, 12);
    expectPrinted(figure(result, 'nitrogen', 3), '52.830189');
    expectPrinted((figure(result, 'nitrogen') ?? 0) - 6.4, '105.660377');
  });

  it('refuses a ratio of 0', () => {
    expect(() => runModel(model, { landCover, primaryProduction }, { redfieldC: 0 })).toThrow(
      /not-above at parameters.redfieldC/,
    );
  });
});
