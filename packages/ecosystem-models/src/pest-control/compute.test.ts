import { describe, expect, it } from 'vitest';
import { expectPrinted, expectPrintedGrid, gridOf, landCover, printedRows } from '../../test/example-grid';
import { runModel } from '../run-model';
import { pestControl as model } from '.';

const incidence = [
  { type: 1, managed: 0.2, natural: 0.05 },
  { type: 121, managed: 0.1, natural: 0.3 },
];

describe('pest control', () => {
  it('gives the printed area of each cell and the printed value of the 3 × 3 example', () => {
    const { functionQuantity, table } = runModel(model, { landCover });
    expectPrintedGrid(functionQuantity[0], printedRows('0.09 0.09 0 | 0.09 0 0 | 0 0 ND'));
    expectPrinted(table[1].figure, '77.625');
  });

  it('counts the difference of incidence, 0 where natural stands suffer more', () => {
    const { functionQuantity, value } = runModel(model, { landCover }, { method: 'incidence', incidence });
    // 0.09 hm² · (0.2 - 0.05) = 0.0135 hm², at 375 元/hm²
    expectPrintedGrid(functionQuantity[0], printedRows('0.0135 0 0 | 0 0 0 | 0 0 ND'));
    expect(value[0].data[0]).toBeCloseTo(0.0135 * 375, 12);
  });

  it('counts only natural stands where a file separates them from planted ones', () => {
    const naturalStand = gridOf([
      [1, 0, -9999],
      [-9999, -9999, 1],
      [1, 1, 1],
    ]);
    const { functionQuantity, value } = runModel(model, { landCover, naturalStand });
    const rows = printedRows('0.09 0 0 | ND 0 0 | 0 0 ND');
    expectPrintedGrid(functionQuantity[0], rows);
    expectPrintedGrid(value[0], printedRows('33.75 0 0 | ND 0 0 | 0 0 ND'));
  });

  it('refuses a stand that is neither planted nor natural', () => {
    const naturalStand = gridOf([
      [1, 2, 1],
      [1, 1, 1],
      [1, 1, 1],
    ]);
    expect(() => runModel(model, { landCover, naturalStand })).toThrow(/value-impossible at naturalStand/);
  });

  it('has no value where a type has no price, and names the type', () => {
    const { value, warnings } = runModel(model, { landCover }, { prices: [{ type: 3, price: 100 }] });
    expectPrintedGrid(value[0], printedRows('0 0 0 | 9 0 0 | 0 0 ND'));
    expect(warnings).toContainEqual({
      code: 'type-without-price',
      severity: 'warning',
      count: 2,
      at: 'prices',
      parts: [
        { key: '111', count: 1 },
        { key: '121', count: 1 },
      ],
    });
  });

  it('asks for rates where they are to be compared, and refuses those outside 0-1', () => {
    const run = (stored: Record<string, unknown>) => () =>
      runModel(model, { landCover }, { method: 'incidence', ...stored });
    expect(run({})).toThrow(/too-few-rows at parameters.incidence/);
    expect(run({ incidence: [{ type: 1, managed: 20, natural: 0.1 }] })).toThrow(
      /out-of-range at parameters.incidence\[0\].managed/,
    );
  });
});
