import { describe, expect, it } from 'vitest';
import { expectPrinted, expectPrintedGrid, gridOf, landCover, printedRows } from '../../test/example-grid';
import { runModel } from '../run-model';
import { climateRegulation as model } from '.';

describe('climate regulation', () => {
  it('gives the printed quantity of each cell and the printed total and value of the 3 × 3 example', () => {
    const { functionQuantity, table } = runModel(model, { landCover });
    expectPrintedGrid(
      functionQuantity[0],
      printedRows('21279.525 21279.525 9757.125 | 7273.725 0 0 | 187300 187300 ND'),
    );
    expectPrinted(table[0].figure, '434189.9');
    expectPrinted(table[1].figure, '230120.647');
  });

  it('leaves the humidifying term out when switched off', () => {
    const { functionQuantity } = runModel(model, { landCover }, { humidification: false });
    expect(functionQuantity[0].data[6]).toBeCloseTo(122500, 9);
  });

  it('minds evaporation without data on wetland only', () => {
    const waterEvaporation = gridOf([
      [-9999, -9999, -9999],
      [-9999, -9999, -9999],
      [600, -9999, 600],
    ]);
    const { functionQuantity } = runModel(model, { landCover, waterEvaporation });
    expectPrintedGrid(
      functionQuantity[0],
      printedRows('21279.525 21279.525 9757.125 | 7273.725 0 0 | 187300 ND ND'),
    );
  });

  it('refuses an efficiency of 0', () => {
    expect(() => runModel(model, { landCover }, { copWater: 0 })).toThrow(/not-above at parameters.copWater/);
  });
});
