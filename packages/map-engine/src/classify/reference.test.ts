import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasTestData, testData } from '../../../../scripts/test-data';
import { readField } from '../../test/read-field';
import { squaresOf } from '../../test/class-squares';
import { classify } from './index';

// Figures of numpy, QGIS and an independent programme: test/reference/README.md.
interface FieldRow {
  readonly file: string;
  readonly field: string;
  readonly count: number;
  readonly sum: number;
}
type ByClasses<T> = Readonly<Record<string, T>>;

function rowsOf<T>(name: string): readonly T[] {
  const path = new URL(`../../test/reference/${name}.json`, import.meta.url);
  return (JSON.parse(readFileSync(path, 'utf8')) as { rows: T[] }).rows;
}

/** The field's values, checked against what the reference read. */
function valuesOf({ file, field, count, sum }: FieldRow): number[] {
  const values = readField(testData(file), field).filter((value) => value !== null);
  expect(values).toHaveLength(count);
  expectNear(
    values.reduce((total, value) => total + value, 0),
    sum,
    1e-9,
  );
  return values;
}

function expectNear(got: number, wanted: number, tolerance = 1e-12): void {
  expect(Math.abs(got - wanted), `${got} for ${wanted}`).toBeLessThanOrEqual(
    tolerance * Math.max(Math.abs(wanted), 1e-6),
  );
}

/** Edges equal those wanted, of which equal ones count once. */
function expectEdges(got: readonly number[], wanted: readonly number[], tolerance: number): void {
  const distinct = wanted.filter((edge, i) => i === 0 || edge - wanted[i - 1] > 1e-12 * Math.abs(edge));
  expect(got).toHaveLength(distinct.length);
  distinct.forEach((edge, i) => expectNear(got[i], edge, tolerance));
}

const naturalBreaks = (values: readonly number[], classes: number): number =>
  squaresOf(values, classify(values, { method: 'natural-breaks', classes }));

type Squares = { readonly squares: ByClasses<number> };
const squares = rowsOf<Squares & (FieldRow | { random: string; values: number[] })>('natural-breaks');

describe('natural breaks have the least sum of squares', () => {
  it.each(squares.filter((row) => 'random' in row))('of random values: $random', ({ values, squares }) => {
    for (const [classes, least] of Object.entries(squares)) {
      expectNear(naturalBreaks(values, Number(classes)), least, 1e-9);
    }
  });

  it.skipIf(!hasTestData).each(squares.filter((row) => 'file' in row))('of $file $field', (row) => {
    const values = valuesOf(row);
    for (const [classes, least] of Object.entries(row.squares)) {
      expectNear(naturalBreaks(values, Number(classes)), least, 1e-9);
    }
  });
});

type Quantiles = FieldRow & { mean: number; stddev: number; edges: ByClasses<number[]> };
describe.skipIf(!hasTestData)('quantiles and deviations equal those of numpy', () => {
  it.each(rowsOf<Quantiles>('quantiles'))('for $file $field', (row) => {
    const values = valuesOf(row);
    for (const [classes, edges] of Object.entries(row.edges)) {
      expectEdges(classify(values, { method: 'quantile', classes: Number(classes) }), edges, 1e-12);
    }
    const byDeviation = classify(values, { method: 'standard-deviation', interval: 1 });
    const [min, ...inner] = byDeviation.slice(0, -1);
    expect(min).toBe(Math.min(...values));
    for (const edge of inner) {
      const steps = (edge - row.mean) / row.stddev;
      expect(steps).toBeCloseTo(Math.round(steps), 9);
    }
  });
});

type Qgis = FieldRow &
  Readonly<
    Record<'equal-interval' | 'quantile' | 'jenks' | 'pretty' | 'standard-deviation', ByClasses<number[]>>
  >;
describe.skipIf(!hasTestData)('classes equal those of QGIS', () => {
  const rows = rowsOf<Qgis>('qgis-classes');

  it.each(rows)('by $file $field', (row) => {
    const values = valuesOf(row);
    for (const classes of [4, 5, 7]) {
      for (const method of ['equal-interval', 'quantile', 'pretty'] as const) {
        expectEdges(classify(values, { method, classes }), row[method][classes], 1e-9);
      }
      // Its Jenks classes are near the optimum, but rarely at it (and a sample decides above 3000 values).
      expect(naturalBreaks(values, classes)).toBeLessThanOrEqual(
        squaresOf(values, row.jenks[classes]) * (1 + 1e-9),
      );
    }
  });

  // QGIS looks for a round step and leaves out edges on the longer side to be symmetric; ours go on to the ends.
  it('has the edges of QGIS by standard deviations, where its step is one of 1, 1/2 and 1/4', () => {
    let compared = 0;
    for (const row of rows) {
      const values = valuesOf(row);
      for (const edges of Object.values(row['standard-deviation'])) {
        const inner = edges.slice(1, -1);
        const step = (inner[1] - inner[0]) / deviationOf(values);
        const interval = [1, 1 / 2, 1 / 4].find((allowed) => Math.abs(step - allowed) < 1e-6);
        if (interval === undefined) continue;
        const ours = classify(values, { method: 'standard-deviation', interval });
        const first = ours.findIndex((edge) => Math.abs(edge - inner[0]) < 1e-6 * deviationOf(values));
        inner.forEach((edge, i) => expectNear(ours[first + i], edge, 1e-9));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(40);
  });
});

function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
