import { normalQuantile } from './normal-quantile';

/** Between two numbers, the mode being the likeliest. */
interface Triangular {
  readonly kind: 'triangular';
  readonly min: number;
  readonly mode: number;
  readonly max: number;
}

/** Mean and standard deviation. */
interface Normal {
  readonly kind: 'normal';
  readonly mean: number;
  readonly sd: number;
}

/** Median and geometric standard deviation: 68 % of the numbers are within `median / gsd` and `median·gsd`. */
interface Lognormal {
  readonly kind: 'lognormal';
  readonly median: number;
  readonly gsd: number;
}

/** Any number between two with the same chance. */
interface Uniform {
  readonly kind: 'uniform';
  readonly min: number;
  readonly max: number;
}

/** How likely the numbers are that a parameter may have. */
export type Distribution = Triangular | Normal | Lognormal | Uniform;
/** The kinds of distributions. */
export type DistributionKind = Distribution['kind'];

/** The numbers that each kind of distribution has, in the order in which they are asked for. */
export const distributionNumbers = {
  triangular: ['min', 'mode', 'max'],
  normal: ['mean', 'sd'],
  lognormal: ['median', 'gsd'],
  uniform: ['min', 'max'],
} as const satisfies Record<DistributionKind, readonly string[]>;

/** The number below which a share of a distribution is, by that share (0 to 1). */
export type Quantile = (share: number) => number;

function triangularQuantile({ min, mode, max }: Triangular): Quantile {
  const width = max - min;
  if (width === 0) return () => mode;
  const below = (mode - min) / width;
  return (share) =>
    share < below
      ? min + Math.sqrt(share * width * (mode - min))
      : max - Math.sqrt((1 - share) * width * (max - mode));
}

/**
 * The number below which a share of a distribution is.
 * @example
 * quantileOf({ kind: 'uniform', min: 10, max: 20 })(0.05); // 10.5
 */
export function quantileOf(distribution: Distribution): Quantile {
  switch (distribution.kind) {
    case 'triangular':
      return triangularQuantile(distribution);
    case 'normal':
      return (share) => distribution.mean + distribution.sd * normalQuantile(share);
    case 'lognormal':
      return (share) => distribution.median * distribution.gsd ** normalQuantile(share);
    case 'uniform':
      return (share) => distribution.min + share * (distribution.max - distribution.min);
  }
}

/** Bounds of numbers. */
export interface NumberBounds {
  readonly min: number;
  readonly max: number;
}

/** The share of a distribution whose numbers pass a test that all smaller ones pass, too. */
function shareThat(quantile: Quantile, passes: (value: number) => boolean): number {
  let [inside, outside] = [0, 1];
  if (!passes(quantile(0))) return 0;
  if (passes(quantile(1))) return 1;
  for (let step = 0; step < 60; step++) {
    const middle = (inside + outside) / 2;
    if (passes(quantile(middle))) inside = middle;
    else outside = middle;
  }
  return inside;
}

/** A distribution that is cut off at bounds. */
export interface Truncated {
  readonly quantile: Quantile;
  /** The share of the whole distribution that is inside. */
  readonly inside: number;
}

/**
 * The part of a distribution between two bounds, as a separate distribution.
 * @example
 * const share = truncated({ kind: 'uniform', min: 0.5, max: 1.5 }, { min: 0, max: 1 });
 * share.inside; // 0.5
 * share.quantile(0.5); // 0.75
 */
export function truncated(distribution: Distribution, { min, max }: NumberBounds): Truncated {
  const whole = quantileOf(distribution);
  const below = shareThat(whole, (value) => value < min);
  const inside = shareThat(whole, (value) => value <= max) - below;
  const quantile = (share: number): number => Math.min(max, Math.max(min, whole(below + share * inside)));
  return { quantile, inside };
}
