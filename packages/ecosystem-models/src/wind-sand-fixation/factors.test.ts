import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectPrinted } from '../../test/example-grid';
import { ridgeRoughness, roughnessFactor } from './roughness';
import { erodibleFraction, soilCrustFactor } from './soil-factors';
import { largestLossAt, soilLoss } from './transport';

describe('soil loss', () => {
  it('follows the printed figures', () => {
    expectPrinted(soilLoss(3, 50), '2.55578943');
    expectPrinted(largestLossAt(50), '61.7');
    expect([soilLoss(0, 50), soilLoss(-1, 50), soilLoss(NaN, 50)]).toEqual([0, 0, NaN]);
  });

  it('rises to its largest value and falls beyond it, at any distance', () => {
    const distance = fc.double({ min: 1, max: 1000, noNaN: true });
    const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });
    fc.assert(
      fc.property(distance, share, (z, part) => {
        const peak = largestLossAt(z);
        expect(soilLoss(peak * part, z)).toBeLessThan(soilLoss(peak, z));
        expect(soilLoss(peak / part, z)).toBeLessThan(soilLoss(peak, z));
      }),
    );
  });
});

describe('soil factors', () => {
  it('follow the printed figures', () => {
    expectPrinted(erodibleFraction(60, 25, 15, 1.5, 2), '0.47475');
    expectPrinted(soilCrustFactor(15, 1.5), '0.394905716');
  });

  it('stay within 0 and 1', () => {
    expect(erodibleFraction(0, 0, 100, 40, 0)).toBe(0);
    expect(erodibleFraction(99, 0, 0.1, 0, 0)).toBe(1);
    expect(erodibleFraction(0, 0, 100, 0, NaN)).toBeNaN();
  });
});

describe('roughness', () => {
  it('is 1 on even ground, smallest at 18 cm and no rougher beyond', () => {
    expect(roughnessFactor(0, 0)).toBe(1);
    // By Python
    expect(roughnessFactor(ridgeRoughness(10, 100), 0)).toBeCloseTo(0.8487270750904355, 12);
    expect(roughnessFactor(18, 0)).toBeCloseTo(0.09384872149468153, 12);
    expect(roughnessFactor(17, 0)).toBeGreaterThan(roughnessFactor(18, 0));
    expect(roughnessFactor(100, 0)).toBe(roughnessFactor(18, 0));
    expect(roughnessFactor(NaN, 0)).toBeNaN();
  });
});
