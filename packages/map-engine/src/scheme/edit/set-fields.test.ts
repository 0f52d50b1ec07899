import { rules } from '../../model';
import type { Field } from '../../model';
import { createScheme, fieldStatistics } from '../index';
import { editRows, placeField, setFields } from './index';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name): Field => ({ name, type: 'STRING' }));

describe('choosing fields', () => {
  it('appends, replaces, changes places and takes out', () => {
    expect(placeField([], 0, a)).toEqual([a]);
    expect(placeField([a, b], 2, c)).toEqual([a, b, c]);
    expect(placeField([a, b, c], 1, d)).toEqual([a, d, c]);
    expect(placeField([a, b, c], 0, c)).toEqual([c, b, a]);
    expect(placeField([a, b, c], 0, null)).toEqual([b, c]);
    expect(placeField([a, b], 2, a)).toEqual([b, a]);
  });

  it('keeps at most three, each once', () => {
    const start = fc.subarray([a, b, c], { minLength: 0 });
    fc.assert(
      fc.property(start, fc.nat(2), fc.constantFrom(a, b, c, d, null), (fields, place, field) => {
        const at = Math.min(place, fields.length);
        const next = placeField(fields, at, field);
        expect(new Set(next).size).toBe(next.length);
        expect(next.length).toBeLessThanOrEqual(3);
        if (field) expect(next).toContain(field);
        for (const one of fields) if (one !== fields[at]) expect(next).toContain(one);
      }),
    );
  });
});

describe('rows of several fields', () => {
  const rows = [
    { a: 'x', b: 1, c: 'p' },
    { a: 'x', b: 1, c: 'q' },
    { a: 'y', b: 1, c: 'p' },
    { a: 'y', b: null, c: 'p' },
  ];
  const number: Field = { name: 'b', type: 'INT4' };
  const empty = createScheme('multiple-fields', 'polygon');
  const chosen = (fields: readonly Field[]) => setFields(empty, fields, fieldStatistics(rows, fields));
  const table = (made: typeof empty) =>
    made.categories.map((row) => (row.kind === 'value' ? [...row.values, row.count] : []));

  it('are one a combination, in the order of the fields; what lacks a value is in other', () => {
    const made = chosen([a, number]);
    expect(table(made)).toEqual([
      ['x', 1, 2],
      ['y', 1, 1],
    ]);
    expect(made.other.count).toBe(1);
    expect(table(chosen([number, a]))).toEqual([
      [1, 'x', 2],
      [1, 'y', 1],
    ]);
  });

  it('are one a value for one field, and none without a field', () => {
    expect(table(chosen([a]))).toEqual([
      ['x', 2],
      ['y', 2],
    ]);
    expect(setFields(chosen([a]), [], null).categories).toEqual([]);
  });

  it('find their pins again when their fields are back', () => {
    const first = chosen([a, number]);
    const pinned = editRows(first, [first.categories[1].key], { label: 'why' });
    const away = setFields(pinned, [a], fieldStatistics(rows, [a]));
    expect(away.categories.map((row) => row.label)).not.toContain('why');
    const back = setFields(away, [a, number], fieldStatistics(rows, [a, number]));
    expect(back.categories[1].label).toBe('why');
  });

  it('are the most frequent where there are too many, the rest in other', () => {
    const many = Array.from({ length: 300 }, (_, i) => ({ a: `v${i}`, b: 1 }));
    many.push({ a: 'v299', b: 1 });
    const made = setFields(empty, [a, number], fieldStatistics(many, [a, number], { maxUniqueValues: 100 }));
    expect(made.categories).toHaveLength(rules.fewValues);
    expect(made.other.count).toBe(301 - made.categories.reduce((sum, row) => sum + (row.count ?? 0), 0));
  });
});
