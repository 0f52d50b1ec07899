import { describe, expect, it } from 'vitest';
import { quantileOf, truncated } from './distribution';
import type { Distribution, Quantile } from './distribution';

const triangular = { kind: 'triangular', min: 300, mode: 380, max: 600 } as const;
const normal = { kind: 'normal', mean: 380, sd: 40 } as const;
const lognormal = { kind: 'lognormal', median: 380, gsd: 1.5 } as const;
const uniform = { kind: 'uniform', min: 300, max: 500 } as const;

function expectClose(found: number, expected: number, relative: number): void {
  expect(Math.abs(found - expected), `${found} against ${expected}`).toBeLessThanOrEqual(
    relative * Math.abs(expected),
  );
}

/** Mean and standard deviation by the midpoints of many equal shares. */
function momentsBy(quantile: Quantile): { mean: number; sd: number } {
  const count = 200_000;
  const values = Float64Array.from({ length: count }, (_, i) => quantile((i + 0.5) / count));
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, sd: Math.sqrt(squares / count) };
}

describe('a distribution', () => {
  // ppf of scipy.stats triang, norm, lognorm and uniform at 5, 30, 50 and 95 %.
  it.each<[Distribution, readonly number[]]>([
    [triangular, [334.6410161513775, 385.05814739795323, 418.34097875415046, 542.5543735346197]],
    [normal, [314.20585492194107, 359.02397949167835, 380, 445.7941450780589]],
    [lognormal, [195.04698905468183, 307.2141748022102, 380, 740.3344224889169]],
    [uniform, [310, 360, 400, 490]],
  ])('$kind has the quantiles of scipy', (distribution, expected) => {
    const quantile = quantileOf(distribution);
    [0.05, 0.3, 0.5, 0.95].forEach((share, i) => expectClose(quantile(share), expected[i], 1e-13));
  });

  const square = Math.log(1.5) ** 2;
  it.each<[Distribution, { mean: number; sd: number }]>([
    [
      triangular,
      {
        mean: (300 + 380 + 600) / 3,
        sd: Math.sqrt((300 ** 2 + 380 ** 2 + 600 ** 2 - 300 * 380 - 300 * 600 - 380 * 600) / 18),
      },
    ],
    [normal, { mean: 380, sd: 40 }],
    [
      lognormal,
      { mean: 380 * Math.exp(square / 2), sd: 380 * Math.exp(square / 2) * Math.sqrt(Math.expm1(square)) },
    ],
    [uniform, { mean: 400, sd: 200 / Math.sqrt(12) }],
  ])('$kind has the mean and the deviation of its formula', (distribution, expected) => {
    const { mean, sd } = momentsBy(quantileOf(distribution));
    expectClose(mean, expected.mean, 1e-6);
    expectClose(sd, expected.sd, 1e-3);
  });

  it('of no width is its number', () => {
    for (const share of [0, 0.3, 1]) {
      expect(quantileOf({ kind: 'triangular', min: 7, mode: 7, max: 7 })(share)).toBe(7);
      expect(quantileOf({ kind: 'uniform', min: 7, max: 7 })(share)).toBe(7);
    }
  });

  it('with its mode at an end rises or falls to it', () => {
    expectClose(quantileOf({ kind: 'triangular', min: 0, mode: 0, max: 1 })(0.75), 0.5, 1e-15);
    expectClose(quantileOf({ kind: 'triangular', min: 0, mode: 1, max: 1 })(0.25), 0.5, 1e-15);
  });
});

describe('a distribution cut off at bounds', () => {
  it('is that of scipy.stats.truncnorm', () => {
    const { quantile, inside } = truncated({ kind: 'normal', mean: 0.9, sd: 0.2 }, { min: 0, max: 1 });
    expectClose(inside, 0.6914590636008883, 1e-12);
    const expected = [0.5365158353822763, 0.7369335780009323, 0.8206266864352938, 0.9807977522160223];
    [0.05, 0.3, 0.5, 0.95].forEach((share, i) => expectClose(quantile(share), expected[i], 1e-12));
    expectClose(momentsBy(quantile).mean, 0.7981720360451023, 1e-6);
    expect([quantile(0), quantile(1)]).toEqual([0, 1]);
  });

  it.each<[Distribution, number]>([
    [triangular, 1],
    [{ kind: 'uniform', min: 0, max: 4000 }, 0.25],
    [{ kind: 'uniform', min: 1500, max: 1500 }, 0],
    [{ kind: 'uniform', min: 1000, max: 1000 }, 1],
  ])('%o is inside 0 to 1000 by a share of %s', (distribution, inside) => {
    expect(truncated(distribution, { min: 0, max: 1000 }).inside).toBeCloseTo(inside, 12);
  });
});
