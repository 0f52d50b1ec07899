import { describe, expect, it } from 'vitest';
import { decodeScheme, encodeScheme } from '../../codec';
import { lockBreaks, recountRows } from '../edit';
import { categoryOf, generateCategories, graduatedColorScheme, legend, schemeBreaks } from '../index';

const field = { name: 'Sum', type: 'REAL' } as const;
const rows = (...values: readonly (number | null)[]) => values.map((Sum) => ({ Sum }));
const of = (ends: { openBelow?: boolean; openAbove?: boolean }) =>
  generateCategories(graduatedColorScheme('polygon', { field, classes: 3, ...ends }), {
    properties: rows(10, 20, 30, 40),
  });

describe('classes with open ends', () => {
  const scheme = of({ openBelow: true, openAbove: true });

  it('take what is outside of their edges, and leave missing values to the other row', () => {
    const found = (Sum: number | null) => categoryOf(scheme, { Sum })?.key;
    const keys = scheme.categories.map(({ key }) => key);
    expect([-5, 10, 20, 20.5, 40, 914.48].map(found)).toEqual([
      keys[0],
      keys[0],
      keys[0],
      keys[1],
      keys[2],
      keys[2],
    ]);
    expect(found(null)).toBe('other');
  });

  it('are closed unless the classification says otherwise', () => {
    const closed = of({});
    expect([-5, 41].map((Sum) => categoryOf(closed, { Sum })?.key)).toEqual(['other', 'other']);
    expect(categoryOf(of({ openAbove: true }), { Sum: -5 })?.key).toBe('other');
  });

  it('are labelled by the edge that counts, in the format of a legend too', () => {
    expect(scheme.categories.map(({ label }) => label)).toEqual(['≤ 20.00', '20.00 - 30.00', '> 30.00']);
    const { entries } = legend(scheme, { format: (value) => value.toFixed(0) });
    expect(entries.map(({ label }) => label)).toEqual(['≤ 20', '20 – 30', '> 30']);
  });

  it('count other data as the map draws them', () => {
    const other = recountRows(scheme, { properties: rows(5, 15, 25, 99, 120, null) });
    expect(other.categories.map(({ count }) => count)).toEqual([2, 1, 2]);
    expect(other.other.count).toBe(1);
  });

  it('keep their edges for other data once these are locked', () => {
    const remade = generateCategories(scheme, { properties: rows(0, 300) });
    const locked = generateCategories(lockBreaks(scheme), { properties: rows(0, 300) });
    expect(schemeBreaks(remade)).toEqual([0, 100, 200, 300]);
    expect(schemeBreaks(locked)).toEqual([10, 20, 30, 40]);
    expect(locked.categories.map(({ count }) => count)).toEqual([1, 0, 1]);
  });

  it('come back from a saved style', () => {
    const saved = decodeScheme(encodeScheme(scheme));
    expect(saved).toMatchObject({ classification: { openBelow: true, openAbove: true } });
    expect(categoryOf(saved, { Sum: 914.48 })?.label).toBe('> 30.00');
  });
});
