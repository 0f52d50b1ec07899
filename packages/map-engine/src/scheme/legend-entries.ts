import { sampleRamp } from '../color';
import { isTableScheme, rgbChannelNames } from '../model';
import type { MapSymbol, RgbChannelName, Scheme, StretchScheme } from '../model';
import { formatNumber } from './number-label';
import { knownRampValues } from './ramp-values';
import type { RampValues } from './ramp-values';

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
  /** What the ramp of the picture stands for, where the layer tells it; else what the scheme knows is taken. */
  readonly drawn?: RampValues | null;
}

/**
 * The lines of a scheme's legend in drawing order of the table, `other` last where it is drawn and not empty.
 * @example
 * legendEntries(scheme).map(({ label, count }) => [label, count]);
 * // [['10.00 - 20.00', 2], ['20.00 - 30.00', 1], ['30.00 - 40.00', 1]]
 */
export function legendEntries(scheme: Scheme, options: LegendOptions = {}): LegendEntry[] {
  if (scheme.kind === 'stretch') return [rampEntry(scheme, options.drawn ?? knownRampValues(scheme))];
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

function rampEntry(scheme: StretchScheme, values: RampValues | null): LegendEntry {
  const labels = values?.map((value) => formatNumber(value)) ?? [];
  return {
    kind: 'ramp',
    key: 'ramp',
    label: '',
    visible: true,
    count: null,
    colors: sampleRamp(scheme.ramp, scheme.ramp.colors.length, { reverse: scheme.reverse }),
    lowLabel: labels[0] ?? '',
    highLabel: labels[4] ?? '',
    ticks: labels.slice(1, 4).map((label, index) => ({ share: (index + 1) / 4, label })),
  };
}

/**
 * The values that the first and the last colour of a stretch stand for; null while they are not known.
 * @param drawn what the picture's ramp stands for, where the layer tells it; else what the scheme knows is taken
 * @example
 * rampEnds(stretchScheme({ min: 0, max: 250 })); // [0, 250]
 */
export function rampEnds(scheme: StretchScheme, drawn: RampValues | null = null): [number, number] | null {
  const values = drawn ?? knownRampValues(scheme);
  return values && [values[0], values[4]];
}
