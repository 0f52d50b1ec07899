import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field, Scheme, TableScheme } from '../model';
import {
  categoryOf,
  generateCategories,
  graduatedColorScheme,
  graduatedSizeScheme,
  multipleFieldsScheme,
  singleSymbolScheme,
  uniqueValuesScheme,
} from './index';

const real: Field = { name: 'v', type: 'REAL' };

function counted(scheme: TableScheme): number {
  return scheme.categories.reduce((sum, row) => sum + (row.count ?? NaN), 0) + (scheme.other.count ?? NaN);
}

describe('every table scheme', () => {
  const value = fc.oneof(
    fc.double(),
    fc.integer({ min: -3, max: 3 }),
    fc.constantFrom(null, NaN, Infinity, -Infinity, 'x', '7', 1e308, 5e-324),
  );
  const schemes: readonly Scheme[] = [
    singleSymbolScheme('line'),
    uniqueValuesScheme('point', { field: real }),
    uniqueValuesScheme('point', { field: { name: 'v', type: 'STRING' } }),
    multipleFieldsScheme('polygon', { fields: [real, { name: 'w', type: 'STRING' }] }),
    graduatedColorScheme('polygon', { field: real, method: 'natural-breaks', classes: 5 }),
    graduatedColorScheme('polygon', { field: real, method: 'quantile', classes: 31 }),
    graduatedColorScheme('polygon', { field: real, manualBreaks: [-1, 0, 2] }),
    graduatedSizeScheme('line', { field: real, method: 'standard-deviation' }),
  ];

  it.each(schemes)('$kind: counts add up, every feature is in the row that counts it', (scheme) => {
    fc.assert(
      fc.property(fc.array(fc.record({ v: value, w: value }), { maxLength: 40 }), (properties) => {
        const made = generateCategories(scheme, { properties }) as TableScheme;
        expect(counted(made)).toBe(properties.length);
        const found = new Map<string, number>();
        for (const item of properties) {
          const key = categoryOf(made, item)?.key ?? 'none';
          found.set(key, (found.get(key) ?? 0) + 1);
        }
        for (const row of [...made.categories, made.other]) expect(found.get(row.key) ?? 0).toBe(row.count);
      }),
    );
  });
});
