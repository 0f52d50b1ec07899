import { createHistogrammer } from '@gep/raster';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnChoices } from '../../../test/cartographers-choices';
import { randomOf } from '../../../test/random';
import { colorDifference, findRamp, sampleRamp } from '../../color';
import { classIndex, classify } from '../../classify';
import { fieldStatistics } from '../data/field-statistics';
import { adviseClassification } from './advise-classification';
import type { AdviceOptions } from './advise-classification';
import type { ClassesProposal, ClassificationProposal } from './proposal';

const methodOf = (proposal: ClassificationProposal) =>
  proposal.kind === 'values' ? 'values' : proposal.method;
const classesOf = (proposals: readonly ClassificationProposal[]): readonly ClassesProposal[] =>
  proposals.filter((proposal) => proposal.kind === 'classes');
const drawn = (name: string, seed = 7): readonly number[] => {
  const choice = drawnChoices.find((one) => one.name.includes(name));
  if (!choice) throw new Error(`no data set ${name}`);
  return choice.draw(randomOf(seed));
};
const some = fc.array(fc.double({ min: -1e4, max: 1e4, noNaN: true }), { minLength: 1, maxLength: 60 });

describe('proposals', () => {
  it('are in order of merit, at most as many as wanted, with other edges each and figures from 0 to 1', () => {
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 6 }), (values, most) => {
        const proposals = adviseClassification({ values }, { most });
        expect(proposals.length).toBeGreaterThan(0);
        expect(proposals.length).toBeLessThanOrEqual(most);
        const merits = proposals.map(({ merit }) => merit);
        expect(merits).toEqual([...merits].sort((one, two) => two - one));
        const edges = classesOf(proposals).map(({ breaks }) => breaks.join());
        expect(new Set(edges).size).toBe(edges.length);
        for (const { goodness, merit } of proposals)
          for (const figure of [goodness.gvf, goodness.entropy, merit]) {
            expect(figure).toBeGreaterThanOrEqual(0);
            expect(figure).toBeLessThanOrEqual(1);
          }
      }),
      { numRuns: 60 },
    );
  });

  it('have a merit of 1 at most where rounding would give more', () => {
    const [best] = adviseClassification({ values: [-1e-9, -1, 0.999999999999] });
    expect(best.merit).toBe(1);
  });

  it('have the edges that their settings give', () => {
    for (const { draw } of drawnChoices) {
      const values = draw(randomOf(3));
      for (const { method, classes, interval, pivot, breaks } of classesOf(
        adviseClassification({ values }),
      )) {
        const settings =
          method === 'standard-deviation'
            ? { method, interval, pivot }
            : method === 'head-tail'
              ? { method, maxClasses: classes }
              : { method, classes, pivot };
        expect(breaks).toEqual(classify(values, settings));
      }
    }
  });

  it('do not depend on the unit: a positive factor leaves methods and goodness as they are', () => {
    // Round edges are round in one unit only.
    const exact = (values: readonly number[], purpose: AdviceOptions['purpose']) =>
      adviseClassification({ values }, { purpose, most: 9 }).filter((one) => methodOf(one) !== 'pretty');
    for (const { draw, purpose } of drawnChoices) {
      const values = draw(randomOf(5));
      const before = exact(values, purpose);
      for (const factor of [1 / 1024, 8, 1e6]) {
        const after = exact(
          values.map((value) => value * factor),
          purpose,
        );
        expect(after.map(methodOf)).toEqual(before.map(methodOf));
        after.forEach(({ goodness, ramp, reverse }, i) => {
          expect(goodness.gvf).toBeCloseTo(before[i].goodness.gvf, 6);
          expect(goodness.entropy).toBeCloseTo(before[i].goodness.entropy, 6);
          expect({ ramp, reverse }).toEqual({ ramp: before[i].ramp, reverse: before[i].reverse });
        });
        classesOf(after).forEach(({ breaks }, at) =>
          breaks.forEach((edge, i) => {
            const wanted = classesOf(before)[at].breaks[i] * factor;
            expect(Math.abs(edge - wanted)).toBeLessThanOrEqual(1e-6 * Math.abs(wanted) + 1e-9 * factor);
          }),
        );
      }
    }
  });

  it('part two hues at 0 where there are losses and gains: the class of 0 has the middle of the ramp', () => {
    const values = drawn('change of forest');
    for (const proposal of classesOf(adviseClassification({ values }, { classes: 5 }))) {
      const { breaks, ramp, pivot } = proposal;
      expect(pivot === 0 || proposal.method === 'standard-deviation').toBe(true);
      const colors = sampleRamp(ramp, breaks.length - 1);
      if (breaks.includes(0)) continue;
      const middle = findRamp('BrBG')?.colors[5] ?? '';
      const far = colors.map((color) => colorDifference(color, middle));
      expect(far.indexOf(Math.min(...far))).toBe(classIndex(breaks, 0));
    }
    expect(adviseClassification({ values })[0].reasons).toContainEqual({
      code: 'both-signs',
      share: values.filter((value) => value < 0).length / values.length,
    });
  });

  it('are strong where losses are', () => {
    const values = drawn('share of forest').map((value) => -value);
    expect(adviseClassification({ values })[0]).toMatchObject({ ramp: { name: 'YlGnBu' }, reverse: true });
  });

  it('are rows of values where there are few different ones', () => {
    const values = [3, 1, 2, 3, 3, 1, 2, 2, 1, 3];
    expect(adviseClassification({ values })[0]).toMatchObject({
      kind: 'values',
      values: [1, 2, 3],
      ramp: { name: 'Set2' },
      reasons: [{ code: 'few-values', values: 3 }],
    });
    expect(adviseClassification({ values: [7, 7, 7] }).map(methodOf)).toEqual(['values']);
  });

  it('have as many classes as are asked for', () => {
    const proposals = classesOf(
      adviseClassification({ values: drawn('temperature') }, { classes: 6, most: 9 }),
    );
    const exact = proposals.filter(({ method }) => method === 'natural-breaks' || method === 'quantile');
    expect(exact.map(({ breaks }) => breaks.length - 1)).toEqual([6, 6]);
    expect(() => adviseClassification({ values: [1, 2, 3, 4] }, { classes: 0 })).toThrow(RangeError);
  });

  it('take the ramps of the host and refuse unknown ones', () => {
    const values = drawn('share of forest');
    expect(adviseClassification({ values }, { ramp: 'viridis' })[0].ramp.name).toBe('viridis');
    expect(() => adviseClassification({ values }, { ramp: 'no such ramp' })).toThrow(RangeError);
  });
});

describe('what is known of the values', () => {
  const values = drawn('people per square');
  const properties = values.map((density) => ({ density }));
  const field = { name: 'density', type: 'REAL' } as const;

  it('may be attributes of features, statistics or a histogram: the best proposal is the same', () => {
    const best = adviseClassification({ values })[0];
    expect(adviseClassification({ properties }, { field })[0]).toEqual(best);
    const statistics = fieldStatistics(properties, [field]);
    expect(methodOf(adviseClassification({ statistics })[0])).toBe(methodOf(best));
    const even = drawn('share of forest');
    const histogrammer = createHistogrammer({ min: Math.min(...even), max: Math.max(...even) });
    histogrammer.add(Float64Array.from(even));
    expect(methodOf(adviseClassification({ histogram: histogrammer.finish() })[0])).toBe('equal-interval');
  });

  it('may be the area of districts beside their values', () => {
    const areas = values.map(() => 2);
    const [best] = adviseClassification({ values }, { areas });
    expect(best.goodness.areaBalance).toBeCloseTo(best.goodness.entropy, 12);
  });

  it('may be nothing', () => {
    expect(adviseClassification({})).toEqual([]);
    expect(adviseClassification({ values: [null, NaN] })).toEqual([]);
  });
});
