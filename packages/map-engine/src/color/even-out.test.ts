import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorDifference } from './difference';
import { evenOutColors } from './even-out';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
const ramp = fc.array(color, { minLength: 2, maxLength: 12 });

describe('colours evened out', () => {
  it('evens steps out to the eye and keeps ends and number', () => {
    const uneven = ['#000000', '#060606', '#0c0c0c', '#ffffff'];
    const even = evenOutColors(uneven);
    expect(even).toHaveLength(4);
    expect([even[0], even[3]]).toEqual(['#000000', '#ffffff']);
    const steps = even.slice(1).map((next, i) => colorDifference(even[i], next));
    // Steps are rounded to whole channels; the difference of far colours is not additive along a way.
    expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.35);
    expect(evenOutColors(['#123456', '#123456', '#123456'])).toEqual(['#123456', '#123456', '#123456']);
  });

  it('keeps the ends of every ramp when evened out', () => {
    fc.assert(
      fc.property(ramp, (colors) => {
        const even = evenOutColors(colors);
        expect(even).toHaveLength(colors.length);
        expect([even[0], even.at(-1)]).toEqual([colors[0], colors.at(-1)]);
      }),
      { numRuns: 30 },
    );
  });
});
