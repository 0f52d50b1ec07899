import { rules } from '../../model';
import type { BandStatistics, Problem, StretchKind, StretchSettings } from '../../model';
import { checkNumber } from '../check/check-symbol';

/** The statistics that stretches need, in the band's unit; those of `describe` and of the model's bands both fit. */
export interface StretchStatistics {
  readonly min: number;
  readonly max: number;
  readonly mean: number;
  readonly stddev: number;
}

/** Values from `low` to `high` are spread over shares 0 to 1, evenly or along a curve. */
export interface StretchRange {
  readonly low: number;
  readonly high: number;
  /** Share of the way from low to high (0-1) to share of the ramp (0-1); null: the same. */
  readonly curve: ((share: number) => number) | null;
}

/** What stretches know about the order of a band's cells. */
export interface StretchRanks {
  /** The value below which p percent (0-100) of the cells lie; NaN without a valid cell. */
  percentile(p: number): number;
  /** The range of the cells, with the share of the cells below a value as its curve. */
  equalised(): StretchRange;
}

/** What is known about a band; each asked only by the stretches that need it, null where it is not known. */
export interface StretchFacts {
  statistics(): StretchStatistics | null;
  ranks(): StretchRanks | null;
}

/** What can be computed of a band. */
export type BandNeed = 'statistics' | 'histogram' | 'unique-values';

/** Everything about a kind of stretch except its name, its code and its fields. */
interface Stretch {
  /** A person sets the ends of the range; those of other kinds follow from the band. */
  readonly freeEnds: boolean;
  /** What has to be computed of a band before the stretch can be chosen; null for nothing. */
  readonly lacks: (statistics: BandStatistics | null) => BandNeed | null;
  /** The values at the ends of the ramp and the curve between them; a text is the kind of figure that is missing. */
  readonly range: (settings: StretchSettings, facts: StretchFacts) => StretchRange | BandNeed;
  /** Problems of the settings that belong to this kind; the others are kept untouched for when they are chosen. */
  readonly check: (settings: StretchSettings) => readonly (Problem | null)[];
}

const noNeed = () => null;
const noProblem = () => [];
const needsHistogram = (statistics: BandStatistics | null) => (statistics?.histogram ? null : 'histogram');

/** The given ends, else the band's, along a curve. */
function ended(curve: StretchRange['curve']): Stretch {
  return {
    freeEnds: true,
    lacks: noNeed,
    range({ min, max }, facts) {
      if (min !== null && max !== null) return { low: min, high: max, curve };
      const statistics = facts.statistics();
      return statistics ? { low: min ?? statistics.min, high: max ?? statistics.max, curve } : 'statistics';
    },
    check: ({ min, max }) =>
      min !== null && max !== null && !(min < max)
        ? [{ at: 'min', code: 'min-not-below-max', got: min, max }]
        : [],
  };
}

const logistic = (share: number): number => 1 / (1 + Math.exp(10 * (0.5 - share)));

/** Every kind of stretch. */
export const stretches: Readonly<Record<StretchKind, Stretch>> = {
  'min-max': ended(null),
  'standard-deviation': {
    freeEnds: false,
    lacks: (statistics) => (statistics && statistics.stddev > 0 ? null : 'statistics'),
    range({ stddevNumber }, facts) {
      const statistics = facts.statistics();
      if (!statistics) return 'statistics';
      const reach = stddevNumber * statistics.stddev;
      return { low: statistics.mean - reach, high: statistics.mean + reach, curve: null };
    },
    check: ({ stddevNumber }) => [checkNumber(stddevNumber, 'stddevNumber', 'stddevNumber')],
  },
  'percent-clip': {
    freeEnds: false,
    lacks: needsHistogram,
    range({ minClip, maxClip }, facts) {
      const ranks = facts.ranks();
      if (!ranks) return 'histogram';
      const tooMuch = minClip + maxClip > 100;
      const [below, above] = tooMuch ? [rules.clipReset, rules.clipReset] : [minClip, maxClip];
      return { low: ranks.percentile(below), high: ranks.percentile(100 - above), curve: null };
    },
    check: ({ minClip, maxClip }) => [
      checkNumber(minClip, 'clipPercentage', 'minClip'),
      checkNumber(maxClip, 'clipPercentage', 'maxClip'),
      minClip + maxClip > 100
        ? { at: 'minClip', code: 'clip-sum-exceeds-100', got: minClip + maxClip, max: 100 }
        : null,
    ],
  },
  'histogram-equalization': {
    freeEnds: false,
    lacks: needsHistogram,
    range: (_, facts) => facts.ranks()?.equalised() ?? 'histogram',
    check: noProblem,
  },
  none: {
    freeEnds: false,
    lacks: noNeed,
    range: () => ({ low: 0, high: 255, curve: null }),
    check: noProblem,
  },
  sigmoid: ended((share) => (logistic(share) - logistic(0)) / (logistic(1) - logistic(0))),
  logarithmic: ended((share) => Math.log1p(1000 * share) / Math.log1p(1000)),
  'square-root': ended(Math.sqrt),
};

/**
 * Whether a person sets the ends of a stretch; those of other kinds follow from the band.
 * @example
 * hasFreeEnds('percent-clip'); // false
 */
export function hasFreeEnds(kind: StretchKind): boolean {
  return stretches[kind].freeEnds;
}
