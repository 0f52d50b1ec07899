import { expect, it } from 'vitest';
import { districts, expectPrinted, expectPrintedGrid, landCover, printedRows } from '../../test/example-grid';
import { tableOf } from '../../test/record-case';
import { runModel } from '../run-model';
import { waterResources } from '.';

const records = tableOf('waterUse', [
  { use: 'domestic', volume: 1000, district: 1 },
  { use: 'industrial', volume: 2000, district: 1 },
  { use: 'agricultural', volume: 5000, district: 1 },
  { use: 'ecological', volume: 0, district: 1 },
]);

it('prices water by its use', () => {
  const { table } = runModel(waterResources, {}, {}, { records, districtCodes: ['A', 'B'] });
  const figure = (layer: string, code: string) =>
    table.find((row) => row.layer === layer && row.district === code)?.figure;
  expect(figure('volume', 'B')).toBe(8000);
  expectPrinted(figure('value', 'B'), '10150');
  expect([figure('volume', 'A'), figure('value', 'A')]).toEqual([null, null]);
});

it('shares the value over the waters of the district, by area or by the water yield', () => {
  const byArea = runModel(waterResources, { landCover }, { sharing: 'area' }, { records, districts });
  expectPrintedGrid(byArea.value[0], printedRows('0 0 0 | 0 0 0 | 10150 0 ND'));
});

it('says how many rows have no price and gives them no value', () => {
  const prices = [{ use: 'domestic', price: 2.6 }];
  const { table, warnings } = runModel(
    waterResources,
    {},
    { prices },
    { records, districtCodes: ['A', 'B'] },
  );
  expect(warnings).toEqual([{ code: 'missing-price', severity: 'warning', count: 3, at: 'prices' }]);
  expect(table.find(({ layer, district }) => layer === 'value' && district === 'B')?.figure).toBe(2600);
});
