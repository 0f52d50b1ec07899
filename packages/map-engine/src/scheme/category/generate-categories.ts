import { formatColor } from '../../color';
import { defaults, isTableScheme, limits, valueKey } from '../../model';
import type { Category, Field, FieldType, OtherCategory, Scheme, SchemeKind, TableScheme } from '../../model';
import { bandStatistics } from '../data/band-statistics';
import { buildRangeRows, buildValueRows, rampColors } from './build-rows';
import type { RowStyle } from './build-rows';
import { weightsOf } from './category-input';
import type { CategoryInput, ValueTable } from './category-input';
import { checkField, checkNumbers } from '../data/data-field';
import { numberSource } from '../data/number-source';
import { bandType } from '../data/number-type';
import { activePins, schemeFields } from './pins';
import { rangeRows } from './range-rows';
import { recolorSymbol, symbolColor } from '../symbol/symbol-color';
import { resizeSymbol } from '../symbol/symbol-size';
import { valueTable, withHeldValues } from './value-table';

type SchemeOf<K extends SchemeKind> = Extract<Scheme, { readonly kind: K }>;
type Generator<K extends SchemeKind> = (scheme: SchemeOf<K>, input: CategoryInput) => SchemeOf<K>;

const generators: { readonly [K in SchemeKind]: Generator<K> } = {
  'single-symbol': singleRow,
  'unique-values': (scheme, input) => valueRows(scheme, scheme.field ? [scheme.field] : [], input),
  'multiple-fields': (scheme, input) => valueRows(scheme, scheme.fields, input),
  'graduated-color': (scheme, input) => vectorRanges(scheme, input, colorStyle(scheme)),
  'graduated-size': (scheme, input) => vectorRanges(scheme, input, sizeStyle(scheme)),
  'raster-graduated': (scheme, input) => {
    const band = bandStatistics(scheme.bands, scheme.band);
    const source = numberSource({ noData: band?.noData ?? null, ...input }, null, band);
    const { ramp, reverse } = scheme.classification;
    const rows = rangeRows(source, scheme.classification, activePins(scheme), limits.detailClasses.max);
    const categories = buildRangeRows(
      rows,
      bandType(band),
      activePins(scheme),
      rasterStyle(rampColors(ramp, reverse)),
      scheme.classification,
    );
    return withRows(scheme, categories, rows.otherCount);
  },
  'raster-unique-values': (scheme, input) => {
    const band = bandStatistics(scheme.bands, scheme.band);
    const style = rasterStyle(paletteColors(input.colorTable, rampColors(scheme.ramp, scheme.reverse)));
    const table = valueTable({ noData: band?.noData ?? null, ...input }, [], band);
    return withValues(scheme, table, [bandType(band)], style);
  },
  stretch: (scheme) => scheme,
  'rgb-composite': (scheme) => scheme,
};

/**
 * The scheme with its rows regenerated from the intent and the data; all pins stay, as do pinned rows without
 * data. The counts of all rows and of `other` add up to the features (or cells) of the input. A table of
 * values has at most `rules.maxCategories` rows, rarer values are in `other`; so are features that lack a value, unless
 * a person gave those a row (`addValues`). Stretch and composite schemes have no rows and are returned unchanged.
 *
 * @param input where the rows come from; left out, the scheme's own statistics
 * @throws RangeError for a number of classes or an interval that `checkScheme` reports, for bad weights, and for a field
 *   that none of `properties` has; TypeError without any data, and for classes of a field whose values are texts
 * @example
 * const scheme = graduatedColorScheme('polygon', { field, method: 'natural-breaks', classes: 5, ramp: 'viridis' });
 * generateCategories(scheme, { properties: features.map((feature) => feature.properties) });
 */
export function generateCategories<S extends Scheme>(scheme: S, input?: CategoryInput): S {
  if (input === undefined) checkOwnStatistics(scheme);
  // One generator a kind, so the one found by the scheme's kind takes and gives that scheme.
  const generate = generators[scheme.kind] as unknown as (scheme: S, input: CategoryInput) => S;
  return generate(scheme, input ?? {});
}

/** Without data of a call or of the scheme there would be no rows, and every feature in the other class. */
function checkOwnStatistics(scheme: Scheme): void {
  if (!isTableScheme(scheme) || scheme.kind === 'single-symbol') return;
  const isRaster = scheme.geometry === 'raster';
  const known = isRaster ? bandStatistics(scheme.bands, scheme.band) : scheme.statistics;
  if (known !== null || (!isRaster && schemeFields(scheme).length === 0)) return;
  throw new TypeError(
    'input: got no data, allowed: { properties } of all features, values, histogram or statistics',
  );
}

function singleRow(scheme: SchemeOf<'single-symbol'>, input: CategoryInput): SchemeOf<'single-symbol'> {
  const pin = scheme.pins.find(({ at }) => at.kind === 'all');
  const own = pin?.symbol ?? scheme.template;
  const symbol = pin?.color === undefined ? own : recolorSymbol(own, pin.color);
  const row: Category = {
    kind: 'all',
    key: 'all',
    label: pin?.label ?? '',
    visible: pin?.visible ?? true,
    count: countAll(input),
    color: symbolColor(symbol) ?? defaults.fillColor,
    symbol,
  };
  return withRows(scheme, [row], row.count === null ? null : 0);
}

function countAll({ properties, values, weights, statistics }: CategoryInput): number | null {
  const length = properties?.length ?? values?.length;
  if (length === undefined) return statistics?.totalCount ?? null;
  const weightAt = weightsOf(weights, length);
  let sum = 0;
  for (let i = 0; i < length; i++) sum += weightAt(i);
  return sum;
}

function valueRows<S extends SchemeOf<'unique-values' | 'multiple-fields'>>(
  scheme: S,
  fields: readonly Field[],
  input: CategoryInput,
): S {
  if (fields.length === 0) return withRows(scheme, [], null);
  for (const { name } of fields) checkField(name, input.properties ?? []);
  const style = colorsOf(scheme, rampColors(scheme.ramp, scheme.reverse));
  const types = fields.map(({ type }) => type);
  return withValues(scheme, valueTable(input, fields, scheme.statistics), types, style);
}

/** The scheme with a row for each value of the table and those that are held in it. */
function withValues<S extends TableScheme>(
  scheme: S,
  table: ValueTable | null,
  types: readonly FieldType[],
  style: RowStyle,
): S {
  const pins = activePins(scheme);
  const nothing: ValueTable = { rows: [], rest: [], otherCount: null, complete: false };
  const { rows, otherCount } = withHeldValues(table ?? nothing, pins);
  return withRows(scheme, buildValueRows(rows, types, pins, style), otherCount);
}

function vectorRanges<S extends SchemeOf<'graduated-color' | 'graduated-size'>>(
  scheme: S,
  input: CategoryInput,
  style: RowStyle,
): S {
  if (!scheme.field) return withRows(scheme, [], null);
  checkField(scheme.field.name, input.properties ?? []);
  checkNumbers(scheme.field, input.properties ?? []);
  const source = numberSource(input, scheme.field, scheme.statistics);
  const rows = rangeRows(source, scheme.classification, activePins(scheme), limits.classes.max);
  return withRows(
    scheme,
    buildRangeRows(rows, scheme.field.type, activePins(scheme), style, scheme.classification),
    rows.otherCount,
  );
}

function colorsOf(
  scheme: SchemeOf<'unique-values' | 'multiple-fields' | 'graduated-color'>,
  color: RowStyle['color'],
): RowStyle {
  const { template } = scheme;
  return { color, symbol: (_i, _n, own) => recolorSymbol(template, own), recolor: recolorSymbol };
}

function colorStyle(scheme: SchemeOf<'graduated-color'>): RowStyle {
  return colorsOf(scheme, rampColors(scheme.classification.ramp, scheme.classification.reverse));
}

/** All rows in the template's colour; sizes run evenly from the first class to the last. */
function sizeStyle(scheme: SchemeOf<'graduated-size'>): RowStyle {
  const { template, classification } = scheme;
  const { startSize, endSize, reverse } = classification;
  const own = symbolColor(template) ?? defaults.fillColor;
  const sizeOf = (i: number, n: number): number => {
    const share = n === 1 ? 0 : i / (n - 1);
    return startSize + (endSize - startSize) * (reverse ? 1 - share : share);
  };
  return {
    color: () => own,
    symbol: (i, n, color) => {
      const sized = resizeSymbol(template, sizeOf(i, n));
      return color === own ? sized : recolorSymbol(sized, color);
    },
    recolor: recolorSymbol,
  };
}

/** Colours of a palette by value, those of the ramp where it has none. */
function paletteColors(
  colorTable: CategoryInput['colorTable'] = [],
  ramp: RowStyle['color'],
): RowStyle['color'] {
  const colors = new Map(
    colorTable.map(([r, g, b, a], value) => [valueKey([value]), formatColor({ r, g, b, a: a / 255 })]),
  );
  return (i, n, key) => colors.get(key) ?? ramp(i, n, key);
}

function rasterStyle(color: RowStyle['color']): RowStyle {
  return { color, symbol: () => null, recolor: (symbol) => symbol };
}

function withRows<S extends { readonly categories: readonly Category[]; readonly other: OtherCategory }>(
  scheme: S,
  categories: readonly Category[],
  otherCount: number | null,
): S {
  const extras = new Map(scheme.categories.flatMap(({ key, extra }) => (extra ? [[key, extra]] : [])));
  const rows = categories.map((row) => (extras.has(row.key) ? { ...row, extra: extras.get(row.key) } : row));
  return { ...scheme, categories: rows, other: { ...scheme.other, count: otherCount } };
}
