import { createScheme } from '../index';
import { setClip } from './index';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const percent = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);

describe('clip percentages', () => {
  const scheme = createScheme('stretch', 'raster', { minClip: 60, maxClip: 40 });

  it('may be 100 together', () => {
    expect(setClip(scheme, { minClip: 60 })).toEqual({ scheme, problem: null });
  });

  it('are both reset to 2 above 100, and it is said', () => {
    const reset = setClip(scheme, { minClip: 61 });
    expect(reset.scheme).toMatchObject({ minClip: 2, maxClip: 2 });
    expect(reset.problem).toMatchObject({ code: 'clip-sum-exceeds-100', level: 'warning' });
  });

  it('never exceed 100 together, and are what was asked for unless they would', () => {
    fc.assert(
      fc.property(percent, percent, (minClip, maxClip) => {
        const { scheme: next, problem } = setClip({ ...scheme, maxClip }, { minClip });
        expect(next.minClip + next.maxClip).toBeLessThanOrEqual(100);
        const tenths = Math.round(minClip * 10) + Math.round(maxClip * 10);
        expect(problem !== null).toBe(tenths > 1000);
        if (!problem) expect(next).toMatchObject({ minClip, maxClip });
      }),
      { numRuns: 1000 },
    );
  });
});
