import { isTableScheme, pinKey } from '../../model';
import type {
  BandStatistics,
  Category,
  CategoryPin,
  Classification,
  FieldStatistics,
  FieldValue,
  Scheme,
  TableScheme,
} from '../../model';
import { schemeFields } from '../category/pins';
import { plainRows } from './plain-rows';

/**
 * A number in another unit, proportional to it: 0 stays 0.
 * @param field that it is a value of; null for bands
 */
export type ConvertNumber = (value: number, field: string | null) => number;

/**
 * The scheme for the same data in another unit: edges, values, pins, stretch and statistics are converted, automatic
 * labels written again, and counts, colours and symbols stay.
 * @example
 * const inThousands = convertScheme(scheme, (value) => value / 1000);
 * schemeBreaks(inThousands); // [0.01, 0.02, 0.03, 0.04]
 */
export function convertScheme<S extends Scheme>(scheme: S, convert: ConvertNumber): S {
  const converted = convertParts(scheme, convert) as S;
  if (!isTableScheme(scheme) || !isTableScheme(converted)) return converted;
  const [before, after] = [plainRows(scheme), plainRows(converted)];
  const categories = converted.categories.map((row, i) => {
    const { key, label } = scheme.categories[i];
    return before.get(key)?.label === label ? { ...row, label: after.get(row.key)?.label ?? label } : row;
  });
  return { ...converted, categories };
}

function convertParts(scheme: Scheme, convert: ConvertNumber): Scheme {
  const whole = isTableScheme(scheme) ? convertRows(scheme, convert) : scheme;
  const cell = (value: number): number => convert(value, null);
  if (whole.geometry === 'raster') {
    const bands = whole.bands.map((band) => ({
      ...band,
      statistics: convertBandStatistics(band.statistics, cell),
    }));
    if (!('stretch' in whole)) return { ...whole, bands };
    const end = (value: number | null): number | null => (value === null ? null : cell(value));
    return { ...whole, bands, min: end(whole.min), max: end(whole.max) };
  }
  if (!('statistics' in whole) || !whole.statistics) return whole;
  return { ...whole, statistics: convertFieldStatistics(whole.statistics, convert) };
}

function convertRows<S extends TableScheme>(scheme: S, convert: ConvertNumber): S {
  const own = schemeFields(scheme).map(({ name }) => name);
  const at = (place: CategoryPin['at'], fields: readonly string[]): CategoryPin['at'] => {
    if (place.kind === 'all') return place;
    const [first = null] = fields;
    if (place.kind === 'value') return { ...place, values: convertValues(place.values, fields, convert) };
    return { ...place, lower: convert(place.lower, first), upper: convert(place.upper, first) };
  };
  const pins = scheme.pins.map((pin) => ({ ...pin, at: at(pin.at, pin.fields ?? own) }));
  const categories = scheme.categories.map((row): Category => {
    if (row.kind === 'all') return row;
    const place = at(row, own);
    return { ...row, ...place, key: pinKey({ at: place }) } as Category;
  });
  const rows = { ...scheme, pins, categories };
  if (!('classification' in rows)) return rows;
  return {
    ...rows,
    classification: convertEdges(rows.classification, (edge) => convert(edge, own[0] ?? null)),
  };
}

function convertEdges(intent: Classification, convert: (edge: number) => number): Classification {
  return {
    ...intent,
    pivot: intent.pivot === null ? null : convert(intent.pivot),
    manualBreaks: intent.manualBreaks && intent.manualBreaks.map(convert),
  };
}

function convertValues(
  values: readonly FieldValue[],
  fields: readonly string[],
  convert: ConvertNumber,
): FieldValue[] {
  return values.map((value, i) => (typeof value === 'number' ? convert(value, fields[i] ?? null) : value));
}

/**
 * Statistics of fields in another unit.
 * @example
 * const sums = fieldStatistics([{ Sum: 10 }, { Sum: 40 }], [{ name: 'Sum', type: 'REAL' }]);
 * convertFieldStatistics(sums, (value) => value / 1000).max; // 0.04
 */
export function convertFieldStatistics(statistics: FieldStatistics, convert: ConvertNumber): FieldStatistics {
  const { fields, uniqueValues } = statistics;
  const [first = null] = fields;
  return {
    ...convertSummary(statistics, (value) => convert(value, first)),
    uniqueValues: uniqueValues.map((row) => ({ ...row, values: convertValues(row.values, fields, convert) })),
  };
}

/**
 * Statistics of a band, or what is known of them, in another unit.
 * @example
 * convertBandStatistics({ min: 10, max: 40 }, (value) => value / 1000).max; // 0.04
 */
export function convertBandStatistics<S extends Partial<BandStatistics>>(
  statistics: S,
  convert: (value: number) => number,
): S {
  const { noData, uniqueValues } = statistics;
  return {
    ...convertSummary(statistics, convert),
    ...(typeof noData === 'number' && { noData: convert(noData) }),
    ...(uniqueValues && {
      uniqueValues: uniqueValues.map(({ value, count }) => ({ value: convert(value), count })),
    }),
  };
}

type Summary = Partial<Pick<BandStatistics, 'min' | 'max' | 'mean' | 'stddev' | 'histogram'>>;

function convertSummary<S extends Summary>(statistics: S, convert: (value: number) => number): S {
  const numbers = (['min', 'max', 'mean', 'stddev'] as const).flatMap((name) => {
    const value = statistics[name];
    return value === undefined ? [] : [[name, convert(value)] as const];
  });
  const { histogram } = statistics;
  return {
    ...statistics,
    ...Object.fromEntries(numbers),
    ...(histogram && {
      histogram: { ...histogram, min: convert(histogram.min), max: convert(histogram.max) },
    }),
  };
}
