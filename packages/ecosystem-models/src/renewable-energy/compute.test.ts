import { expect, it } from 'vitest';
import { districts, expectPrinted, expectPrintedGrid, landCover, printedRows } from '../../test/example-grid';
import { tableOf } from '../../test/record-case';
import { runModel } from '../run-model';
import { renewableEnergy } from '.';

const station = { source: 'hydro', head: 30, volume: 1e6, district: 1 };
const options = { districtCodes: ['A', 'B'] };

it('derives hydropower from head and volume', () => {
  const { table } = runModel(renewableEnergy, {}, {}, { ...options, records: tableOf('energy', [station]) });
  const figures = table.filter(({ district }) => district === 'B').map(({ figure }) => figure);
  expectPrinted(figures[0], '58752');
  expectPrinted(figures[1], '31138.56');
});

it('takes the energy that is given, its own price and share', () => {
  const prices = [{ source: 'wind', price: 0.4, share: 0.25 }];
  const rows = [
    { source: 'wind', energy: 1000 },
    { source: 'solar', energy: 5 },
  ];
  const { table, warnings } = runModel(
    renewableEnergy,
    {},
    { prices },
    { ...options, records: tableOf('energy', rows) },
  );
  expect(table.filter(({ district }) => district === 'A').map(({ figure }) => figure)).toEqual([1005, 100]);
  expect(warnings.map(({ code, count }) => [code, count])).toEqual([['missing-price', 1]]);
});

it('shares hydropower over lakes and rivers, other energy over the named types', () => {
  const records = tableOf('energy', [station, { source: 'solar', energy: 100, types: [1] }]);
  const { value } = runModel(renewableEnergy, { landCover }, { sharing: 'area' }, { records, districts });
  expectPrintedGrid(value[0], printedRows('26.5 26.5 0 | 0 0 0 | 31138.56 0 ND'));
});
