import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classify } from './index';

describe('methods that count their classes themselves', () => {
  it('take the next coarser round step where the asked number would make too many classes', () => {
    const classesOf = (max: number, classes: number, options: object = {}) =>
      classify([0, max], { method: 'pretty', classes, ...options }).length - 1;
    // R's pretty(c(0, 161), 23) steps by 5, its pretty(c(0, 139), 50) by 2.
    expect(classesOf(161, 23)).toBe(33);
    expect(classesOf(161, 23, { maxClasses: 31 })).toBe(17);
    expect(classesOf(139, 50)).toBe(28);
    expect(classesOf(161, 1, { maxClasses: 1 })).toBe(1);
    expect(() => classesOf(161, 23, { maxClasses: 51 })).toThrow(/classes: got 51/);
    expect(() => classesOf(161, 23, { classes: undefined })).toThrow(/classes: got undefined/);
  });

  it('make never more classes than allowed, symmetric or not', () => {
    const ends = fc.tuple(
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      fc.double({ min: 1e-3, max: 1e6 }),
    );
    const limits = fc.record({
      maxClasses: fc.integer({ min: 1, max: 50 }),
      pivot: fc.option(fc.double({ min: -1e6, max: 1e6, noNaN: true })),
    });
    const asked = fc.oneof(
      fc.record({ method: fc.constant('pretty' as const), classes: fc.integer({ min: 1, max: 50 }) }),
      fc.record({ method: fc.constant('standard-deviation' as const), interval: fc.constantFrom(1, 0.25) }),
    );
    fc.assert(
      fc.property(ends, asked, limits, ([min, width], method, most) => {
        const values = [min, ...Array<number>(200).fill(min + width / 3), min + width];
        const breaks = classify(values, { ...method, ...most });
        expect(breaks.length - 1).toBeLessThanOrEqual(most.maxClasses);
      }),
    );
  });
});
