import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SpreadCells } from '@gep/ecosystem-models';
import { createHistogrammer, describe as describeCells } from '@gep/raster';
import { spreadStatistics } from './spread-statistics';

/** How groups of cells are spread. */
function spreadOf(groups: readonly Float32Array[]): SpreadCells {
  const own = groups.map((cells) => describeCells(cells));
  const of = (figure: (one: (typeof own)[number]) => number, none: number) =>
    Float64Array.from(own, (one) => (one.count === 0 ? none : figure(one)));
  return {
    valid: of(({ count }) => count, 0),
    spread: {
      mean: of(({ mean }) => mean, 0),
      deviations: of(({ stddev, count }) => stddev ** 2 * count, 0),
      min: of(({ min }) => min, Infinity),
      max: of(({ max }) => max, -Infinity),
    },
  };
}

function counted(groups: readonly Float32Array[]) {
  const cells = Float32Array.from(groups.flatMap((group) => [...group]));
  const { count, min, max, mean, stddev } = describeCells(cells);
  const histogrammer = createHistogrammer({ min, max });
  histogrammer.add(cells);
  return { count, min, max, mean, stddev, counts: histogrammer.finish().counts };
}

/** The largest difference between the parts of cells below each value. */
function apart(a: readonly number[], b: readonly number[], count: number): number {
  let below = 0;
  return Math.max(...a.map((own, bin) => Math.abs((below += own - b[bin])))) / count;
}

/** The same numbers from 0 to 1 in every run. Method: Park and Miller. */
function numbers(): () => number {
  let state = 1;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}
const normal = (random: () => number) => Array.from({ length: 12 }, random).reduce((a, b) => a + b) - 6;

const group = fc
  .array(fc.double({ min: -1e4, max: 1e4, noNaN: true }), { maxLength: 20 })
  .map((cells) => Float32Array.from(cells));

describe('statistics of cells whose groups are known by their spread', () => {
  it('are those of all cells, and the histogram counts each of them once within their range', () => {
    fc.assert(
      fc.property(fc.array(group, { minLength: 1, maxLength: 12 }), (groups) => {
        fc.pre(groups.some(({ length }) => length > 0));
        const found = spreadStatistics(spreadOf(groups), null);
        const { count, min, max, mean, stddev } = counted(groups);
        expect({ count: found.count, min: found.min, max: found.max }).toEqual({ count, min, max });
        expect(found.mean).toBeCloseTo(mean, 6);
        expect(found.stddev).toBeCloseTo(stddev, 4);
        const { counts, ...range } = found.histogram ?? { counts: [] };
        expect(range).toEqual({ min, max });
        expect(counts).toHaveLength(256);
        expect(counts.every((one) => Number.isInteger(one) && one >= 0)).toBe(true);
        expect(counts.reduce((sum, one) => sum + one, 0)).toBe(count);
        expect(counts.at(-1)).toBeGreaterThan(0);
        if (min < max) expect(counts[0]).toBeGreaterThan(0);
      }),
    );
  });

  it('have the very histogram where the cells of each group are alike', () => {
    const value = fc.integer({ min: -500, max: 500 });
    const alike = fc
      .tuple(value, fc.integer({ min: 1, max: 30 }))
      .map(([cell, length]) => new Float32Array(length).fill(cell));
    fc.assert(
      fc.property(fc.array(alike, { minLength: 1, maxLength: 20 }), (groups) => {
        expect(spreadStatistics(spreadOf(groups), null).histogram?.counts).toEqual(counted(groups).counts);
      }),
    );
  });

  const shapes = {
    even: (random: () => number) => random(),
    normal: (random: () => number) => 5 + normal(random),
    lognormal: (random: () => number) => Math.exp(normal(random)),
    'two-ended': (random: () => number) => (random() < 0.3 ? random() / 10 : 1 - random() / 10),
  };

  it.each([
    ['even', 0.01],
    ['normal', 0.02],
    ['lognormal', 0.03],
    ['two-ended', 0.03],
  ] as const)('have nearly the histogram of %s cells after other factors for each group', (shape, bound) => {
    const random = numbers();
    const before = Array.from({ length: 300 }, () => {
      const size = 0.2 + random();
      return Float32Array.from({ length: 200 }, () => size * shapes[shape](random));
    });
    const after = before.map((cells) => {
      const factor = 0.5 + random();
      return cells.map((cell) => cell * factor);
    });
    const { min, max, counts } = counted(before);
    const ofRun = { cells: spreadOf(before), histogram: { min, max, counts } };
    const found = spreadStatistics(spreadOf(after), ofRun).histogram?.counts ?? [];
    const expected = counted(after);
    expect(apart(found, expected.counts, expected.count)).toBeLessThan(bound);
    // Without other factors it is that of the run, but for single cells.
    const same = spreadStatistics(ofRun.cells, ofRun).histogram?.counts ?? [];
    expect(apart(same, counts, expected.count)).toBeLessThan(1e-3);
  });

  it('say nothing of no cell', () => {
    expect(spreadStatistics(spreadOf([new Float32Array(0)]), null)).toMatchObject({
      count: 0,
      sum: 0,
      histogram: null,
    });
  });
});
