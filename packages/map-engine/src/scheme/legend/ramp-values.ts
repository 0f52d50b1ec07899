import type { StretchScheme } from '../../model';
import { stretches } from '../stretch/stretch-kinds';
import type { StretchRange } from '../stretch/stretch-kinds';
import { knownFacts } from '../stretch/stretch-range';

/** The values that the first colour of a ramp stands for, the colours at its quarters, and the last one. */
export type RampValues = readonly [
  low: number,
  quarter: number,
  half: number,
  threeQuarters: number,
  high: number,
];

/**
 * The values of a ramp over a range.
 * @example
 * rampValues({ low: 0, high: 100, curve: Math.sqrt }).map(Math.round); // [0, 6, 25, 56, 100]
 */
export function rampValues(range: StretchRange): RampValues {
  const [quarter, half, threeQuarters] = [0.25, 0.5, 0.75].map((share) => valueAtShare(range, share));
  return [range.low, quarter, half, threeQuarters, range.high];
}

/** The value that has a share of the ramp (0-1): curves rise, so it is found by halves. */
export function valueAtShare({ low, high, curve }: StretchRange, share: number): number {
  let [from, to] = [0, 1];
  while (curve && to - from > 1e-9) {
    const middle = (from + to) / 2;
    if (curve(middle) < share) from = middle;
    else to = middle;
  }
  return low + (curve ? to : share) * (high - low);
}

/** What a scheme itself knows of its ramp; null while statistics, histogram or view that tell it are not known. */
export function knownRampValues(scheme: StretchScheme): RampValues | null {
  const own = scheme.band === null ? undefined : scheme.bands[scheme.band]?.statistics;
  const statistics = scheme.statisticsFrom === 'view' ? undefined : own;
  const facts = knownFacts(statistics ?? null, statistics?.histogram ?? null);
  const range = stretches[scheme.stretch].range(scheme, facts);
  return typeof range === 'string' ? null : rampValues(range);
}
