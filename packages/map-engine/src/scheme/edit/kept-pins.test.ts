import { pinKey, rules } from '../../model';
import type { CategoryPin, Field, GraduatedColorScheme } from '../../model';
import { createScheme, generateCategories } from '../index';
import {
  editRows,
  isPinned,
  pinsByRow,
  rowsChange,
  reclassify,
  resetRows,
  reverseRowColors,
  setFields,
  setTemplate,
  showAllRows,
} from './index';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const field: Field = { name: 'Sum', type: 'REAL' };
const area: Field = { name: 'AREA', type: 'REAL' };
const methods = ['equal-interval', 'quantile', 'natural-breaks', 'standard-deviation'] as const;

const method = fc.record({
  method: fc.constantFrom(...methods),
  classes: fc.integer({ min: 1, max: 12 }),
  interval: fc.constantFrom(...rules.stddevIntervals),
});
const numbers = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 60 });

/** A graduated scheme of the numbers with labels pinned on some rows. */
function pinnedScheme(values: readonly number[], intent: object, picks: readonly number[]) {
  const open = createScheme('graduated-color', 'polygon', { field, ...intent });
  const scheme = generateCategories(open, { values });
  const { categories } = scheme;
  const rows = picks.map((pick) => categories[pick % categories.length]);
  return editRows(
    scheme,
    rows.map(({ key }) => key),
    ({ key }) => ({ label: `mine ${key}` }),
  );
}

const total = ({ categories, other }: GraduatedColorScheme) =>
  categories.reduce((sum, { count }) => sum + (count ?? 0), other.count ?? 0);
const pinnedLabels = (scheme: GraduatedColorScheme) =>
  scheme.categories.filter(({ label }) => label.startsWith('mine'));

describe('pins through a reclassification', () => {
  const change = fc.tuple(numbers, method, method, fc.array(fc.nat(), { maxLength: 4 }));

  it('are never lost on rows that survive, and appear on no other row', () => {
    fc.assert(
      fc.property(change, ([values, one, two, picks]) => {
        const before = pinnedScheme(values, one, picks);
        const after = reclassify(before, two, { values });
        const { kept, moved } = rowsChange(before, after);
        const labels = new Map(after.categories.map(({ key, label }) => [key, label]));
        const mine = new Set(pinnedLabels(before).map(({ key }) => key));
        const survivors = [
          ...kept.map(({ key }) => ({ from: key, to: key })),
          ...moved.map((pair) => ({ from: pair.before.key, to: pair.after.key })),
        ].filter(({ from }) => mine.has(from));
        for (const { from, to } of survivors) expect(labels.get(to)).toBe(`mine ${from}`);
        expect(pinnedLabels(after)).toHaveLength(survivors.length);
      }),
    );
  });

  it('leave the classes where the method puts them, and all features counted', () => {
    fc.assert(
      fc.property(change, ([values, one, two, picks]) => {
        const after = reclassify(pinnedScheme(values, one, picks), two, { values });
        const free = generateCategories(createScheme('graduated-color', 'polygon', { field, ...two }), {
          values,
        });
        expect(after.categories.map(({ key }) => key)).toEqual(free.categories.map(({ key }) => key));
        expect(total(after)).toBe(values.length);
      }),
    );
  });

  it('are reported: every row of both tables is in one list', () => {
    fc.assert(
      fc.property(change, ([values, one, two, picks]) => {
        const before = pinnedScheme(values, one, picks);
        const after = reclassify(before, two, { values });
        const { kept, moved, added, dropped, touchesPins } = rowsChange(before, after);
        expect(kept.length + moved.length + added.length).toBe(after.categories.length);
        expect(kept.length + moved.length + dropped.length).toBe(before.categories.length);
        if (picks.length === 0) expect(touchesPins).toBe(false);
      }),
    );
  });

  it('are inactive under another field and return with their own', () => {
    fc.assert(
      fc.property(
        numbers,
        numbers,
        method,
        fc.array(fc.nat(), { maxLength: 4 }),
        (sums, areas, one, picks) => {
          const before = pinnedScheme(sums, one, picks);
          const away = setFields(before, [area], null, { values: areas });
          expect(pinnedLabels(away)).toEqual([]);
          const back = setFields(away, [field], null, { values: sums });
          expect(pinnedLabels(back).map(({ label }) => label)).toEqual(
            pinnedLabels(before).map(({ label }) => label),
          );
        },
      ),
    );
  });

  it('without their own fields are inactive too', () => {
    const before = pinnedScheme([0, 10, 20], { classes: 2 }, [0]);
    const bare = before.pins.map(({ fields: _fields, ...pin }): CategoryPin => pin);
    const away = setFields({ ...before, pins: bare }, [area], null, { values: [5, 6] });
    expect(away.categories.at(-1)?.key).toBe('(5.5,6]');
    expect(pinsByRow(away).size).toBe(0);
  });
});

describe('editing pinned rows', () => {
  const scheme = pinnedScheme([0, 10, 20, 30, 40], { classes: 4 }, []);
  const keys = scheme.categories.map(({ key }) => key);

  it('gives reset rows back what the intent makes of them', () => {
    fc.assert(
      fc.property(numbers, method, fc.array(fc.nat(), { maxLength: 4 }), (values, intent, picks) => {
        const plain = pinnedScheme(values, intent, []);
        const pinned = pinnedScheme(values, intent, picks);
        const hidden = showAllRows(pinned, false);
        const all = new Set(hidden.categories.map(({ key }) => key));
        expect(resetRows(hidden, all)).toEqual(plain);
      }),
    );
  });

  it('recolours the symbol of a row with its colour', () => {
    const [row] = editRows(scheme, [keys[0]], { color: '#123456' }).categories;
    expect(row.symbol?.layers[0]).toMatchObject({ color: '#123456' });
  });

  it('leaves no pin where a row is hidden and shown again', () => {
    expect(showAllRows(showAllRows(scheme, false), true)).toEqual(scheme);
  });

  it('reverses colours, twice to where they were', () => {
    const colors = ({ categories }: GraduatedColorScheme) => categories.map(({ color }) => color);
    const once = reverseRowColors(scheme, new Set(keys));
    expect(colors(once)).toEqual([...colors(scheme)].reverse());
    expect(colors(reverseRowColors(once, new Set(keys)))).toEqual(colors(scheme));
  });

  it('leaves rows of sizes their sizes under another template', () => {
    const sizes = generateCategories(createScheme('graduated-size', 'point', { field, classes: 3 }), {
      values: [0, 5, 10],
    });
    const again = setTemplate(sizes, sizes.template);
    expect(again.categories).toEqual(sizes.categories);
  });

  it('refuses a row that is not there', () => {
    expect(() => editRows(scheme, ['(7,8]'], { label: 'x' })).toThrow(RangeError);
  });

  it('pins many rows in one pass', () => {
    const all = editRows(scheme, keys, { visible: false });
    expect(all.pins.map(pinKey)).toEqual(keys);
    expect(all.pins.every(isPinned)).toBe(true);
  });
});
