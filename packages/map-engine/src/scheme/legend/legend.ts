import { sampleRamp } from '../../color';
import { rgbChannelNames, valueKey } from '../../model';
import type {
  Category,
  MapSymbol,
  OtherCategory,
  RgbChannelName,
  Scheme,
  StretchScheme,
  TableScheme,
} from '../../model';
import { fill, legendWords } from './legend-words';
import type { LegendLanguage, LegendWords } from './legend-words';
import { classText } from '../text/class-label';
import { formatNumber } from '../text/format-number';
import { knownRampValues } from './ramp-values';
import type { RampValues } from './ramp-values';
import { typedLabels } from './typed-labels';

interface EntryBase {
  readonly key: string;
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
      /** With `≤` and `≥` where the band has values beyond the ends of the ramp, which are drawn in its end colours. */
      readonly lowLabel: string;
      readonly highLabel: string;
      /** The values of the quarters of the ramp; none while the ends are not known. */
      readonly ticks: readonly { readonly share: number; readonly label: string }[];
    })
  | (EntryBase & { readonly kind: 'channel'; readonly channel: RgbChannelName; readonly band: number });

/** How a legend is worded. */
export interface LegendText {
  /** English by default. */
  readonly language?: LegendLanguage;
  /** Words in place of those of the language, e.g. `{ other: 'Elsewhere' }`. */
  readonly words?: Partial<LegendWords>;
  /** Unit of the values, e.g. `t/km²`; empty: no line for it. */
  readonly unit?: string;
  /** Writes the bounds of classes and ramps; labels that a person typed stay. By default as the classes are labelled. */
  readonly format?: (value: number) => string;
}

/** How a legend is worded, and what it lists. */
export interface LegendOptions extends LegendText {
  /** Lists hidden rows too (default: only what is drawn). */
  readonly includeHidden?: boolean;
  /** What the ramp of the picture stands for, where the layer tells it; else what the scheme knows is taken. */
  readonly drawn?: RampValues | null;
}

/** A legend as data. */
export interface Legend {
  /** The line of the unit, e.g. `Unit: t/km²`; empty without a unit. */
  readonly unit: string;
  readonly entries: readonly LegendEntry[];
}

/**
 * The legend of a scheme as data: a line for each row in the order of the table, `other` last where it is drawn and
 * not empty; a ramp for a stretch; a line for each channel.
 * @example
 * legend(scheme).entries.map(({ label, count }) => [label, count]);
 * // [['10.00 - 20.00', 2], ['20.00 - 30.00', 1], ['30.00 - 40.00', 1]]
 * legend(scheme, { unit: 't/ha', format: (value) => value.toFixed(0) }).entries[0].label; // '10 – 20'
 */
export function legend(scheme: Scheme, options: LegendOptions = {}): Legend {
  const words = legendWords(options.language, options.words);
  const { unit = '' } = options;
  return { unit: unit === '' ? '' : fill(words.unit, { unit }), entries: entriesOf(scheme, words, options) };
}

function entriesOf(scheme: Scheme, words: LegendWords, options: LegendOptions): LegendEntry[] {
  const { format, includeHidden = false } = options;
  if (scheme.kind === 'stretch') {
    return [rampEntry(scheme, options.drawn ?? knownRampValues(scheme), format)];
  }
  if (scheme.kind === 'rgb-composite') {
    return rgbChannelNames.flatMap((channel) => {
      const { used, band } = scheme.channels[channel];
      if (!used || band === null) return [];
      const name = scheme.bands[band]?.name || fill(words.band, { band: band + 1 });
      const label = `${words[channel]} · ${name}`;
      return [{ kind: 'channel', key: channel, label, visible: true, count: null, channel, band }];
    });
  }
  const { categories, other } = scheme;
  const known = other.count !== null && other.count > 0;
  const showOther = (other.visible && other.count !== 0) || (includeHidden && known);
  const labels = rowLabels(scheme, words, format);
  return [...categories, ...(showOther ? [other] : [])]
    .filter((row) => row.visible || includeHidden)
    .map((row) => {
      const { key, visible, count, color, symbol } = row;
      const base = { key, label: labels(row), visible, count };
      return symbol ? { kind: 'symbol', ...base, symbol } : { kind: 'color', ...base, color };
    });
}

/** Labels of rows: unchanged, except numbers where a format is given, and words where a row has no label. */
function rowLabels(scheme: TableScheme, words: LegendWords, format: LegendText['format']) {
  const isTyped = typedLabels(scheme);
  const { all, other, noValue, emptyText } = words;
  // Where the outer classes take all numbers, the rest has none.
  const takesAll =
    'classification' in scheme && scheme.classification.openBelow && scheme.classification.openAbove;
  const unlabelled: Readonly<Record<string, string>> = {
    other: takesAll ? noValue : other,
    [valueKey([null])]: noValue,
    [valueKey([''])]: emptyText,
  };
  return (row: Category | OtherCategory): string => {
    if (format && row.kind === 'range' && !isTyped(row)) return classText(row, format);
    return row.label || (unlabelled[row.key] ?? all);
  };
}

function rampEntry(
  scheme: StretchScheme,
  values: RampValues | null,
  format: LegendText['format'],
): LegendEntry {
  const labels = values?.map((value) => (format ? format(value) : formatNumber(value))) ?? [];
  const [low, high] = openEnds(scheme, values);
  return {
    kind: 'ramp',
    key: 'ramp',
    label: '',
    visible: true,
    count: null,
    colors: sampleRamp(scheme.ramp, scheme.ramp.colors.length, { reverse: scheme.reverse }),
    lowLabel: low + (labels[0] ?? ''),
    highLabel: high + (labels[4] ?? ''),
    ticks: labels.slice(1, 4).map((label, index) => ({ share: (index + 1) / 4, label })),
  };
}

/** Signs before the ends of a ramp whose colours also stand for values beyond them. */
function openEnds(
  { band, bands, statisticsFrom }: StretchScheme,
  values: RampValues | null,
): [low: string, high: string] {
  const statistics = band === null ? undefined : bands[band]?.statistics;
  // What is in view ends where its ramp does.
  if (!values || !statistics || statisticsFrom === 'view') return ['', ''];
  const { min, max } = statistics;
  // Ends that were written with fewer digits are not open.
  const tolerance = 1e-6 * (max - min);
  return [min < values[0] - tolerance ? '≤ ' : '', max > values[4] + tolerance ? '≥ ' : ''];
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
