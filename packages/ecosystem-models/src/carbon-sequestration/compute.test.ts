import { describe, expect, it } from 'vitest';
import { expectPrinted, expectPrintedGrid, gridOf, landCover, printedRows } from '../../test/example-grid';
import { runModel } from '../run-model';
import { carbonSequestration as model } from '.';

const npp = gridOf([
  [800, 700, 400],
  [300, 500, 50],
  [0, 300, 100],
]);

describe('carbon sequestration', () => {
  it('gives the printed carbon of each cell and the printed total and value by the nep-alpha method', () => {
    const { functionQuantity, value, table } = runModel(model, { landCover, npp });
    expectPrintedGrid(functionQuantity[0], printedRows('0.528 0.462 0.264 | 0.198 0.33 0.033 | 0 0.198 ND'));
    expectPrinted(table[0].figure, '2.013');
    expectPrinted(table[1].figure, '764.94');
    expect(value[0].data[8]).toBe(-9999);
  });

  it('takes α from a table whose longest code wins, 0 without a row', () => {
    const alphaTable = [
      { type: 1, alpha: 0.2 },
      { type: 12, alpha: 0.4 },
    ];
    const { functionQuantity } = runModel(model, { landCover, npp }, { alphaSource: 'table', alphaTable });
    expectPrintedGrid(functionQuantity[0], printedRows('0.528 0.924 0 | 0 0 0 | 0 0 ND'));
  });

  it('subtracts respiration, and clamps only when asked', () => {
    // NPP 800, RH 300: 500 gC/m² · 900 m² · 1e-6 · 44/12 = 1.65 t
    const rh = gridOf([
      [300, 900, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    const clamped = runModel(model, { landCover, npp, rh }, { method: 'nep-rh' });
    expect(clamped.functionQuantity[0].data[0]).toBeCloseTo(1.65, 12);
    expect(clamped.functionQuantity[0].data[1]).toBe(0);
    const free = runModel(model, { landCover, npp, rh }, { method: 'nep-rh', clampNegative: false });
    expect(free.functionQuantity[0].data[1]).toBeCloseTo(-0.66, 12);
  });

  it('uses rates by type, and needs no NPP for it', () => {
    // 1.2 tC/hm² · 0.09 hm² · 44/12 = 0.396 t; 512 has no row
    const { functionQuantity } = runModel(model, { landCover }, { method: 'rate-table' });
    expectPrintedGrid(functionQuantity[0], printedRows('0.396 0.396 0.198 | 0.099 0 0 | 0.198 0.198 ND'));
  });

  it('compares stocks of two land covers, 0 where a type has no pools', () => {
    const landCoverBefore = gridOf([
      [512, 121, 211],
      [321, 512, 611],
      [421, -9999, 111],
    ]);
    const pool = (type: number, above: number) => ({ type, above, below: 10, soil: 20, dead: 0 });
    const stored = { method: 'stock-change', years: 10, poolTable: [pool(1, 100), pool(5, 40), pool(41, 5)] };
    const { functionQuantity, warnings } = runModel(model, { landCover, landCoverBefore }, stored);
    // (130 - 70) tC/hm² / 10 a · 0.09 hm² · 44/12 = 1.98 t
    expectPrintedGrid(functionQuantity[0], printedRows('1.98 0 0 | 0 0 0 | 0 ND ND'));
    expect(warnings.map(({ code, count }) => [code, count])).toEqual([
      ['missing-land-type', 1],
      ['input-nodata', 1],
      ['type-without-rate', 4],
    ]);
    // Of the types now, or else of those before.
    expect(warnings[2].parts?.map(({ key }) => key)).toEqual(['211', '321', '421', '611']);
  });

  it('turns dry matter into carbon and adds oxygen', () => {
    const dry = runModel(model, { landCover, npp }, { nppIsDryMatter: true });
    expect(dry.functionQuantity[0].data[0]).toBeCloseTo((0.528 * 72) / 162, 12);
    const withOxygen = runModel(model, { landCover, npp }, { oxygen: true });
    expect(withOxygen.functionQuantity[1].data[0]).toBeCloseTo((0.528 * 32) / 44, 12);
    expect(withOxygen.value[0].data[0]).toBeCloseTo(0.528 * 380 + ((0.528 * 32) / 44) * 727, 9);
  });

  it('is NoData where NPP is, for any type', () => {
    const holes = gridOf([
      [-9999, 700, 400],
      [300, 500, -9999],
      [0, 300, 100],
    ]);
    const { functionQuantity, warnings } = runModel(model, { landCover, npp: holes });
    expect([0, 5, 8].map((i) => functionQuantity[0].data[i])).toEqual([-9999, -9999, -9999]);
    expect(warnings).toContainEqual({ code: 'input-nodata', severity: 'warning', count: 2, at: 'inputs' });
  });
});
