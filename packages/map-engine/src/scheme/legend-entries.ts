import { sampleRamp } from '../color';
import { isTableScheme, rgbChannelNames } from '../model';
import type { MapSymbol, RgbChannelName, Scheme, StretchKind, StretchScheme } from '../model';
import { formatNumber } from './number-label';
import { stretchRange } from './stretch-range';

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
  const ends = rampEnds(scheme);
  return {
    kind: 'ramp',
    key: 'ramp',
    label: '',
    visible: true,
    count: null,
    colors: sampleRamp(scheme.ramp, scheme.ramp.colors.length, { reverse: scheme.reverse }),
    lowLabel: ends ? formatNumber(ends[0]) : '',
    highLabel: ends ? formatNumber(ends[1]) : '',
  };
}

/**
 * The values that the first and the last colour of a stretch stand for; null while the statistics or the histogram
 * that tell them are not known.
 * @example
 * rampEnds(stretchScheme({ min: 0, max: 250 })); // [0, 250]
 */
export function rampEnds(scheme: StretchScheme): [number, number] | null {
  const statistics = scheme.band === null ? undefined : scheme.bands[scheme.band]?.statistics;
  const histogram = statistics?.histogram ?? null;
  const needs = {
    'min-max': (scheme.min !== null && scheme.max !== null) || statistics,
    'standard-deviation': statistics,
    'percent-clip': histogram,
    'histogram-equalization': histogram,
  } satisfies Record<StretchKind, unknown>;
  if (!needs[scheme.stretch]) return null;
  const { low, high } = stretchRange(scheme, statistics ?? null, histogram);
  return [low, high];
}
