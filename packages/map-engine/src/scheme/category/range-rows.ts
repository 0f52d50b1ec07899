import { classify, classifyHistogram } from '../../classify';
import type { ClassifyOptions } from '../../classify';
import { isSetBy } from '../../classify/options';
import { standardDeviationBreaks } from '../../classify/standard-deviation';
import type { CategoryPin, Classification } from '../../model';
import type { NumberSource } from './category-input';
import { openClassIndex } from './open-ends';
import type { OpenEnds } from './open-ends';
import { keepPinnedClasses } from './pinned-breaks';

/** Classes before they get labels and colours. */
export interface RangeRows {
  readonly breaks: readonly number[];
  /** One a class; null where only the ends of the data are known. */
  readonly counts: readonly number[] | null;
  readonly otherCount: number | null;
}

/**
 * Breaks from the intent (or the edited edges), pinned classes kept, and the features in each class.
 * @param most classes that the method makes at most.
 */
export function rangeRows(
  source: NumberSource | null,
  intent: Classification,
  pins: readonly CategoryPin[],
  most: number,
): RangeRows {
  const pinned = pins.flatMap(({ at }) => (at.kind === 'range' ? [at] : []));
  const computed = intent.manualBreaks
    ? soundBreaks(intent.manualBreaks)
    : source
      ? breaksOf(source, intent, most)
      : [];
  const breaks = keepPinnedClasses(computed, pinned);
  return { breaks, ...countsOf(source, breaks, intent) };
}

/** Edited edges in a form that classes can use; `checkScheme` reports which of them were wrong. */
function soundBreaks(edited: readonly number[]): number[] {
  const [first] = edited;
  if (edited.length === 2 && first === edited[1] && Number.isFinite(first)) return [...edited];
  const edges = [...new Set(edited)].filter(Number.isFinite).sort((one, two) => one - two);
  return edges.length < 2 ? [] : edges;
}

/** Parameters of `classify` out of the intent. */
export function classifyOptions(
  intent: Pick<Classification, 'method' | 'classes' | 'interval' | 'pivot'>,
  most: number,
): ClassifyOptions {
  const { method, classes, interval, pivot } = intent;
  if (isSetBy(method, 'classes')) return { method, classes, pivot };
  if (isSetBy(method, 'approximate-classes')) return { method, classes, pivot, maxClasses: most };
  if (isSetBy(method, 'interval')) return { method, interval, pivot, maxClasses: most };
  return { method, maxClasses: classes };
}

function breaksOf(source: NumberSource, intent: Classification, most: number): number[] {
  const options = classifyOptions(intent, most);
  if (source.kind === 'values') {
    return classify(source.values, source.weights ? { ...options, weights: source.weights } : options);
  }
  if (source.kind === 'histogram') return classifyHistogram(source.histogram, options);
  const { min, max, mean, stddev } = source;
  if (options.method !== 'standard-deviation' || !(stddev > 0)) return classify([min, max], options);
  return standardDeviationBreaks({ min, max, mean, stddev }, intent.interval, most, intent.pivot ?? mean);
}

function countsOf(
  source: NumberSource | null,
  breaks: readonly number[],
  ends: OpenEnds,
): { counts: number[] | null; otherCount: number | null } {
  if (!source || source.kind === 'summary') return { counts: null, otherCount: null };
  const counts = Array<number>(Math.max(0, breaks.length - 1)).fill(0);
  let outside = 0;
  const count = (value: number, weight: number): void => {
    const index = openClassIndex(breaks, value, ends);
    if (index < 0) outside += weight;
    else counts[index] += weight;
  };
  if (source.kind === 'values') {
    const { values, weights } = source;
    for (let i = 0; i < values.length; i++) count(values[i], weights ? weights[i] : 1);
    return { counts, otherCount: outside + source.otherCount };
  }
  const { min, max, counts: bins } = source.histogram;
  const width = (max - min) / bins.length;
  for (let i = 0; i < bins.length; i++) count(min + (i + 0.5) * width, bins[i]);
  return { counts, otherCount: source.otherCount === null ? outside : outside + source.otherCount };
}
