import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curveNumberFor, eventRunoff, potentialRetention } from './event-runoff';
import { fuEvapotranspiration, omegaFromSoilWater } from './fu-evapotranspiration';

describe('curve numbers', () => {
  it('gives the ends of the scale', () => {
    expect(potentialRetention(0)).toBe(100000);
    expect(eventRunoff(80, potentialRetention(100), 0.2)).toBe(80);
    expect(eventRunoff(80, potentialRetention(0), 0.2)).toBe(0);
    expect(eventRunoff(0, 0, 0.2)).toBe(0);
  });

  // NEH-4 table 10.1 (whole numbers), which the formulas approximate: CN 60 is 40 dry and 78 wet, CN 80 63 and 91.
  it.each([
    [60, 'I', 40],
    [60, 'III', 78],
    [80, 'I', 63],
    [80, 'III', 91],
    [100, 'I', 100],
    [100, 'III', 100],
    [75, 'II', 75],
  ] as const)('antecedent wetness: CN %d becomes, for %s, %d', (cn, wetness, expected) => {
    expect(Math.abs(curveNumberFor(cn, wetness) - expected)).toBeLessThanOrEqual(1.5);
  });

  it('never gives more runoff than rain, and more with a larger curve number', () => {
    fc.assert(
      fc.property(
        // Depths below a nanometre lose their digits when they are squared.
        fc.oneof(fc.constant(0), fc.double({ min: 1e-6, max: 2000, noNaN: true })),
        fc.double({ min: 1, max: 100, noNaN: true }),
        fc.double({ min: 0, max: 0.5, noNaN: true }),
        (rain, cn, lambda) => {
          const depth = eventRunoff(rain, potentialRetention(cn), lambda);
          expect(depth).toBeGreaterThanOrEqual(0);
          expect(depth).toBeLessThanOrEqual(rain * (1 + 1e-12));
          expect(eventRunoff(rain, potentialRetention(cn * 0.9), lambda)).toBeLessThanOrEqual(depth + 1e-9);
        },
      ),
    );
  });
});

describe('Fu evapotranspiration', () => {
  it('is 657.02 mm for 1000 mm of rain, 900 mm of potential evapotranspiration and ω = 2.6', () => {
    // 657.02045080468952 by Python's decimal module with 40 digits; the printed example is cut after 657.020450.
    expect(fuEvapotranspiration(1000, 900, 2.6)).toBeCloseTo(657.0204508046895, 9);
  });

  it('gives 0 without rain and NoData for NoData', () => {
    expect(fuEvapotranspiration(0, 900, 2.6)).toBe(0);
    expect(fuEvapotranspiration(-3, 900, 2.6)).toBe(0);
    expect(fuEvapotranspiration(NaN, 900, 2.6)).toBeNaN();
    expect(fuEvapotranspiration(0, NaN, 2.6)).toBeNaN();
  });

  it('stays below both rain and potential evapotranspiration', () => {
    const depth = fc.double({ min: 1, max: 5000, noNaN: true });
    fc.assert(
      fc.property(depth, depth, fc.double({ min: 1, max: 10, noNaN: true }), (rain, potential, omega) => {
        const et = fuEvapotranspiration(rain, potential, omega);
        expect(et).toBeGreaterThanOrEqual(-1e-6);
        expect(et).toBeLessThanOrEqual(Math.min(rain, potential) * (1 + 1e-9));
      }),
    );
  });

  it('caps ω from soil water at 5', () => {
    expect(omegaFromSoilWater(10, 135, 1000)).toBeCloseTo(2.6, 12);
    expect(omegaFromSoilWater(30, 1000, 100)).toBe(5);
  });
});
