import { isTableScheme } from '@gep/map-engine/model';
import type { Scheme } from '@gep/map-engine/model';
import { describe, expect, it } from 'vitest';
import { differencePolygonScheme, differenceRasterScheme, differenceStep } from './difference-scheme';

const edges = (scheme: Scheme) =>
  isTableScheme(scheme)
    ? scheme.categories.flatMap((row) => (row.kind === 'range' ? [[row.lower, row.upper]] : []))
    : [];
const counts = (scheme: Scheme) => (isTableScheme(scheme) ? scheme.categories.map(({ count }) => count) : []);
const mirrored = [
  [-10, -4],
  [-4, -1],
  [-1, 1],
  [1, 4],
  [4, 10],
];

describe('the step of a difference', () => {
  it.each([
    [[-6, 3, 0], 1],
    [[0.29, -0.1], 0.05],
    [[-310_000], 50_000],
    [[1, 1, 1], 0.1],
    [[0, NaN], 0],
  ])('of %j is %d', (values, step) => expect(differenceStep(values)).toBe(step));

  it('leaves out the largest fiftieth, which the open classes hold', () => {
    const values = Array.from({ length: 99 }, () => 3);
    expect(differenceStep([...values, 1e9])).toBe(0.5);
  });
});

describe('the classes of a difference', () => {
  it('are round, mirrored about 0 and grey in the middle, for cells', () => {
    const scheme = differenceRasterScheme([-6, -1, 0, 3, NaN], []);
    expect(edges(scheme)).toEqual(mirrored);
    expect(counts(scheme)).toEqual([1, 1, 1, 1, 0]);
    expect(scheme.kind === 'raster-graduated' && scheme.categories[2].color).toBe('#f5f5f5');
    expect(scheme).toMatchObject({ classification: { openBelow: true, openAbove: true } });
  });
  it('are the same for districts', () => {
    const rows = [-6, 3, null].map((Sum) => ({ Sum }));
    const scheme = differencePolygonScheme({ name: 'Sum', type: 'REAL' }, rows);
    expect(edges(scheme)).toEqual(mirrored);
    expect(counts(scheme)).toEqual([1, 0, 0, 1, 0]);
  });
});
