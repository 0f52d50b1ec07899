import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaleBar } from './scale-bar';

it('takes the longest round length that fits', () => {
  expect(scaleBar(10, 120)).toEqual({ length: 1000, label: '1 km', width: 100 });
  expect(scaleBar(9, 120)).toEqual({ length: 1000, label: '1 km', width: 1000 / 9 });
  expect(scaleBar(4, 120)).toEqual({ length: 200, label: '200 m', width: 50 });
  expect(scaleBar(0.001, 120)).toEqual({ length: 0.1, label: '100 mm', width: 100 });
  expect(scaleBar(NaN, 120)).toBeNull();
  expect(scaleBar(0, 120)).toBeNull();
});

it('is never wider than asked for and never shorter than two fifths of it', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-4, max: 1e6, noNaN: true }), (metresPerPixel) => {
      const bar = scaleBar(metresPerPixel, 120)!;
      expect(bar.width).toBeLessThanOrEqual(120);
      // From 2 to 5 is the widest step.
      expect(bar.width).toBeGreaterThanOrEqual(48 * (1 - 1e-9));
      expect(bar.width * metresPerPixel).toBeCloseTo(bar.length, 6 - Math.ceil(Math.log10(bar.length)));
    }),
  );
});
