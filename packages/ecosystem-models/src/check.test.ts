import { describe, expect, it } from 'vitest';
import { checkInputs, inputRanges } from './check-inputs';
import { checkParameters } from './check-parameters';
import { resolveParameters, unchangedDefaults } from './parameter-values';
import { models } from './registry';

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
    expect(codes(checkParameters(carbon, { years: 0 }))).toEqual([['parameters.years', 'out-of-range']]);
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
    const rain = models['water-conservation'].definition.files[1];
    expect(inputRanges(rain, Float64Array.of(-1, 0, 1500, 10001, NaN))).toEqual({
      unexpected: 1,
      impossible: 1,
    });
  });
});
