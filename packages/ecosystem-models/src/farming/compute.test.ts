import { describe, expect, it } from 'vitest';
import { districts, expectPrintedGrid, landCover, printedRows } from '../../test/example-grid';
import { tableOf } from '../../test/record-case';
import { runModel } from '../run-model';
import { farming } from '.';

const wheat = { product: '小麦', types: [3], yield: 500, price: 2400, cost: 400 };

function figures(...args: Parameters<typeof runModel> extends [unknown, ...infer Rest] ? Rest : never) {
  return runModel(farming, ...args).table.map(({ layer, district, figure }) => [layer, district, figure]);
}

describe('farming', () => {
  it('values 500 t of wheat at 2400 - 400 yuan a tonne', () => {
    const records = tableOf('yields', [wheat]);
    expect(figures({}, {}, { records, districtCodes: ['A'] })).toEqual([
      ['yield', 'A', 500],
      ['yield', null, 500],
      ['value', 'A', 1_000_000],
      ['value', null, 1_000_000],
    ]);
  });

  it('shares the value over the linked types of the district', () => {
    const { value, table, warnings } = runModel(
      farming,
      { landCover },
      { sharing: 'area' },
      { records: tableOf('yields', [wheat]), districts },
    );
    expectPrintedGrid(value[0], printedRows('0 0 0 | 1000000 0 0 | 0 0 ND'));
    expect(table.filter(({ layer }) => layer === 'value').map(({ figure }) => figure)).toEqual([
      1e6,
      null,
      1e6,
    ]);
    expect(warnings.map(({ code }) => code)).toEqual(['missing-land-type']);
  });

  it('keeps a value in the table where the district has no cell of the type', () => {
    const records = tableOf('yields', [{ ...wheat, district: 1 }]);
    const { value, table, warnings } = runModel(
      farming,
      { landCover },
      { sharing: 'area' },
      { records, districts },
    );
    expect(value[0].data.every((cell) => cell === 0 || cell === -9999)).toBe(true);
    expect(table.find(({ layer, district }) => layer === 'value' && district === 2)?.figure).toBe(1e6);
    expect(warnings).toContainEqual({
      code: 'sharing-without-cells',
      severity: 'warning',
      count: 1,
      at: 'districts',
    });
  });

  it('leaves no figure where the only cell of the type has no weight', () => {
    const weights = Float64Array.from({ length: 9 }, (_, i) => (i === 3 ? -9999 : 1));
    const { value } = runModel(
      farming,
      { landCover, productionWeight: { ...landCover, data: weights, noData: -9999 } },
      { sharing: 'raster' },
      { records: tableOf('yields', [wheat]), districts },
    );
    expectPrintedGrid(value[0], printedRows('0 0 0 | ND 0 0 | 0 0 ND'));
  });

  it('takes the types of the category where a row names none', () => {
    const tea = { product: '竹材', category: 'forest', yield: 1, price: 300 };
    const { value } = runModel(
      farming,
      { landCover },
      { sharing: 'area' },
      { records: tableOf('yields', [tea]), districts },
    );
    expectPrintedGrid(value[0], printedRows('100 100 100 | 0 0 0 | 0 0 ND'));
  });

  it('shares over chosen types in place of those of the rows', () => {
    const options = { records: tableOf('yields', [wheat]), districts };
    const { value } = runModel(farming, { landCover }, { sharing: 'area', sharedTypes: [1] }, options);
    expectPrintedGrid(value[0], printedRows('500000 500000 0 | 0 0 0 | 0 0 ND'));
  });

  it('leaves a missing yield without a figure and prices the comparable year by its own price', () => {
    const records = tableOf('yields', [
      { ...wheat, cost: 0, comparablePrice: 2000 },
      { ...wheat, yield: undefined, district: 1 },
    ]);
    const options = { records, districtCodes: ['A', 'B'] };
    expect(figures({}, {}, { ...options, year: 'comparable' })).toEqual([
      ['yield', 'A', 500],
      ['yield', 'B', null],
      ['yield', null, 500],
      ['value', 'A', 1_000_000],
      ['value', 'B', null],
      ['value', null, 1_000_000],
    ]);
    expect(runModel(farming, {}, {}, options).warnings).toEqual([
      { code: 'missing-measures', severity: 'warning', count: 1, at: 'yields' },
    ]);
    expect(figures({}, { share: 0.5 }, options)[3]).toEqual(['value', 'A', 600_000]);
  });
});
