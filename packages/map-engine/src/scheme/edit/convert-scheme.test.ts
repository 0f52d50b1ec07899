import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schemes } from '../../../test/arbitrary-schemes';
import {
  categoryOf,
  generateCategories,
  graduatedColorScheme,
  pinCategory,
  schemeBreaks,
  stretchScheme,
} from '../index';
import { convertScheme, setBreaks, setOpenEnds } from './index';

const field = { name: 'Sum', type: 'REAL' } as const;
const properties = [10_000, 20_000, 30_000, 40_000].map((Sum) => ({ Sum }));
const scheme = generateCategories(graduatedColorScheme('polygon', { field, classes: 3 }), { properties });
const thousands = (value: number): number => value / 1000;

describe('convertScheme', () => {
  it('converts edges and writes automatic labels again', () => {
    const converted = convertScheme(scheme, thousands);
    expect(schemeBreaks(converted)).toEqual([10, 20, 30, 40]);
    expect(converted.categories.map(({ label }) => label)).toEqual([
      '10.00 - 20.00',
      '20.00 - 30.00',
      '30.00 - 40.00',
    ]);
    expect(converted.categories.map(({ count, color }) => [count, color])).toEqual(
      scheme.categories.map(({ count, color }) => [count, color]),
    );
  });

  it('keeps what a person typed and pinned with its class', () => {
    const pinned = pinCategory(scheme, scheme.categories[1].key, { label: 'middle', color: '#123456' });
    const made = generateCategories(pinned, { properties });
    const converted = convertScheme(made, thousands);
    expect(converted.categories[1]).toMatchObject({ key: '(20,30]', label: 'middle', color: '#123456' });
    expect(converted.pins[0].at).toEqual({ kind: 'range', lower: 20, upper: 30 });
  });

  it('converts the field of each number on its own', () => {
    const asked: (string | null)[] = [];
    convertScheme(setBreaks(scheme, [10_000, 25_000, 40_000], { properties }), (value, name) => {
      asked.push(name);
      return value;
    });
    expect(new Set(asked)).toEqual(new Set(['Sum']));
  });

  it('converts the ends of a stretch, and leaves those of the statistics open', () => {
    expect(convertScheme(stretchScheme({ min: 0, max: 250 }), thousands)).toMatchObject({
      min: 0,
      max: 0.25,
    });
    expect(convertScheme(stretchScheme(), thousands)).toMatchObject({ min: null, max: null });
  });

  it('puts every feature into the class that it was in', () => {
    // Halves are exact, so that edges and values stay equal.
    const half = (value: number): number => value / 2;
    for (const Sum of [5_000, 10_000, 20_000, 20_001, 40_000, 50_000]) {
      const [before, after] = [
        categoryOf(scheme, { Sum }),
        categoryOf(convertScheme(scheme, half), { Sum: half(Sum) }),
      ];
      expect(after?.color).toBe(before?.color);
    }
  });

  it('changes no scheme by a factor of 1', () => {
    fc.assert(
      fc.property(schemes, (any) => {
        expect(convertScheme(any, (value) => value)).toEqual(any);
      }),
      { numRuns: 60 },
    );
  });
});

describe('setOpenEnds', () => {
  it('opens and closes the outer classes with their labels', () => {
    const open = setOpenEnds(scheme, { openBelow: true, openAbove: true });
    expect(open.categories.map(({ label }) => label)).toEqual([
      '≤ 20000.00',
      '20000.00 - 30000.00',
      '> 30000.00',
    ]);
    expect(categoryOf(open, { Sum: 1e9 })?.kind).toBe('range');
    const closed = setOpenEnds(open, { openBelow: false, openAbove: false });
    expect(closed.categories.map(({ label }) => label)).toEqual(scheme.categories.map(({ label }) => label));
    expect(categoryOf(closed, { Sum: 1e9 })?.kind).toBe('other');
  });

  it('leaves a label that a person typed', () => {
    const { key } = scheme.categories[2];
    const made = generateCategories(pinCategory(scheme, key, { label: 'rich' }), { properties });
    expect(setOpenEnds(made, { openBelow: true, openAbove: true }).categories[2].label).toBe('rich');
  });
});
