import { createScheme, fieldStatistics, generateCategories, schemeBreaks } from '../index';
import { editRows, reclassify, setBreaks, setFields, setRamp, setTemplate, showAllRows } from './index';
import type { Field } from '../../model';
import { describe, expect, it } from 'vitest';
import { fillSymbol, simpleFill } from '../../model';

const sumField: Field = { name: 'Sum', type: 'REAL' };
// Frozen column: group boundaries between 5 and 7 and between 10 and 20 (simple-statistics' ckmeans example).
const sums = [1, 2, 4, 5, 7, 9, 10, 20];
const statistics = fieldStatistics(
  sums.map((Sum) => ({ Sum })),
  [sumField],
);
const scheme = generateCategories(
  createScheme('graduated-color', 'polygon', { field: sumField, statistics, classes: 2 }),
);
const counts = (made: typeof scheme) => made.categories.map((row) => row.count);

describe('editing classes', () => {
  it('clears edited breaks when the method changes, and keeps a pin on the class that its own moved to', () => {
    const edited = editRows(setBreaks(scheme, [1, 4, 20]), ['(1,4]'], { label: 'low' });
    expect(counts(edited)).toEqual([3, 5]);
    const again = reclassify(edited, { method: 'natural-breaks', classes: 3 });
    expect(again.classification.manualBreaks).toBeNull();
    expect(counts(again)).toEqual([4, 3, 1]);
    expect(again.categories[0].label).toBe('low');
  });

  it('keeps what was pinned on a class whose edge is edited', () => {
    const [first] = scheme.categories;
    const moved = setBreaks(editRows(scheme, [first.key], { label: 'low' }), [1, 9, 20]);
    expect(schemeBreaks(moved)).toEqual([1, 9, 20]);
    expect(moved.categories[0].label).toBe('low');
  });

  it('has as many classes as the edges make', () => {
    const more = setBreaks(scheme, [1, 4, 9, 20]);
    expect(more.classification.classes).toBe(3);
    expect(counts(more)).toEqual([3, 3, 2]);
  });

  it('changes nothing for the same edges', () => {
    expect(setBreaks(scheme, schemeBreaks(scheme))).toBe(scheme);
  });

  it('keeps classes and counts under another ramp, and pinned colours', () => {
    const [first] = scheme.categories;
    const pinned = editRows(scheme, [first.key], { color: '#123456' });
    const ramp = { name: '', colors: ['#000000', '#ffffff'] };
    const recolored = setRamp(pinned, { ramp });
    expect(counts(recolored)).toEqual(counts(scheme));
    expect(recolored.categories.map((row) => row.color)).toEqual(['#123456', '#ffffff']);
  });

  it('regenerates the rows for another field', () => {
    const empty = createScheme('graduated-color', 'polygon', { classes: 2 });
    expect(counts(setFields(empty, [sumField], statistics))).toEqual(counts(scheme));
  });
});

describe('editing rows', () => {
  it('hides and shows all', () => {
    const hidden = showAllRows(scheme, false);
    expect(hidden.categories.some((row) => row.visible)).toBe(false);
    expect(showAllRows(hidden, true).categories.every((row) => row.visible)).toBe(true);
  });

  it('makes every row from another symbol in its own colour, pinned symbols aside', () => {
    const [first, second] = scheme.categories;
    const own = fillSymbol(simpleFill({ color: '#abcdef' }));
    const template = fillSymbol(simpleFill({ color: '#000000', opacity: 0.5, useOutline: false }));
    const made = setTemplate(editRows(scheme, [first.key], { symbol: own }), template);
    expect(made.categories[0].symbol).toBe(own);
    expect(made.categories[0].color).toBe('#abcdef');
    expect(made.categories[1].symbol?.layers[0]).toMatchObject({ color: second.color, opacity: 0.5 });
  });

  it('changes the row of everything else', () => {
    const hidden = editRows(scheme, ['other'], { visible: false });
    expect(hidden.other.visible).toBe(false);
    expect(hidden.pins).toEqual([]);
  });
});
