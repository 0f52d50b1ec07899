import { describe, expect, it } from 'vitest';
import type { Field } from '../../model';
import {
  formatNumber,
  formatRange,
  generateCategories,
  graduatedColorScheme,
  uniqueValuesScheme,
} from '../index';

// Section 9 of the specification: two decimals, INT4 and INT8 unformatted, tiny numbers exponential.
describe('formatNumber', () => {
  it('writes as many decimals as are asked for', () => {
    expect(formatNumber(543.736, { decimals: 1 })).toBe('543.7');
    expect(formatNumber(1234.5, { decimals: 0, group: true })).toBe('1\u2009235');
    expect(formatNumber(2, { decimals: 3 })).toBe('2.000');
    expect(formatNumber(0, { decimals: 1 })).toBe('0.0');
    expect(formatNumber(0.004, { decimals: 1 })).toBe('4.00e-3');
  });

  it.each([
    [1234.567, 'REAL', '1234.57'],
    [3, 'REAL', '3.00'],
    [1234567, 'INT4', '1234567'],
    [3, 'INT8', '3'],
    [0, 'REAL', '0.00'],
    [0.00001234, 'REAL', '1.23e-5'],
    [-0.004, 'REAL', '-4.00e-3'],
    [-3.4028234663852886e38, 'REAL', '-3.40e+38'],
    [1e300, 'INT8', '1.00e+300'],
  ] as const)('%d of a %s field is shown as %s', (value, type, shown) => {
    expect(formatNumber(value, { type })).toBe(shown);
  });

  it.each([
    [0.1 + 0.2, 12, '0.3'],
    [1234567.89, 6, '1234570'],
    [-0.000123456789, 6, '-0.000123457'],
    [0.0000042, 6, '4.2e-6'],
    [6.02e23, 6, '6.02e+23'],
    [0, 6, '0'],
  ])('%d with at most %d significant digits: %s', (value, digits, shown) => {
    expect(formatNumber(value, { decimals: 'all', digits })).toBe(shown);
  });
});

describe('labels of rows', () => {
  const labels = (type: Field['type'], values: readonly number[]): readonly (readonly string[])[] => {
    const field: Field = { name: 'v', type };
    const classes = graduatedColorScheme('line', { field, classes: 2 });
    return [
      generateCategories(classes, { values }).categories.map(({ label }) => label),
      generateCategories(uniqueValuesScheme('line', { field }), { values }).categories.map(
        ({ label }) => label,
      ),
    ];
  };

  it('of integer fields show whole numbers as they are, others with two decimals', () => {
    expect(labels('INT4', [0, 3])).toEqual([
      ['0 - 1.50', '1.50 - 3'],
      ['0', '3'],
    ]);
    expect(labels('INT8', [10_000_000, 30_000_000])[0]).toEqual([
      '10000000 - 20000000',
      '20000000 - 30000000',
    ]);
  });

  it('of real fields show two decimals, tiny numbers exponentially', () => {
    expect(labels('REAL', [0, 3])[0]).toEqual(['0.00 - 1.50', '1.50 - 3.00']);
    expect(labels('REAL', [0.001, 0.003])).toEqual([
      ['1.00e-3 - 2.00e-3', '2.00e-3 - 3.00e-3'],
      ['1.00e-3', '3.00e-3'],
    ]);
    expect(formatRange(-1e-9, 0.005)).toBe('-1.00e-9 - 0.01');
  });
});
