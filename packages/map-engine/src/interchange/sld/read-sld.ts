import { GepDataError } from '@gep/raster';
import { withAlpha } from '../../color';
import { defaultSymbol, rangeKey, rules as styleRules, valueKey } from '../../model';
import type {
  Category,
  FieldType,
  FieldValue,
  MapSymbol,
  OtherCategory,
  RangeCategory,
  Scheme,
  ValueCategory,
  VectorGeometry,
  VectorScheme,
} from '../../model';
import { singleSymbolScheme, symbolColor } from '../../scheme';
import { lossNotes } from '../loss';
import type { Converted, Loss, LossNotes } from '../loss';
import { find, readXml } from '../read-xml';
import type { XmlElement } from '../read-xml';
import { schemeOfRanges, schemeOfValues } from '../scheme-of-rows';
import { allBelow, literal, localNames } from './local-names';
import { readColorMap } from './read-color-map';
import { readFilter } from './read-filter';
import type { Asked } from './read-filter';
import { readSymbol, readText, symbolizerGeometries } from './read-symbolizer';

/**
 * The scheme of a Styled Layer Descriptor 1.0.0 or 1.1.0: rules of one symbol, of one value each, or of classes of a
 * column; labels; of rasters a colour map or three bands. What has no counterpart comes as the nearest thing that has, and
 * is named in `losses`. Sizes are pixels in both.
 * @throws GepDataError 'style-not-xml' for a text that is not XML, 'style-unsupported' for one without a symbolizer that
 *   can be drawn, 'style-too-large', 'style-too-deep'
 * @example
 * const { result, losses } = schemeFromSld(sldOfScheme(scheme).result);
 * result.kind === scheme.kind; // true
 */
export function schemeFromSld(text: string): Converted<Scheme> {
  const root = localNames(readXml(text));
  const losses: Loss[] = [];
  const notes = lossNotes(losses);
  const layers = allBelow(root, 'FeatureTypeStyle');
  const written = layers.flatMap((layer) => layer.children.filter(({ name }) => name === 'Rule'));
  if (allBelow(root, 'UserStyle').length > 1) notes.add('UserStyle', 'unsupported', 'the first');
  const raster = allBelow(root, 'RasterSymbolizer')[0];
  const result = raster ? readColorMap(raster, notes.below('RasterSymbolizer')) : readRules(written, notes);
  return { result, losses };
}

interface Row {
  readonly asked: Asked;
  readonly label: string;
  /** Null: draws nothing. */
  readonly symbol: MapSymbol | null;
}

function readRules(written: readonly XmlElement[], notes: LossNotes): VectorScheme {
  const geometry = geometryOf(written);
  const texts = written.flatMap((rule) => rule.children.filter(({ name }) => name === 'TextSymbolizer'));
  const label = readText(texts[0], notes);
  // A rule of labels alone has no row.
  const drawn = written.filter(
    (rule) => !(rule.children.some(({ name }) => name === 'TextSymbolizer') && !hasSymbolizer(rule)),
  );
  const rows = drawn.flatMap((rule) => rowOf(rule, geometry, notes.below('Rule')));
  const table = tableOf(rows, geometry, notes.below('Rule'));
  return { ...table, label };
}

const hasSymbolizer = (rule: XmlElement): boolean =>
  rule.children.some(({ name }) => Object.hasOwn(symbolizerGeometries, name));

/** Polygons where anything fills, then lines, then points. */
function geometryOf(written: readonly XmlElement[]): VectorGeometry {
  const drawn = new Set(
    written.flatMap((rule) => rule.children.flatMap(({ name }) => symbolizerGeometries[name] ?? [])),
  );
  const geometry = (['polygon', 'line', 'point'] as const).find((one) => drawn.has(one));
  if (!geometry)
    throw new GepDataError('style-unsupported', 'Rule', 'a symbolizer of points, lines, polygons or rasters');
  return geometry;
}

function rowOf(rule: XmlElement, geometry: VectorGeometry, notes: LossNotes): Row[] {
  for (const name of ['MinScaleDenominator', 'MaxScaleDenominator'])
    if (find(rule, name)) notes.add(name, 'unsupported', 'all scales');
  const asked = readFilter(rule);
  if (!asked) {
    notes.add('Filter', 'expression');
    return [];
  }
  const label = literal(find(rule, 'Description', 'Title')) ?? literal(find(rule, 'Title')) ?? '';
  return [{ asked, label, symbol: readSymbol(rule, geometry, notes) }];
}

function tableOf(rows: readonly Row[], geometry: VectorGeometry, notes: LossNotes): VectorScheme {
  const rest = rows.find(({ asked }) => asked.kind === 'else');
  const other: Partial<OtherCategory> = rest
    ? { label: rest.label, ...lookOf(rest.symbol, geometry) }
    : { visible: false };
  const ranges = rows.flatMap(({ asked, ...row }) => (asked.kind === 'range' ? [{ asked, ...row }] : []));
  const values = rows.flatMap(({ asked, ...row }) => (asked.kind === 'values' ? [{ asked, ...row }] : []));
  if (ranges.length > 0 && ranges.length >= values.length)
    return schemeOfRanges(
      geometry,
      { name: ranges[0].asked.field, type: 'REAL' },
      classesOf(ranges, geometry, notes),
      other,
    );
  if (values.length > 0) return tableOfValues(values, geometry, other);
  const [only] = rows;
  const symbol = only?.symbol ?? defaultSymbol(geometry);
  return singleSymbolScheme(geometry, { template: symbol });
}

function lookOf(symbol: MapSymbol | null, geometry: VectorGeometry) {
  const drawn = symbol ?? defaultSymbol(geometry);
  return {
    visible: symbol !== null,
    symbol: drawn,
    color: withAlpha(symbolColor(drawn) ?? '#000000', 1),
    count: null,
  };
}

type RowOf<K extends Asked['kind']> = Omit<Row, 'asked'> & {
  readonly asked: Extract<Asked, { readonly kind: K }>;
};

/** Classes that follow one another, each (lower, upper]; other owners of edges are a loss. */
function classesOf(
  ranges: readonly RowOf<'range'>[],
  geometry: VectorGeometry,
  notes: LossNotes,
): RangeCategory[] {
  const sorted = [...ranges].sort((a, b) => a.asked.lower - b.asked.lower || a.asked.upper - b.asked.upper);
  const classes: RangeCategory[] = [];
  for (const [i, { asked, label, symbol }] of sorted.entries()) {
    const before = classes.at(-1);
    const openBelow = asked.lower === -Infinity;
    const openAbove = asked.upper === Infinity;
    const upper = openAbove ? outsideOf(Math.max(asked.lower, before?.upper ?? -Infinity), 1) : asked.upper;
    const lower = before?.upper ?? (openBelow ? outsideOf(upper, -1) : asked.lower);
    const isOurs = (i === 0 || !asked.holdsLower) && (asked.holdsUpper || openAbove);
    if (!isOurs || (before && asked.lower !== before.upper))
      notes.add('Filter', 'class-edges', `(${lower}, ${upper}]`);
    if (!(upper > lower)) continue;
    classes.push({
      kind: 'range',
      key: rangeKey(lower, upper),
      ...{ lower, upper, label },
      ...lookOf(symbol, geometry),
      ...(i === 0 && openBelow && { openBelow }),
      ...(i === sorted.length - 1 && openAbove && { openAbove }),
    });
  }
  return classes;
}

/** An edge for a class without one: its only edge and as much again. */
function outsideOf(edge: number, sign: 1 | -1): number {
  return Number.isFinite(edge) ? edge + sign * (Math.abs(edge) || 1) : 0;
}

function tableOfValues(
  rows: readonly RowOf<'values'>[],
  geometry: VectorGeometry,
  other: Partial<OtherCategory>,
): VectorScheme {
  const fields = rows[0].asked.values.map(([name]) => name).slice(0, styleRules.maxUniqueFields);
  const columns = fields.map((field) => rows.map(({ asked }) => valueIn(asked, field)));
  const types = columns.map(typeOf);
  const categories = new Map<string, Category & ValueCategory>();
  for (const { asked, label, symbol } of rows) {
    const values = fields.map((field, i) => typed(valueIn(asked, field), types[i]));
    const key = valueKey(values);
    categories.set(key, { kind: 'value', key, values, label, ...lookOf(symbol, geometry) });
  }
  const named = fields.map((name, i) => ({ name, type: types[i] }));
  return schemeOfValues(geometry, named, [...categories.values()], other);
}

const valueIn = ({ values }: Extract<Asked, { readonly kind: 'values' }>, field: string): FieldValue =>
  values.find(([name]) => name === field)?.[1] ?? null;

/** SLD has texts only: numbers are where every value looks like one. */
function typeOf(values: readonly FieldValue[]): FieldType {
  const texts = values.filter((one) => one !== null);
  const isNumber = texts.every((one) => String(one).trim() !== '' && Number.isFinite(Number(one)));
  if (!isNumber || texts.length === 0) return 'STRING';
  return texts.every((one) => Number.isInteger(Number(one))) ? 'INT4' : 'REAL';
}

const typed = (value: FieldValue, type: FieldType): FieldValue =>
  value === null || type === 'STRING' ? value : Number(value);
