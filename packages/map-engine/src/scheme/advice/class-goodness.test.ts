import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { illinois } from '../../../test/cartographers-choices';
import { classify } from '../../classify';
import { classGoodness } from './class-goodness';

const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 2, maxLength: 60 });

describe('goodness of classes', () => {
  // The figures are numpy's and scipy's, of the counties of Jenks and Caspall (1971) and the classes of R's classInt.
  it.each([
    [[15.57, 25, 50, 75, 100, 155.3], 0.9107080758, 0.8310106758],
    [[15.57, 25.01, 35.01, 45.01, 55.01, 65.01, 75.01, 85.01, 95.01, 155.3], 0.9465962998, 0.9462049652],
  ])('of %j is that of numpy', (breaks, gvf, entropy) => {
    const goodness = classGoodness({ values: illinois }, breaks);
    expect(goodness?.gvf).toBeCloseTo(gvf, 9);
    expect(goodness?.entropy).toBeCloseTo(entropy, 9);
    expect(goodness?.areaBalance).toBeNull();
  });

  it('balances areas, which districts have beside their values', () => {
    const areas = illinois.map((_value, i) => i + 1);
    const goodness = classGoodness({ values: illinois }, [15.57, 25, 50, 75, 100, 155.3], { areas });
    expect(goodness?.areaBalance).toBeCloseTo(0.7092984741, 9);
  });

  it('never falls when natural breaks get a class more, and stays from 0 to 1', () => {
    fc.assert(
      fc.property(values, (some) => {
        let before = 0;
        for (let classes = 1; classes <= 8; classes++) {
          const breaks = classify(some, { method: 'natural-breaks', classes });
          const { gvf, entropy } = classGoodness({ values: some }, breaks) ?? { gvf: NaN, entropy: NaN };
          expect(gvf).toBeGreaterThanOrEqual(before - 1e-9);
          for (const figure of [gvf, entropy]) expect(figure).toBeGreaterThanOrEqual(0);
          for (const figure of [gvf, entropy]) expect(figure).toBeLessThanOrEqual(1);
          before = gvf;
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is never better than that of natural breaks', () => {
    fc.assert(
      fc.property(values, (some) => {
        const gvf = (method: 'natural-breaks' | 'quantile' | 'equal-interval') =>
          classGoodness({ values: some }, classify(some, { method, classes: 4 }))?.gvf ?? NaN;
        expect(gvf('natural-breaks')).toBeGreaterThanOrEqual(gvf('quantile') - 1e-9);
        expect(gvf('natural-breaks')).toBeGreaterThanOrEqual(gvf('equal-interval') - 1e-9);
      }),
      { numRuns: 60 },
    );
  });

  it('counts values in no class as one class more', () => {
    expect(classGoodness({ values: [1, 1, 2, 2, 9] }, [1, 1.5, 2])).toMatchObject({ gvf: 1, entropy: 1 });
  });

  it('is full where all values are the same, and unknown where only the range is known', () => {
    expect(classGoodness({ values: [7, 7] }, [7, 7])).toEqual({ gvf: 1, entropy: 1, areaBalance: null });
    expect(classGoodness({}, [0, 1])).toBeNull();
  });

  it('of a histogram is that of the centres of its bins', () => {
    const histogram = { min: 0, max: 8, counts: [3, 0, 1, 4] };
    const centres = [1, 1, 1, 5, 7, 7, 7, 7];
    const breaks = [0, 6, 8];
    const wanted = classGoodness({ values: centres }, breaks);
    expect(classGoodness({ histogram }, breaks)?.gvf).toBeCloseTo(wanted?.gvf ?? NaN, 12);
    expect(classGoodness({ histogram }, breaks)?.entropy).toBe(wanted?.entropy);
  });
});
