import type { ClassMethod } from '../../model';
import type { Distribution } from './distribution';
import type { AdviceReason } from './proposal';
import { shapeMatch } from './shape-match';
import type { Shape } from './shape-match';
import type { WeightedPoints } from './weighted-points';

/** How well a method suits a distribution, 0-1, and why. */
export interface MethodFit {
  readonly method: ClassMethod;
  readonly fit: number;
  readonly reasons: readonly AdviceReason[];
}

/** What the fits follow from. */
export interface FitFacts {
  readonly points: WeightedPoints;
  readonly distribution: Distribution;
  readonly groups: number;
  /** One map to read, or several to compare. */
  readonly purpose: 'read' | 'compare';
}

/** Share of far values above which most values count as alike. */
const outliersMost = 0.1;
/** Share of zeros that needs a separate class. */
const zerosLeast = 0.25;
/** A tail as long as that of an exponential distribution has 2. */
const skewed = 1;

/**
 * Fits of the methods by the shape of the distribution as a whole, as Evans (1977) asks for: equal intervals for a
 * rectangle, standard deviations for a normal curve, geometric progressions for a J or a curve that is normal on a
 * logarithmic scale; natural breaks where values fall into groups (Dent 1999) or no shape fits, head/tail breaks for
 * power laws (Jiang 2013), quantiles for maps to be compared (Brewer and Pickle 2002).
 */
export function methodFits(facts: FitFacts): MethodFit[] {
  const { points, distribution, groups, purpose } = facts;
  const { skewness, outside, zeros, sign } = distribution;
  // Few values never follow a shape closely.
  const tolerance = 2.5 * (0.02 + 0.5 / Math.min(points.total, points.values.length));
  const grouped = groups > 1 || zeros >= zerosLeast;
  const fitOf = (shape: Shape, scale: 'linear' | 'log'): number => {
    const match = Math.max(0, 1 - (1 - shapeMatch(points, shape, scale)) / tolerance);
    return grouped ? match / 2 : match;
  };
  const even = fitOf('even', 'linear');
  const bell = Math.abs(skewness) < skewed ? fitOf('bell', 'linear') : 0;
  // Logarithms are for positive values with a tail.
  const tailed = sign === 'positive' && skewness >= skewed;
  const logEven = tailed ? fitOf('even', 'log') : 0;
  const logBell = tailed ? fitOf('bell', 'log') : 0;
  const falling = tailed ? fitOf('falling', 'linear') : 0;
  const power = tailed ? fitOf('falling', 'log') : 0;
  const best = Math.max(even, bell, logEven, logBell, falling, power);
  const far = best < 0.6 && outside > 0;
  const powers = Math.log10(points.max / Math.max(points.valueAt(0.01), Number.MIN_VALUE));

  const geometric: MethodFit = {
    method: 'geometric',
    fit: Math.max(logEven, logBell, falling),
    reasons: [
      ...(logEven > Math.max(logBell, falling)
        ? [{ code: 'magnitudes', powers } as const]
        : [{ code: falling > logBell ? 'falling' : 'skewed', skewness } as const]),
    ],
  };
  return [
    { method: 'equal-interval', fit: even, reasons: [{ code: 'even', skewness }] },
    // The same, less exact: for a legend that is easy to read.
    { method: 'pretty', fit: Math.max(0.3, 0.85 * even), reasons: [{ code: 'round' }] },
    { method: 'standard-deviation', fit: bell, reasons: [{ code: 'bell', skewness }] },
    geometric,
    // Of values from 0 on; without a 0 it is the geometric progression.
    { ...geometric, method: 'logarithmic', fit: 0.95 * Math.max(logEven, logBell) },
    { method: 'head-tail', fit: power, reasons: [{ code: 'heavy-tail', head: headOf(facts) }] },
    natural(facts, far),
    quantile(purpose, far && outside > outliersMost ? outside : 0),
  ];
}

function natural({ groups, distribution: { zeros, outside } }: FitFacts, far: boolean): MethodFit {
  const method = 'natural-breaks';
  if (groups > 1) return { method, fit: 0.95, reasons: [{ code: 'groups', groups }] };
  if (zeros >= zerosLeast) return { method, fit: 0.85, reasons: [{ code: 'zeros', share: zeros }] };
  if (far && outside <= outliersMost)
    return { method, fit: 0.8, reasons: [{ code: 'outliers', share: outside }] };
  return { method, fit: 0.6, reasons: [{ code: 'best-fit' }] };
}

function quantile(purpose: FitFacts['purpose'], far: number): MethodFit {
  const method = 'quantile';
  if (purpose === 'compare') return { method, fit: 1, reasons: [{ code: 'comparable' }] };
  if (far > 0) return { method, fit: 0.8, reasons: [{ code: 'alike', share: far }] };
  return { method, fit: 0.45, reasons: [] };
}

/** Share of the values above the mean. */
function headOf({ points, distribution }: FitFacts): number {
  const { values, below, total } = points;
  const first = values.findIndex((value) => value > distribution.mean);
  return first < 0 ? 0 : 1 - below[first] / total;
}
