import { isTableScheme, valueKey } from '@gep/map-engine/model';
import type { FieldType, MapSymbol, RangeCategory, Scheme, TableScheme } from '@gep/map-engine/model';
import { formatRange, legendEntries, rampEnds } from '@gep/map-engine/scheme';
import type { LegendEntry, RampValues } from '@gep/map-engine/scheme';
import { fixedNumber, shownUnit } from '../message/unit';
import type { ShownUnit } from '../message/unit';

/** A line of the legend card. */
export type LegendRow =
  | {
      readonly kind: 'class';
      readonly key: string;
      readonly label: string;
      readonly visible: boolean;
      /** Drawn by the symbol, or filled with the colour where there is none. */
      readonly symbol: MapSymbol | null;
      readonly color: string;
    }
  | { readonly kind: 'ramp'; readonly colors: readonly string[]; readonly low: string; readonly high: string }
  | { readonly kind: 'channel'; readonly channel: string; readonly label: string };

/** Words for rows that carry none. */
export interface LegendWords {
  readonly other: string;
  readonly noValue: string;
  readonly emptyText: string;
  readonly all: string;
}

/**
 * The unit of a legend, chosen by the largest number in it.
 * @param drawn what the ramp of a raster's picture stands for, where the layer tells it
 */
export function legendUnit(
  scheme: Scheme,
  unit: string,
  language: string,
  drawn: RampValues | null = null,
): ShownUnit {
  return shownUnit(unit, Math.max(0, ...legendNumbers(scheme, drawn).map(Math.abs)), language);
}

function legendNumbers(scheme: Scheme, drawn: RampValues | null): number[] {
  if (isTableScheme(scheme)) {
    return scheme.categories.filter(isRange).flatMap(({ lower, upper }) => [lower, upper]);
  }
  if (scheme.kind !== 'stretch') return [];
  return rampEnds(scheme, drawn) ?? [];
}

/**
 * The lines of a legend; numbers are divided by the unit's factor, labels that a person wrote stay as written.
 * @param drawn what the ramp of a raster's picture stands for, where the layer tells it
 */
export function legendRows(
  scheme: Scheme,
  unit: ShownUnit,
  words: LegendWords,
  drawn: RampValues | null = null,
): LegendRow[] {
  if (scheme.kind === 'stretch') {
    const [entry] = legendEntries(scheme);
    const [low = '', high = ''] = legendNumbers(scheme, drawn).map((value) =>
      fixedNumber(value / unit.factor),
    );
    return entry?.kind === 'ramp' ? [{ kind: 'ramp', colors: entry.colors, low, high }] : [];
  }
  const type = fieldTypeOf(scheme);
  const ranges = new Map(
    isTableScheme(scheme) ? scheme.categories.filter(isRange).map((row) => [row.key, row]) : [],
  );
  const hidesOther = isTableScheme(scheme) && (scheme.other.count === 0 || scheme.kind === 'single-symbol');
  return legendEntries(scheme, { includeHidden: true })
    .filter((entry) => !(entry.key === 'other' && hidesOther))
    .map((entry) => rowOf(entry, labelOf(entry, ranges.get(entry.key), type, unit, words)));
}

function rowOf(entry: LegendEntry, label: string): LegendRow {
  switch (entry.kind) {
    case 'symbol':
      return {
        kind: 'class',
        key: entry.key,
        label,
        visible: entry.visible,
        symbol: entry.symbol,
        color: '',
      };
    case 'color':
      return {
        kind: 'class',
        key: entry.key,
        label,
        visible: entry.visible,
        symbol: null,
        color: entry.color,
      };
    case 'ramp':
      return { kind: 'ramp', colors: entry.colors, low: entry.lowLabel, high: entry.highLabel };
    case 'channel':
      return { kind: 'channel', channel: entry.channel, label };
  }
}

function labelOf(
  entry: LegendEntry,
  range: RangeCategory | undefined,
  type: FieldType,
  unit: ShownUnit,
  words: LegendWords,
): string {
  if (entry.kind === 'channel') return entry.label || String(entry.band + 1);
  if (range && entry.label === formatRange(range.lower, range.upper, type)) {
    return `${fixedNumber(range.lower / unit.factor)} – ${fixedNumber(range.upper / unit.factor)}`;
  }
  if (entry.label !== '') return entry.label;
  return (
    { other: words.other, [valueKey([null])]: words.noValue, [valueKey([''])]: words.emptyText }[entry.key] ??
    words.all
  );
}

function fieldTypeOf(scheme: Scheme): FieldType {
  return ('field' in scheme && scheme.field?.type) || 'REAL';
}

function isRange(row: TableScheme['categories'][number]): row is RangeCategory {
  return row.kind === 'range';
}
