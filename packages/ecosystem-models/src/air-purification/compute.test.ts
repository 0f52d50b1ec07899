import { describe, expect, it } from 'vitest';
import {
  districts,
  expectPrinted,
  expectPrintedGrid,
  gridOf,
  landCover,
  printedRows,
} from '../../test/example-grid';
import { tableOf } from '../../test/record-case';
import { usedInputs } from '../check-inputs';
import { checkParameters } from '../check-parameters';
import { resolveParameters } from '../parameter-values';
import type { StoredParameters } from '../parameter-values';
import { runModel } from '../run-model';
import { airPurification } from '.';

const so2 = { pollutants: ['so2'] };
const run = (stored = {}, rows: Parameters<typeof tableOf>[1] = []) =>
  runModel(
    airPurification,
    { landCover, temperature: [10, 4] },
    { ...so2, ...stored },
    {
      districts,
      records: tableOf('emission', rows),
    },
  );
const figure = ({ table }: ReturnType<typeof run>, layer: string, district: number | null) =>
  table.find((row) => row.layer === layer && row.district === district)?.figure;

describe('air purification', () => {
  it('removes SO₂ by type', () => {
    const { layers } = run();
    expectPrintedGrid(layers.so2, printedRows('0.0079785 0.019404 0.008289 | 0 0 0 | 0 0 ND'));
  });

  it('removes at most what a district emits', () => {
    const result = run({ capByEmission: true }, [{ pollutant: 'so2', amount: 0.02 }]);
    expectPrintedGrid(result.layers.so2, printedRows('0.00447332 0.01087927 0.00464741 | 0 0 0 | 0 0 ND'));
    expectPrinted(figure(result, 'so2', 1), '0.02');
    expectPrinted(figure(result, 'value', null), '25.263158');
    expect(result.warnings).toContainEqual({
      code: 'districts-not-capped',
      severity: 'warning',
      count: 1,
      at: 'emission',
    });
  });

  it('removes what it can where more is emitted', () => {
    const result = run({ capByEmission: true }, [{ pollutant: 'so2', amount: 5 }]);
    expectPrinted(figure(result, 'so2', 1), '0.0356715');
  });

  it('takes the rate of the nearest type that has one for the pollutant', () => {
    const { layers } = run({ pollutants: ['nox', 'dust'] });
    expectPrintedGrid(layers.nox, printedRows('0.00054 0.00054 0.00054 | 0 0 0 | 0 0 ND'));
    // 10110 and 33200 and 11400 kg/hm² on 0.09 hm².
    expectPrintedGrid(layers.dust, printedRows('0.9099 2.988 1.026 | 0 0 0 | 0 0 ND'));
    expect(layers.so2).toBeUndefined();
  });

  it('has rates for coarse types, and none outside forest and shrub', () => {
    const types = gridOf([[1, 14, 131, 2, 23, 3, 413, 512, 62, 211]]);
    const { layers, warnings } = runModel(airPurification, { landCover: types });
    // kg/hm² on 0.09 hm²: level I forest as mixed forest (13), sparse forest (14) as broadleaf forest (11).
    const tonnes = (rates: readonly number[]) =>
      rates.map((rate) => ((rate * 0.09) / 1000).toPrecision(12)).map(Number);
    const printed = (key: string) => [...layers[key].data].map((cell) => Number(cell.toPrecision(12)));
    expect(printed('so2')).toEqual(tonnes([152.13, 88.65, 152.13, 92.1, 92.1, 0, 0, 0, 0, 92.1]));
    expect(printed('dust')).toEqual(tonnes([21660, 10110, 21660, 11400, 11400, 0, 0, 0, 0, 11400]));
    expect(printed('nox')).toEqual(tonnes([6, 6, 6, 6, 6, 0, 0, 0, 0, 6]));
    expect(warnings.map(({ code, parts }) => [code, parts?.map(({ key }) => key)])).toEqual([
      ['type-without-rate', ['3', '62', '413', '512']],
    ]);
  });

  it('adds up the values of the pollutants at their prices, those of the year', () => {
    const { layers } = runModel(airPurification, { landCover });
    // (88.65·1200/0.95 + 6·1200/0.95 + 10110·300) kg·元/t on 0.09 hm², by Python.
    expectPrinted(layers.value.data[0], '283.7302105');
    const prices = [{ pollutant: 'so2', price: { current: 1200, comparable: 1000 } }];
    const comparable = runModel(airPurification, { landCover }, { ...so2, prices }, { year: 'comparable' });
    expectPrinted(comparable.layers.value.data[0], '7.9785');
    expect(comparable.layers['so2-value']).toEqual(comparable.layers.value);
  });

  it('removes nothing where nothing is emitted, and sets forced zeros after the cap', () => {
    const none = run({ capByEmission: true }, [{ pollutant: 'so2', amount: 0 }]);
    expect(figure(none, 'so2', 1)).toBe(0);
    const zeroed = runModel(
      airPurification,
      { landCover },
      { ...so2, capByEmission: true },
      { districts, forcedZero: [12], records: tableOf('emission', [{ pollutant: 'so2', amount: 0.02 }]) },
    );
    // The other cells keep their share of the cap; the zero is not spread over them.
    expectPrintedGrid(zeroed.layers.so2, printedRows('0.00447332 0 0.00464741 | 0 0 0 | 0 0 ND'));
  });

  it('caps each pollutant by its own row', () => {
    const result = runModel(
      airPurification,
      { landCover },
      { pollutants: ['so2', 'dust'], capByEmission: true },
      { districts, records: tableOf('emission', [{ pollutant: 'dust', amount: 1 }]) },
    );
    expectPrinted(figure(result, 'so2', 1), '0.0356715');
    expectPrinted(figure(result, 'dust', 1), '1');
    // District 1 has no row of SO₂, district 2 none at all.
    const found = result.warnings.find(({ code }) => code === 'districts-not-capped');
    expect(found?.count).toBe(2);
  });

  it('counts the growing season only, where it is asked for', () => {
    const half = printedRows('0.00398925 0.009702 0.0041445 | 0 0 0 | 0 0 ND');
    // One day of two is above 5 °C.
    expectPrintedGrid(run({ leafOn: true }).layers.so2, half);
    const byDays = (growingDays: number) =>
      runModel(
        airPurification,
        { landCover, growingDays },
        { ...so2, leafOn: true, seasonSource: 'days' },
        { districts },
      ).layers.so2;
    expectPrintedGrid(byDays(182.5), half);
    expectPrinted(byDays(366).data[0], '0.0079785');
  });

  it('gives no figure where the season is unknown, and counts such a cell once', () => {
    const day = gridOf([[-9999, -9999, 10]]);
    const { layers, warnings } = runModel(
      airPurification,
      { landCover: gridOf([[111, 611, 111]]), temperature: [day] },
      { leafOn: true },
    );
    expect([...layers.dust.data]).toEqual([-9999, 0, expect.closeTo(0.9099, 9)]);
    expect(warnings.map(({ code, count }) => [code, count])).toEqual([
      ['input-nodata', 1],
      ['type-without-rate', 1],
    ]);
  });

  it('asks for the season and for emissions only where they are read', () => {
    const keys = (stored: StoredParameters) => {
      const { definition } = airPurification;
      return usedInputs(definition, resolveParameters(definition, stored)).map(({ key }) => key);
    };
    expect(keys({})).toEqual(['landCover']);
    expect(keys({ seasonSource: 'days' })).toEqual(['landCover']);
    expect(keys({ leafOn: true })).toEqual(['landCover', 'temperature']);
    expect(keys({ leafOn: true, seasonSource: 'days' })).toEqual(['landCover', 'growingDays']);
    expect(keys({ capByEmission: true })).toEqual(['landCover', 'emission']);
  });

  it('needs a pollutant and a type', () => {
    const faults = checkParameters(airPurification.definition, { pollutants: [], rates: [] });
    expect(faults.map(({ at, code }) => [at, code])).toEqual([
      ['parameters.pollutants', 'too-few-items'],
      ['parameters.rates', 'too-few-rows'],
    ]);
  });
});
