import { sampleRamp } from '../color';
import { isTableScheme, rgbChannelNames } from '../model';
import type { MapSymbol, RgbChannelName, Scheme, StretchKind, StretchScheme } from '../model';
import { formatNumber } from './number-label';
import { stretchRange } from './stretch-range';
import type { StretchRange } from './stretch-range';

interface EntryBase {
  readonly key: string;
  /** Empty where the host has to word it (single symbol, `other`). */
  readonly label: string;
  readonly visible: boolean;
  readonly count: number | null;
}

/** One line of a legend. */
export type LegendEntry =
  | (EntryBase & { readonly kind: 'symbol'; readonly symbol: MapSymbol })
  | (EntryBase & { readonly kind: 'color'; readonly color: string })
  | (EntryBase & {
      readonly kind: 'ramp';
      /** From the lowest to the highest value. */
      readonly colors: readonly string[];
      readonly lowLabel: string;
      readonly highLabel: string;
      /** The values of the quarters of the ramp; none while the ends are not known. */
      readonly ticks: readonly { readonly share: number; readonly label: string }[];
    })
  | (EntryBase & { readonly kind: 'channel'; readonly channel: RgbChannelName; readonly band: number });

/** What a legend lists besides what is drawn. */
export interface LegendOptions {
  /** Lists hidden rows too (default: only what is drawn). */
  readonly includeHidden?: boolean;
}

/**
 * The lines of a scheme's legend in drawing order of the table, `other` last where it is drawn and not empty.
 * @example
 * legendEntries(scheme).map(({ label, count }) => [label, count]);
 * // [['10.00 - 20.00', 2], ['20.00 - 30.00', 1], ['30.00 - 40.00', 1]]
 */
export function legendEntries(scheme: Scheme, options: LegendOptions = {}): LegendEntry[] {
  if (scheme.kind === 'stretch') return [rampEntry(scheme)];
  if (scheme.kind === 'rgb-composite') {
    return rgbChannelNames.flatMap((channel) => {
      const { used, band } = scheme.channels[channel];
      if (!used || band === null) return [];
      const label = scheme.bands[band]?.name ?? '';
      return [{ kind: 'channel', key: channel, label, visible: true, count: null, channel, band }];
    });
  }
  if (!isTableScheme(scheme)) return [];
  const { categories, other } = scheme;
  const showOther = options.includeHidden || (other.visible && other.count !== 0);
  return [...categories, ...(showOther ? [other] : [])]
    .filter((row) => row.visible || options.includeHidden)
    .map(({ key, label, visible, count, color, symbol }) =>
      symbol
        ? { kind: 'symbol', key, label, visible, count, symbol }
        : { kind: 'color', key, label, visible, count, color },
    );
}

function rampEntry(scheme: StretchScheme): LegendEntry {
  const range = knownRange(scheme);
  return {
    kind: 'ramp',
    key: 'ramp',
    label: '',
    visible: true,
    count: null,
    colors: sampleRamp(scheme.ramp, scheme.ramp.colors.length, { reverse: scheme.reverse }),
    lowLabel: range ? formatNumber(range.low) : '',
    highLabel: range ? formatNumber(range.high) : '',
    ticks: range
      ? [0.25, 0.5, 0.75].map((share) => ({ share, label: formatNumber(valueAt(range, share)) }))
      : [],
  };
}

/** The value that has a share of the ramp: curves rise, so it is found by halves. */
function valueAt({ low, high, curve }: StretchRange, share: number): number {
  let [from, to] = [0, 1];
  while (curve && to - from > 1e-9) {
    const middle = (from + to) / 2;
    if (curve(middle) < share) from = middle;
    else to = middle;
  }
  return low + (curve ? to : share) * (high - low);
}

/**
 * The values that the first and the last colour of a stretch stand for; null while the statistics or the histogram
 * that tell them are not known.
 * @example
 * rampEnds(stretchScheme({ min: 0, max: 250 })); // [0, 250]
 */
export function rampEnds(scheme: StretchScheme): [number, number] | null {
  const range = knownRange(scheme);
  return range && [range.low, range.high];
}

function knownRange(scheme: StretchScheme): StretchRange | null {
  const statistics = scheme.band === null ? undefined : scheme.bands[scheme.band]?.statistics;
  const histogram = statistics?.histogram ?? null;
  const ends = (scheme.min !== null && scheme.max !== null) || statistics;
  const needs = {
    'min-max': ends,
    'standard-deviation': statistics,
    'percent-clip': histogram,
    'histogram-equalization': histogram,
    none: true,
    sigmoid: ends,
    logarithmic: ends,
    'square-root': ends,
  } satisfies Record<StretchKind, unknown>;
  return needs[scheme.stretch] ? stretchRange(scheme, statistics ?? null, histogram) : null;
}
