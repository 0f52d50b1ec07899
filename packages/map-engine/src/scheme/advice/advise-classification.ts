import { classify, classifyHistogram } from '../../classify';
import type { ClassifyOptions } from '../../classify';
import { toRamp } from '../../color';
import { limits } from '../../model';
import type { ClassMethod } from '../../model';
import type { RampInput } from '../build/ramp-input';
import type { CategoryInput, NumberSource } from '../category/category-input';
import { classifyOptions } from '../category/range-rows';
import { numberSource } from '../data/number-source';
import { centredRamp } from './centred-ramp';
import { goodnessOf } from './class-goodness';
import type { GoodnessOptions } from './class-goodness';
import { countGroups } from './count-groups';
import { readDistribution } from './distribution';
import type { Distribution } from './distribution';
import { methodFits } from './method-fit';
import type { MethodFit } from './method-fit';
import type { AdviceReason, ClassesProposal, ClassificationProposal, ValuesProposal } from './proposal';
import { thinned, weightedPoints } from './weighted-points';
import type { WeightedPoints } from './weighted-points';

/** What advice is asked for, and what else is known. */
export interface AdviceOptions extends GoodnessOptions {
  /** One map to read, or maps to compare, e.g. of several years; 'read' by default. */
  readonly purpose?: 'read' | 'compare';
  /** So many classes; absent: as many as the values need, 3 to 7. */
  readonly classes?: number;
  /** Proposals at most; 4 by default. */
  readonly most?: number;
  /** For values of one sign; YlGnBu by default. */
  readonly ramp?: RampInput;
  /** For values on both sides of 0, or of the mean; BrBG by default. */
  readonly diverging?: RampInput;
  /** For a row a value; Set2 by default. */
  readonly qualitative?: RampInput;
}

type Settings = Required<Pick<AdviceOptions, 'purpose' | 'most' | 'ramp' | 'diverging' | 'qualitative'>>;

/** Classes that a reader tells apart on a map. */
const classesMost = 7;
/** Fewer say little, unless there are as many groups. */
const classesLeast = 4;
/** More classes are not needed once they hold so much of the variance. */
const enough = 0.9;
/** Values whose shape is looked at: more do not make it clearer. */
const sampleMost = 20_000;
/** Values of so few kinds are shown one by one. */
const valuesMost = 7;

/**
 * Ways to draw numbers, the best first, with the reasons and the goodness of each: methods of classes by the shape of
 * their distribution, a diverging ramp where there are losses and gains, a row a value where there are few.
 * @param input as of `generateCategories`: properties (with `field`), values, a histogram or statistics
 * @returns [] where no more than the range is known
 * @throws RangeError for an unknown ramp or a number of classes that `classify` refuses
 * @example
 * const [best] = adviseClassification({ values: [1, 2, 3, 20, 21, 22, 23, 90, 91, 92] });
 * best.kind === 'classes' && best.method; // 'natural-breaks'
 * best.reasons[0]; // { code: 'groups', groups: 3 }
 */
export function adviseClassification(
  input: CategoryInput,
  options: AdviceOptions = {},
): ClassificationProposal[] {
  const { field = null, areas } = options;
  const source = numberSource(input, field, null);
  const points = weightedPoints(source);
  if (!source || !points) return [];
  const settings: Settings = {
    purpose: options.purpose ?? 'read',
    most: options.most ?? 4,
    ramp: options.ramp ?? 'YlGnBu',
    diverging: options.diverging ?? 'BrBG',
    qualitative: options.qualitative ?? 'Set2',
  };
  const byArea = areas ? weightedPoints(numberSource({ ...input, weights: areas }, field, null)) : null;
  const distribution = readDistribution(points);
  const sample = thinned(points, sampleMost);
  const natural = naturalCuts(source, sample);
  const groups = countGroups(sample, classesMost, natural);
  const facts = { source, points, byArea, distribution, settings };
  const classes = options.classes ?? classesFor(sample, groups, natural);
  const fits = methodFits({ points: sample, distribution, groups, purpose: settings.purpose });
  const values = valueRows(facts);
  const proposals = [
    ...(values ? [values] : []),
    ...fits.flatMap((fit) => proposalOf(facts, fit, classes) ?? []),
  ];
  return withoutTwins(proposals.sort((one, two) => two.merit - one.merit)).slice(0, settings.most);
}

interface Facts {
  readonly source: NumberSource;
  readonly points: WeightedPoints;
  readonly byArea: WeightedPoints | null;
  readonly distribution: Distribution;
  readonly settings: Settings;
}

/** As many as there are groups, else as few as hold enough of the variance, and no more than so many values fill. */
function classesFor(
  points: WeightedPoints,
  groups: number,
  cut: (classes: number) => readonly number[],
): number {
  if (groups > 2) return groups;
  const most = Math.min(classesMost, Math.max(3, Math.round(1 + 3.3 * Math.log10(points.total))));
  for (let classes = classesLeast; classes < most; classes++)
    if (goodnessOf(points, cut(classes), null).gvf >= enough) return classes;
  return most;
}

/** Natural breaks, each number of classes computed once. */
function naturalCuts(
  source: NumberSource,
  { values, below }: WeightedPoints,
): (classes: number) => readonly number[] {
  const weights = values.map((_value, i) => below[i + 1] - below[i]);
  const read: NumberSource =
    source.kind === 'histogram' ? source : { kind: 'values', values, weights, otherCount: 0 };
  const known = new Map<number, readonly number[]>();
  return (classes) => {
    const breaks = known.get(classes) ?? breaksOf(read, { method: 'natural-breaks', classes });
    known.set(classes, breaks);
    return breaks;
  };
}

function breaksOf(source: NumberSource, options: ClassifyOptions): number[] {
  if (source.kind === 'histogram') return classifyHistogram(source.histogram, options);
  if (source.kind === 'summary') return [];
  return classify(source.values, source.weights ? { ...options, weights: source.weights } : options);
}

function proposalOf(facts: Facts, fit: MethodFit, classes: number): ClassesProposal | null {
  const { distribution, settings, source, points, byArea } = facts;
  const { method } = fit;
  const pivot = distribution.sign === 'both' && takesPivot(method) ? 0 : null;
  let intent = { method, classes, interval: classes > 3 ? 1 : 1 / 2, pivot };
  const breaksFor = () => breaksOf(source, classifyOptions(intent, limits.detailClasses.max));
  let breaks = breaksFor();
  // Symmetric edges beyond the data are cut off: more of them leave as many classes as are wanted.
  while (pivot !== null && breaks.length <= classes && intent.classes < 2 * classes) {
    intent = { ...intent, classes: intent.classes + 1 };
    breaks = breaksFor();
  }
  if (breaks.length < 3 || !(fit.fit > 0)) return null;
  const goodness = goodnessOf(points, breaks, byArea);
  const signs: AdviceReason[] = pivot === null ? [] : [{ code: 'both-signs', share: distribution.negative }];
  const share = 1 / (breaks.length - 1);
  const counts: AdviceReason[] = method === 'quantile' ? [{ code: 'equal-counts', share }] : [];
  const middle = pivot ?? (method === 'standard-deviation' ? distribution.mean : null);
  return {
    kind: 'classes',
    ...intent,
    breaks,
    ramp: middle === null ? toRamp(settings.ramp) : centredRamp(settings.diverging, breaks, middle),
    // Losses are drawn like gains: the strong end of the ramp is far from 0.
    reverse: middle === null && distribution.sign === 'negative',
    reasons: [...fit.reasons, ...counts, ...signs],
    goodness,
    merit: meritOf(fit.fit, goodness.gvf),
  };
}

/** The shape of the distribution decides, the variance that the classes hold between those that are about as good. */
function meritOf(fit: number, gvf: number): number {
  // Rounding takes the fit of values about 0 beyond 1.
  return Math.min(1, 0.7 * fit + 0.3 * gvf);
}

/** Of a logarithm and of a geometric progression there is none about 0. */
function takesPivot(method: ClassMethod): boolean {
  return !['geometric', 'logarithmic', 'head-tail'].includes(method);
}

function valueRows({ source, points, distribution, settings }: Facts): ValuesProposal | null {
  const values = Array.from(points.values);
  const few = values.length <= valuesMost && points.total >= 3 * values.length;
  if (source.kind === 'histogram' || (!few && distribution.stddev > 0)) return null;
  return {
    kind: 'values',
    values,
    ramp: toRamp(settings.qualitative),
    reverse: false,
    reasons: [{ code: 'few-values', values: values.length }],
    goodness: { gvf: 1, entropy: 1, areaBalance: null },
    merit: 1,
  };
}

/** Two methods may agree: the better one stays. */
function withoutTwins(proposals: readonly ClassificationProposal[]): ClassificationProposal[] {
  const edgesOf = (proposal: ClassificationProposal) =>
    proposal.kind === 'classes' ? proposal.breaks.map((edge) => edge.toPrecision(9)).join() : 'values';
  const seen = new Set<string>();
  return proposals.filter((proposal) => {
    const edges = edgesOf(proposal);
    if (seen.has(edges)) return false;
    seen.add(edges);
    return true;
  });
}
