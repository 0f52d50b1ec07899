import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classMethods, valueKey } from '../../model';
import type { Field, FieldValue, TableScheme } from '../../model';
import {
  categoryOf,
  generateCategories,
  graduatedColorScheme,
  graduatedSizeScheme,
  multipleFieldsScheme,
  pinCategory,
  rasterGraduatedScheme,
  rasterUniqueValuesScheme,
  schemeFields,
  singleSymbolScheme,
  uniqueValuesScheme,
} from '../index';

const real: Field = { name: 'v', type: 'REAL' };
const whole: Field = { name: 'w', type: 'INT8' };
const text: Field = { name: 't', type: 'STRING' };

type Row = Readonly<Record<string, unknown>>;

const anyValue = fc.oneof(
  fc.double(),
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom(null, undefined, NaN, Infinity, -Infinity, -0, 'x', '', ' ', '7', '1e3', true, ['x']),
  fc.constantFrom(1.7976931348623157e308, -1.7976931348623157e308, 5e-324, -5e-324, 2 ** 53, 0.1 + 0.2),
);
const anyRow = fc.record({ v: anyValue, w: anyValue, t: anyValue });
const rowOf = (v: unknown): Row => ({ v, w: v, t: v });
const isNumber = (value: unknown): boolean =>
  (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) &&
  Number.isFinite(Number(value));
/** Classes of texts alone are refused: builders.test.ts. */
const isClassifiable = (rows: readonly Row[]): boolean =>
  ['v', 'w'].every((name) => rows.some((row) => isNumber(row[name])));

/** Ties, one value, all null, huge next to tiny: the cases in which classes fall together. */
const hardRows: readonly (readonly Row[])[] = [
  [],
  [null, null, null].map(rowOf),
  [7, 7, 7, 7].map(rowOf),
  [1, 1, 1, 2, 2, 2, 2, 3].map(rowOf),
  [1e308, -1e308, 1e-308, 0, 5e-324].map(rowOf),
  [1, 1 + Number.EPSILON, 1 + 2 * Number.EPSILON].map(rowOf),
  Array.from({ length: 120 }, (_, i) => rowOf(i % 3 === 0 ? null : Math.sin(i) ** 9)),
];

const intents = fc.record({
  method: fc.constantFrom(...classMethods),
  classes: fc.constantFrom(1, 2, 4, 31, 50),
  interval: fc.constantFrom(1, 1 / 2, 1 / 3, 1 / 4),
  pivot: fc.constantFrom(null, 0, 1e9),
  manualBreaks: fc.option(fc.constantFrom([-1, 0, 2], [0, 0], [3, 1, 2], [5]), { freq: 6 }),
});

/** Rows that a person put into the table. */
const held = (...rows: readonly (readonly FieldValue[])[]) => ({
  pins: rows.map((values) => ({ at: { kind: 'value' as const, values } })),
});

const schemes: Readonly<Record<string, fc.Arbitrary<TableScheme>>> = {
  'single symbol': fc.constant(singleSymbolScheme('line')),
  'unique values': fc.constantFrom(
    ...[real, whole, text].map((field) => uniqueValuesScheme('point', { field })),
  ),
  'multiple fields': fc.constantFrom(
    ...[[text], [text, whole], [real, whole, text]].map((fields) =>
      multipleFieldsScheme('polygon', { fields }),
    ),
  ),
  'unique values and missing ones': fc.constantFrom(
    ...[real, whole, text].map((field) => ({ ...uniqueValuesScheme('point', { field }), ...held([null]) })),
  ),
  'multiple fields and missing ones': fc
    .subarray([
      [null, null],
      ['x', null],
      [null, 7],
    ])
    .map((rows) => ({ ...multipleFieldsScheme('polygon', { fields: [text, whole] }), ...held(...rows) })),
  'graduated colour': intents.map((intent) => graduatedColorScheme('polygon', { field: real, ...intent })),
  'graduated size': intents.map((intent) => graduatedSizeScheme('line', { field: whole, ...intent })),
};

/** How many rows hold a feature by their own values or edges, read independently of `categoryOf`. */
function holders(scheme: TableScheme, row: Row): number {
  const read = ({ name, type }: Field): string | number | null => {
    const value = row[name];
    if (type === 'STRING')
      return typeof value === 'number' && Number.isFinite(value) ? String(value) : asText(value);
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number + 0 : null;
  };
  const values = schemeFields(scheme).map(read);
  const [first] = values;
  return scheme.categories.filter((category, i) => {
    if (category.kind === 'all') return true;
    if (category.kind === 'value') return valueKey(category.values) === valueKey(values);
    if (typeof first !== 'number') return false;
    return (first > category.lower && first <= category.upper) || (i === 0 && first === category.lower);
  }).length;
}

const asText = (value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'boolean' ? `${value}` : null;

function checkLaw(scheme: TableScheme, rows: readonly Row[], weights?: readonly number[]): void {
  const found = new Map<string, number>();
  let total = 0;
  rows.forEach((row, i) => {
    const key = categoryOf(scheme, row)?.key ?? 'none';
    expect(holders(scheme, row)).toBe(key === 'other' ? 0 : 1);
    found.set(key, (found.get(key) ?? 0) + (weights ? weights[i] : 1));
    total += weights ? weights[i] : 1;
  });
  const all = [...scheme.categories, scheme.other];
  for (const row of all) expect(row.count).toBe(found.get(row.key) ?? 0);
  expect(all.reduce((sum, row) => sum + (row.count ?? NaN), 0)).toBe(total);
}

describe.each(Object.entries(schemes))('%s', (_name, scheme) => {
  it('puts every feature into exactly one row or other, counts add up', () => {
    fc.assert(
      fc.property(scheme, fc.array(anyRow, { maxLength: 40 }).filter(isClassifiable), (start, rows) => {
        checkLaw(generateCategories(start, { properties: rows }), rows);
      }),
    );
  });

  it.each(hardRows.map((rows, i) => [i, rows] as const))('does so in hard case %i', (_i, rows) => {
    fc.assert(
      fc.property(scheme, (start) => checkLaw(generateCategories(start, { properties: rows }), rows)),
      { numRuns: 25 },
    );
  });

  it('does so with weights', () => {
    const weighted = fc
      .array(fc.tuple(anyRow, fc.nat({ max: 1000 })), { maxLength: 20 })
      .filter((pairs) => isClassifiable(pairs.map(([row]) => row)));
    fc.assert(
      fc.property(scheme, weighted, (start, pairs) => {
        const rows = pairs.map(([row]) => row);
        const weights = pairs.map(([, weight]) => weight);
        checkLaw(generateCategories(start, { properties: rows, weights }), rows, weights);
      }),
    );
  });

  it('does so with a pinned row, in other data and without it', () => {
    const data = fc.array(anyRow, { maxLength: 20 }).filter(isClassifiable);
    fc.assert(
      fc.property(scheme, data, data, fc.nat(), (start, first, second, place) => {
        const made = generateCategories(start, { properties: first });
        fc.pre(made.categories.length > 0);
        const { key } = made.categories[place % made.categories.length];
        const pinned = pinCategory(made, key, { visible: false });
        checkLaw(generateCategories(pinned, { properties: second }), second);
      }),
    );
  });
});

describe('rasters', () => {
  it('count every cell, no-data and NaN as other', () => {
    const cell = fc.oneof(fc.float(), fc.integer({ min: -2, max: 2 }), fc.constantFrom(NaN, Infinity, -9999));
    const tables = [
      rasterUniqueValuesScheme(),
      rasterGraduatedScheme({ method: 'quantile', classes: 7 }),
    ] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...tables),
        fc.array(cell, { maxLength: 60 }),
        (scheme: TableScheme, values) => {
          const { categories, other } = generateCategories(scheme, { values, noData: -9999 });
          const counted = categories.reduce((sum, row) => sum + (row.count ?? NaN), 0);
          expect(counted).toBe(values.filter((value) => Number.isFinite(value) && value !== -9999).length);
          expect(counted + (other.count ?? NaN)).toBe(values.length);
        },
      ),
    );
  });

  it('count every bin of a histogram', () => {
    const bins = fc.array(fc.nat({ max: 99 }), { minLength: 1, maxLength: 40 });
    const ends = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 0, max: 50 }));
    fc.assert(
      fc.property(bins, ends, intents, (counts, [min, width], intent) => {
        const scheme = rasterGraduatedScheme(intent);
        const made = generateCategories(scheme, { histogram: { min, max: min + width, counts } });
        const counted = made.categories.reduce(
          (sum, row) => sum + (row.count ?? NaN),
          made.other.count ?? NaN,
        );
        expect(counted).toBe(counts.reduce((sum, count) => sum + count, 0));
      }),
    );
  });
});
