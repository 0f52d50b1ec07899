import { GepDataError } from '@gep/raster';
import { withAlpha } from '../../color';
import { rangeKey, rules, valueKey } from '../../model';
import type {
  Field,
  FieldType,
  FieldValue,
  MapSymbol,
  OtherCategory,
  RangeCategory,
  ValueCategory,
  VectorGeometry,
  VectorScheme,
} from '../../model';
import { singleSymbolScheme, symbolColor } from '../../scheme';
import { isList, objectsIn, own } from '../json/read-json';
import type { JsonObject } from '../json/read-json';
import type { LossNotes } from '../loss';
import { schemeOfRanges, schemeOfValues } from '../scheme-of-rows';
import { isOn, number, part, text, typeOf } from './cim';
import { classEnds } from './class-ends';
import { geometryOf, readSymbol } from './read-symbol';

/** Reads the symbols of a renderer. */
interface Symbols {
  readonly geometry: VectorGeometry;
  readonly of: (reference: JsonObject | null) => MapSymbol;
}

type Read = (renderer: JsonObject, symbols: Symbols, notes: LossNotes) => VectorScheme;
const readers: Readonly<Record<string, Read>> = {
  CIMSimpleRenderer: (renderer, symbols) =>
    singleSymbolScheme(symbols.geometry, { template: symbols.of(part(renderer, 'symbol')) }),
  CIMUniqueValueRenderer: uniqueValues,
  CIMClassBreaksRenderer: classBreaks,
};

/** The geometry that a renderer draws; null for none that is drawn here. */
export function rendererGeometry(renderer: JsonObject): VectorGeometry | null {
  if (!Object.hasOwn(readers, typeOf(renderer))) return null;
  return (
    symbolsIn(renderer)
      .map(geometryOf)
      .find((one) => one !== null) ?? null
  );
}

/**
 * The scheme of a renderer, without labels.
 * @throws GepDataError 'style-unsupported' for a renderer that has no counterpart
 */
export function readRenderer(renderer: JsonObject, opacity: number, notes: LossNotes): VectorScheme {
  const type = typeOf(renderer);
  const read = Object.hasOwn(readers, type) ? readers[type] : undefined;
  if (!read)
    throw new GepDataError('style-unsupported', `renderer ${type}`.trim(), Object.keys(readers).join(', '));
  const geometry = rendererGeometry(renderer);
  if (!geometry) throw new GepDataError('style-unsupported', type, 'symbols of points, lines or polygons');
  for (const one of objectsIn(own(renderer, 'visualVariables'))) notes.add(typeOf(one), 'expression');
  return read(renderer, { geometry, of: (one) => readSymbol(one, geometry, opacity, notes) }, notes);
}

const groupsOf = (renderer: JsonObject): readonly JsonObject[] =>
  objectsIn(own(renderer, 'groups')).flatMap((group) => objectsIn(own(group, 'classes')));

function symbolsIn(renderer: JsonObject): readonly (JsonObject | null)[] {
  const rows = [...groupsOf(renderer), ...objectsIn(own(renderer, 'breaks'))];
  return [...[renderer, ...rows].map((one) => part(one, 'symbol')), part(renderer, 'defaultSymbol')];
}

function classBreaks(renderer: JsonObject, symbols: Symbols, notes: LossNotes): VectorScheme {
  const normalization = text(renderer, 'normalizationType', 'Nothing');
  if (normalization !== 'Nothing') notes.add('normalizationType', 'expression');
  if (/^Unclassed/.test(text(renderer, 'classBreakType')))
    notes.add('classBreakType', 'unsupported', 'classes');
  if (part(renderer, 'backgroundSymbol')) notes.add('backgroundSymbol', 'unsupported');
  const [field] = fieldsOf(renderer, [text(renderer, 'field')], () => 'REAL', notes);
  const ends = classEnds(objectsIn(own(renderer, 'breaks')), number(renderer, 'minimumBreak'), notes);
  const rows = ends.map(({ lower, upper, label, written }): RangeCategory => {
    const symbol = symbols.of(part(written, 'symbol'));
    const key = rangeKey(lower, upper);
    return { kind: 'range', key, lower, upper, label, visible: true, count: null, ...drawn(symbol) };
  });
  const bySize = text(renderer, 'classBreakType') === 'GraduatedSymbol' && symbols.geometry !== 'polygon';
  return schemeOfRanges(symbols.geometry, field ?? null, rows, restOf(renderer, symbols), bySize);
}

function uniqueValues(renderer: JsonObject, symbols: Symbols, notes: LossNotes): VectorScheme {
  const written = own(renderer, 'fields');
  const names = isList(written) ? written.filter((one) => typeof one === 'string') : [];
  if (names.length > rules.maxUniqueFields)
    throw new GepDataError('style-unsupported', 'fields', `at most ${rules.maxUniqueFields} fields`);
  const listed = groupsOf(renderer).flatMap((row) => combinationsOf(row).map((texts) => ({ row, texts })));
  if (listed.length > rules.maxCategories) notes.add('groups', 'out-of-bounds', rules.maxCategories);
  const typeAt = (i: number): FieldType => typeOfTexts(listed.map(({ texts }) => texts[i] ?? ''));
  const fields = fieldsOf(renderer, names, typeAt, notes);
  const rows = new Map<string, ValueCategory>();
  for (const { row, texts } of listed.slice(0, rules.maxCategories)) {
    const values = (fields.length > 0 ? fields : [null]).map((field, i) => valueOf(texts[i] ?? '', field));
    const symbol = symbols.of(part(row, 'symbol'));
    const [key, label] = [valueKey(values), text(row, 'label')];
    const visible = isOn(row, 'visible');
    rows.set(key, { kind: 'value', key, values, label, visible, count: null, ...drawn(symbol) });
  }
  return schemeOfValues(symbols.geometry, fields, [...rows.values()], restOf(renderer, symbols));
}

/** The columns of a renderer; what an expression computes has no column. */
function fieldsOf(
  renderer: JsonObject,
  names: readonly string[],
  typeAt: (i: number) => FieldType,
  notes: LossNotes,
): readonly Field[] {
  const expression = part(renderer, 'valueExpressionInfo');
  const fields = names.flatMap((name, i) => (name === '' ? [] : [{ name, type: typeAt(i) }]));
  if (expression && text(expression, 'expression') !== '')
    notes.add('valueExpressionInfo', 'expression', fields.at(0)?.name ?? null);
  return fields;
}

/** The values of a row, a list of texts for each of its combinations. */
function combinationsOf(row: JsonObject): readonly (readonly string[])[] {
  return objectsIn(own(row, 'values')).map((one) => {
    const texts = own(one, 'fieldValues');
    return isList(texts) ? texts.map((value) => (typeof value === 'string' ? value : String(value))) : [];
  });
}

const missing = '<Null>';

/** Numbers where every value is written as one is: `01` is a text. */
function typeOfTexts(texts: readonly string[]): FieldType {
  const known = texts.filter((one) => one !== missing);
  const isNumber = (one: string): boolean => Number.isFinite(Number(one)) && String(Number(one)) === one;
  if (known.length === 0 || !known.every(isNumber)) return 'STRING';
  return known.every((one) => Number.isInteger(Number(one))) ? 'INT4' : 'REAL';
}

function valueOf(written: string, field: Field | null): FieldValue {
  if (written === missing) return null;
  return field === null || field.type === 'STRING' ? written : Number(written);
}

/** All other features, where the renderer draws them. */
function restOf(renderer: JsonObject, symbols: Symbols): Partial<OtherCategory> {
  if (own(renderer, 'useDefaultSymbol') !== true || !part(renderer, 'defaultSymbol'))
    return { visible: false };
  const visible = isOn(renderer, 'isDefaultSymbolVisible');
  return {
    label: text(renderer, 'defaultLabel'),
    visible,
    ...drawn(symbols.of(part(renderer, 'defaultSymbol'))),
  };
}

/** The symbol of a row and its colour, which has no alpha: that is its symbol's. */
function drawn(symbol: MapSymbol): { readonly symbol: MapSymbol; readonly color: string } {
  return { symbol, color: withAlpha(symbolColor(symbol) ?? '#000000', 1) };
}
