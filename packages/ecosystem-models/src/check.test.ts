import { describe, expect, it } from 'vitest';
import { checkInputs, inputRanges } from './check-inputs';
import { checkParameters } from './check-parameters';
import { isRasterFile } from './file-input';
import { resolveParameters, unchangedDefaults } from './parameter-values';
import { models } from './registry';
import type { SelectionParameter, TableParameter, TableRow } from './definition';
import { conditionHolds } from './condition';
import { typeLookup } from './shared/type-table';

const carbon = models['carbon-sequestration'].definition;
const runoff = models['runoff-analysis'].definition;
const codes = (problems: readonly { at: string; code: string }[]): string[][] =>
  problems.map(({ at, code }) => [at, code]);

describe('parameters', () => {
  it('have defaults that pass their own checks', () => {
    for (const { definition } of Object.values(models)) expect(checkParameters(definition, {})).toEqual([]);
  });

  it('are found faulty by kind, range and key', () => {
    const stored = {
      alpha: 1.5,
      method: 'guess',
      oxygen: 'yes',
      colour: 1,
      rateTable: [{ type: 1, rate: 1 }, { type: 1, rate: -1 }, { type: 999, rate: NaN }, 4],
      co2Price: { current: 380, comparable: -1 },
    };
    expect(codes(checkParameters(carbon, stored))).toEqual([
      ['parameters.colour', 'unknown-parameter'],
      ['parameters.method', 'unknown-option'],
      ['parameters.alpha', 'out-of-range'],
      ['parameters.rateTable[1].type', 'repeated-key'],
      ['parameters.rateTable[1].rate', 'out-of-range'],
      ['parameters.rateTable[2].type', 'unknown-ecosystem-type'],
      ['parameters.rateTable[2].rate', 'not-a-number'],
      ['parameters.rateTable[3]', 'not-a-row'],
      ['parameters.co2Price.comparable', 'out-of-range'],
      ['parameters.oxygen', 'not-a-switch'],
    ]);
  });

  it('need rows only when the table is used, and an open minimum is open', () => {
    expect(codes(checkParameters(carbon, { method: 'stock-change' }))).toEqual([
      ['parameters.poolTable', 'too-few-rows'],
    ]);
    expect(codes(checkParameters(carbon, { years: 0 }))).toEqual([['parameters.years', 'not-above']]);
    expect(codes(checkParameters(runoff, { coefficients: [] }))).toEqual([
      ['parameters.coefficients', 'too-few-rows'],
    ]);
  });

  it('pick prices of a year, the comparable one falling back to the current one', () => {
    const price = (stored: Record<string, unknown>, year: 'current' | 'comparable') =>
      resolveParameters(carbon, stored, year).co2Price;
    expect(price({}, 'comparable')).toBe(380);
    expect(price({ co2Price: 100 }, 'comparable')).toBe(100);
    expect(price({ co2Price: { current: 100 } }, 'comparable')).toBe(100);
    expect(price({ co2Price: { current: 100, comparable: 90 } }, 'comparable')).toBe(90);
    expect(price({ co2Price: { current: 100, comparable: 90 } }, 'current')).toBe(100);
  });

  it('refuse options that are unknown, repeated, too few or measure the same thing', () => {
    const option = (value: string) => ({ value, name: { zh: value, en: value } });
    const pollutants: SelectionParameter = {
      kind: 'selection',
      key: 'pollutants',
      name: { zh: '污染物', en: 'Pollutants' },
      options: ['cod', 'nh3n', 'tn'].map(option),
      default: ['cod'],
      minItems: 1,
      exclusive: [['nh3n', 'tn']],
    };
    const definition = { ...carbon, parameters: [pollutants] };
    const faults = (...chosen: unknown[]) => codes(checkParameters(definition, { pollutants: chosen }));
    expect(faults('cod', 'tn')).toEqual([]);
    expect(faults()).toEqual([['parameters.pollutants', 'too-few-items']]);
    expect(faults('cod', 'cod', 'lead')).toEqual([
      ['parameters.pollutants[1]', 'repeated-key'],
      ['parameters.pollutants[2]', 'unknown-option'],
    ]);
    expect(faults('nh3n', 'tn')).toEqual([['parameters.pollutants', 'exclusive-options']]);
  });

  it('refuse table keys that are not codes or not among the names, and let optional cells be empty', () => {
    const table: TableParameter = {
      kind: 'table',
      key: 'table',
      name: { zh: '表', en: 'Table' },
      keyedBy: 'code',
      keyColumn: { key: 'soil', name: { zh: '土壤', en: 'Soil' } },
      columns: [{ key: 'k', name: { zh: 'K', en: 'K' }, unit: '', min: 0, max: 1, optional: true }],
      default: [],
      minRows: 0,
    };
    const named: TableParameter = {
      ...table,
      keyedBy: 'name',
      keys: [{ value: 'so2', name: { zh: '二氧化硫', en: 'SO₂' } }],
    };
    const faults = (parameter: TableParameter, ...rows: unknown[]) =>
      codes(checkParameters({ ...carbon, parameters: [parameter] }, { table: rows }));
    expect(faults(table, { soil: 3 }, { soil: 4, k: 0.5 })).toEqual([]);
    expect(faults(table, { soil: 1.5 }, { soil: -1 }, { soil: 'a', k: 2 })).toEqual([
      ['parameters.table[0].soil', 'not-an-integer'],
      ['parameters.table[1].soil', 'out-of-range'],
      ['parameters.table[2].soil', 'not-a-number'],
      ['parameters.table[2].k', 'out-of-range'],
    ]);
    expect(faults({ ...named, openKeys: true }, { soil: 'so2' }, { soil: 'lead' })).toEqual([]);
    expect(faults(named, { soil: 'so2' }, { soil: 'lead' })).toEqual([
      ['parameters.table[1].soil', 'unknown-option'],
    ]);
  });

  it('list the defaults used unchanged', () => {
    const unchanged = unchangedDefaults(carbon, { co2Price: { current: 380 }, alpha: 0.3, oxygen: false });
    expect(unchanged).toContain('co2Price');
    expect(unchanged).toContain('oxygen');
    expect(unchanged).not.toContain('alpha');
  });
});

describe('inputs', () => {
  const parameters = resolveParameters(runoff, {});

  it('are missed only when read, not optional and without a plain default', () => {
    expect(codes(checkInputs(runoff, parameters, {}))).toEqual([
      ['inputs.landCover', 'missing-input'],
      ['inputs.dailyPrecipitation', 'missing-input'],
    ]);
    const landCover = { kind: 'file' } as const;
    const climate = models['climate-regulation'].definition;
    expect(checkInputs(climate, resolveParameters(climate, {}), { landCover })).toEqual([]);
  });

  it('take numbers and lists only where allowed and in range', () => {
    const states = {
      landCover: { kind: 'plain', value: 1 },
      dailyPrecipitation: { kind: 'list', values: [50, -1] },
      rain: { kind: 'file' },
    } as const;
    expect(codes(checkInputs(runoff, parameters, states))).toEqual([
      ['inputs.rain', 'unknown-input'],
      ['inputs.landCover', 'plain-not-allowed'],
      ['inputs.dailyPrecipitation[1]', 'out-of-range'],
    ]);
  });

  it('count cells outside the expected and the physical range', () => {
    const rain = models['water-conservation'].definition.files.filter(isRasterFile)[1];
    expect(inputRanges(rain, Float64Array.of(-1, 0, 1500, 10001, NaN))).toEqual({
      unexpected: 1,
      impossible: 1,
    });
  });
});

describe('conditions', () => {
  it('hold for options of a selection, for any of several, and for the opposite', () => {
    const values = { pollutants: ['so2'], method: 'a' };
    const so2 = { parameter: 'pollutants', includes: 'so2' };
    const dust = { parameter: 'pollutants', includes: 'dust' };
    expect([conditionHolds(so2, values), conditionHolds(dust, values)]).toEqual([true, false]);
    expect(conditionHolds({ any: [dust, so2] }, values)).toBe(true);
    expect(conditionHolds({ any: [] }, values)).toBe(false);
    expect(conditionHolds({ not: dust }, values)).toBe(true);
    expect(conditionHolds({ parameter: 'method', includes: 'a' }, values)).toBe(false);
  });
});

describe('tables by type', () => {
  it('skip rows without a number in the column', () => {
    const rows: TableRow[] = [
      { type: 1, a: 1, b: 2 },
      { type: 11, b: 3 },
    ];
    const [a, b] = ['a', 'b'].map((column) => typeLookup(rows, column));
    expect([a[111], b[111], a[121], b[121]]).toEqual([1, 3, 1, 2]);
  });
});
