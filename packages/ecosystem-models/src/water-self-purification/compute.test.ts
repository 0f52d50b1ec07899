import { expect, it } from 'vitest';
import {
  districts,
  expectPrinted,
  expectPrintedGrid,
  gridOf,
  landCover,
  printedRows,
} from '../../test/example-grid';
import { tableOf } from '../../test/record-case';
import { checkParameters } from '../check-parameters';
import type { StoredParameters } from '../parameter-values';
import { runModel } from '../run-model';
import { waterSelfPurification } from '.';

const cod = { pollutants: ['cod'] };
const value = ({ table }: ReturnType<typeof runModel>, layer = 'value') =>
  table.find((row) => row.layer === layer && row.district === null)?.figure;

it('removes COD on wetlands', () => {
  const result = runModel(waterSelfPurification, { landCover }, cod, { districts });
  expectPrintedGrid(result.layers.cod, printedRows('0 0 0 | 0 0 0 | 0.099054 0.099054 ND'));
  expectPrinted(value(result), '277.3512');
});

it('removes at most what is discharged, and says which districts are not capped', () => {
  const records = tableOf('discharge', [{ pollutant: 'cod', amount: 0.05, district: 1 }]);
  const result = runModel(
    waterSelfPurification,
    { landCover },
    { ...cod, capByDischarge: true },
    { districts, records },
  );
  expectPrinted(value(result, 'cod'), '0.05');
  expect(result.warnings.find(({ code }) => code === 'districts-not-capped')?.count).toBe(1);
});

it('refuses ammonia with total nitrogen, of which it is a part', () => {
  const stored = { pollutants: ['nh3n', 'tn'], rates: [{ type: 4, nh3n: 1, tn: 2 }] };
  const faults = checkParameters(waterSelfPurification.definition, stored);
  expect(faults.map(({ code }) => code)).toEqual(['exclusive-options']);
});

it('has rates of the wetlands of each kind, none of total nitrogen', () => {
  const types = gridOf([[413, 421, 43, 4, 511]], 1000);
  const { layers, warnings } = runModel(waterSelfPurification, { landCover: types });
  expect(Object.keys(layers).filter((key) => !key.endsWith('value'))).toEqual(['cod', 'nh3n', 'tp']);
  expect([...layers.cod.data]).toEqual([110.06, 110.06, 110.06, 0, 0]);
  expect([...layers.tp.data]).toEqual([8.56, 8.56, 8.56, 0, 0]);
  // 110.06·1400 + 8.56·1750 + 8.56·5600 元 on 1 km²
  expectPrinted(layers.value.data[0], '217000');
  expect(warnings.map(({ code, parts }) => [code, parts?.map(({ key }) => key)])).toEqual([
    ['type-without-rate', ['4', '511']],
  ]);
});

it('accounts for total nitrogen by a rate of the user', () => {
  const stored = { pollutants: ['tn'], rates: [{ type: 4, tn: 10 }] };
  const { layers, warnings } = runModel(waterSelfPurification, { landCover }, stored);
  expectPrintedGrid(layers.tn, printedRows('0 0 0 | 0 0 0 | 0.009 0.009 ND'));
  expectPrinted(layers['tn-value'].data[6], '15.75');
  expect(warnings.map(({ code }) => code)).toEqual(['missing-land-type', 'type-without-rate']);
});

it('asks for a rate of every pollutant that is accounted for', () => {
  const check = (stored: StoredParameters) =>
    checkParameters(waterSelfPurification.definition, stored).map(({ at, code, got }) => [at, code, got]);
  expect(check({ pollutants: ['cod', 'tn'] })).toEqual([['parameters.rates', 'empty-column', 'tn']]);
  expect(check({ pollutants: ['tn'], rates: [{ type: 4, tn: 0 }] })).toEqual([]);
});

it('keeps one pollutant and one type at least', () => {
  const faults = checkParameters(waterSelfPurification.definition, { pollutants: [], rates: [] });
  expect(faults.map(({ code }) => code)).toEqual(['too-few-items', 'too-few-rows']);
});
