import { expect, it } from 'vitest';
import type { Condition } from '../../src/condition';
import type { Parameter } from '../../src/definition';
import { conditionText } from './condition-text';

const name = (zh: string, en: string) => ({ zh, en });
const options = [
  { value: 'table', name: name('表', 'Table') },
  { value: 'raster', name: name('栅格', 'Raster') },
];
const parameters: Parameter[] = [
  { kind: 'choice', key: 'method', name: name('方法', 'Method'), options, default: 'table' },
  { kind: 'switch', key: 'oxygen', name: name('释氧', 'Oxygen'), default: false },
  {
    kind: 'selection',
    key: 'pollutants',
    name: name('污染物', 'Pollutants'),
    options,
    default: [],
    minItems: 0,
  },
];
const both = (condition: Condition) => [
  conditionText(condition, parameters, 'en'),
  conditionText(condition, parameters, 'zh'),
];

it('says conditions in the words of the form', () => {
  expect(both({ parameter: 'method', equals: 'raster' })).toEqual([
    'when “Method” is “Raster”',
    '“方法”为“栅格”',
  ]);
  expect(both({ parameter: 'method', oneOf: ['table', 'raster'] })[0]).toBe(
    'when “Method” is “Table” or “Raster”',
  );
  expect(both({ parameter: 'oxygen', equals: true })).toEqual(['when “Oxygen” is on', '启用“释氧”']);
  expect(both({ parameter: 'oxygen', equals: false })).toEqual(['when “Oxygen” is off', '未启用“释氧”']);
  expect(both({ parameter: 'pollutants', includes: 'table' })).toEqual([
    'when “Pollutants” includes “Table”',
    '“污染物”包含“表”',
  ]);
});

it('leaves out what always holds and puts brackets around what is joined otherwise', () => {
  const oxygen: Condition = { parameter: 'oxygen', equals: true };
  const method: Condition = { parameter: 'method', equals: 'table' };
  const any: Condition = { any: [method, oxygen] };
  expect(conditionText(undefined, parameters, 'en')).toBe('');
  expect(both({ all: [{ all: [] }] })).toEqual(['', '']);
  expect(both({ all: [{ all: [] }, oxygen] })[0]).toBe('when “Oxygen” is on');
  expect(both({ all: [any, oxygen] })[0]).toBe(
    'when (“Method” is “Table” or “Oxygen” is on) and “Oxygen” is on',
  );
  expect(both({ not: method })[0]).toBe('when not (“Method” is “Table”)');
});

it('says several values of one parameter at once', () => {
  const is = (value: string): Condition => ({ parameter: 'method', equals: value });
  expect(both({ any: [is('table'), is('raster')] })[1]).toBe('“方法”为“表”或“栅格”');
});

it('refuses a parameter that the model does not have, naming those that it has', () => {
  expect(() => both({ parameter: 'gold', equals: 1 })).toThrow(
    'condition: got gold, allowed: method, oxygen, pollutants',
  );
});
