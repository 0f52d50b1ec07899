import { describe, expect, it } from 'vitest';
import { runModel } from '../../src/run-model';
import { expectPrinted, expectPrintedGrid, gridOf, printedRows } from '../../test/example-grid';
import { firewood } from '.';

// Cells of 100 m: one hectare each.
const landCover = gridOf([[111, 211, 512, -9999]], 100);

describe('firewood', () => {
  it('is the yield of the type and area', () => {
    const { functionQuantity, table } = runModel(firewood, { landCover });
    expectPrintedGrid(functionQuantity[0], printedRows('0.5 1.5 0 ND'));
    // 2 t at 400 元/t
    expectPrinted(table.find(({ layer }) => layer === 'value')?.figure, '800');
  });

  it('counts what can be reached, and nothing is known where that is not', () => {
    const accessible = gridOf([[0.5, -9999, -9999, 1]], 100);
    const { functionQuantity, warnings } = runModel(firewood, { landCover, accessible });
    expectPrintedGrid(functionQuantity[0], printedRows('0.25 ND 0 ND'));
    expect(warnings.map(({ code, count }) => [code, count])).toEqual([
      ['missing-land-type', 1],
      ['input-nodata', 1],
    ]);
  });
});
