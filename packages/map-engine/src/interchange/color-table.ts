import { GepDataError } from '@gep/raster';
import { formatColor, mixColors, parseColor } from '../color';
import { rangeKey, valueKey } from '../model';
import type { RangeCategory, RasterScheme, ValueCategory } from '../model';
import { stretchScheme } from '../scheme';
import { nextAbove } from './next-number';
import { rasterOfRanges, rasterOfValues } from './scheme-of-rows';
import type { BandOptions } from './scheme-of-rows';

/** A colour of a value, or of the values up to it. */
export interface ColorEntry {
  readonly value: number;
  readonly label: string;
  readonly color: string;
  readonly visible: boolean;
}

/** Colours along a ramp whose stops are not even. */
const rampStops = 65;

/**
 * A stretch of the colours between entries.
 * @param at the table, for its error
 * @throws GepDataError 'style-unsupported' for no entry
 */
export function stretchOfTable(
  entries: readonly ColorEntry[],
  options: BandOptions,
  at: string,
): RasterScheme {
  const [first, last] = [entries.at(0), entries.at(-1)];
  if (!first || !last) throw new GepDataError('style-unsupported', at, 'at least one entry');
  return stretchScheme({
    ...options,
    stretch: 'min-max',
    ...{ min: first.value, max: last.value },
    ramp: { name: '', colors: evenColors(entries) },
  });
}

/** The colours of stops at even places: as they are where they are even, otherwise as mixed between them. */
export function evenColors(entries: readonly Pick<ColorEntry, 'value' | 'color'>[]): readonly string[] {
  const [first, last] = [entries[0], entries[entries.length - 1]];
  const width = last.value - first.value;
  if (entries.length < 2 || width <= 0) return [first.color, last.color];
  const shares = entries.map(({ value }) => (value - first.value) / width);
  const isEven = shares.every((share, i) => Math.abs(share - i / (entries.length - 1)) < 1e-6);
  if (isEven) return entries.map(({ color }) => color);
  return Array.from({ length: rampStops }, (_, i) => {
    const share = i / (rampStops - 1);
    const found = shares.findIndex((one) => one >= share);
    const above = found === -1 ? entries.length - 1 : Math.max(1, found);
    const [from, to] = [above - 1, above];
    const step = shares[to] - shares[from];
    const between = step > 0 ? Math.min(1, Math.max(0, (share - shares[from]) / step)) : 1;
    return formatColor(mixColors(parseColor(entries[from].color), parseColor(entries[to].color), between));
  });
}

/** A colour for each value. */
export function valuesOfTable(entries: readonly ColorEntry[], options: BandOptions): RasterScheme {
  const categories = entries.map(({ value, label, color, visible }): ValueCategory => ({
    kind: 'value',
    key: valueKey([value]),
    ...{ values: [value], label, color, visible, count: null, symbol: null },
  }));
  return rasterOfValues(options, categories);
}

/**
 * Classes whose upper ends, which belong to them, are the values of the entries; the last one may be infinite. A hidden
 * first or last entry without a label holds the values outside of the others.
 * @param minimum the least value, where the file names it
 */
export function classesOfTable(
  entries: readonly ColorEntry[],
  minimum: number,
  options: BandOptions,
): RasterScheme {
  const isOutside = (one: ColorEntry | undefined): boolean => one?.visible === false && one.label === '';
  const below = isOutside(entries[0]) ? entries[0] : null;
  const inside = below ? entries.slice(1) : entries;
  const last = inside.at(-1);
  const classes = last?.value === Infinity && isOutside(last) ? inside.slice(0, -1) : inside;
  const openAbove = classes.at(-1)?.value === Infinity;
  let lower = below ? nextAbove(below.value) : lowestOf(classes, minimum);
  const categories = classes.map(({ value, label, color, visible }, i): RangeCategory => {
    const from = lower;
    lower = Number.isFinite(value) ? value : from + (Math.abs(from) || 1);
    return {
      kind: 'range',
      key: rangeKey(from, lower),
      ...{ lower: from, upper: lower, label, color, visible, count: null, symbol: null },
      ...(i === 0 && !below && { openBelow: true }),
      ...(i === classes.length - 1 && openAbove && { openAbove }),
    };
  });
  return rasterOfRanges(options, categories);
}

/** A lower end for a first class without one. */
function lowestOf([first]: readonly ColorEntry[], minimum: number): number {
  const end = first && Number.isFinite(first.value) ? first.value : 0;
  return Number.isFinite(minimum) && minimum < end ? minimum : end - (Math.abs(end) || 1);
}
