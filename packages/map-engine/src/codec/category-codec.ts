import { defaults, pinKey, rules } from '../model';
import type { Category, CategoryPin, MapSymbol, OtherCategory } from '../model';
import { recolorSymbol, symbolColor } from '../scheme';
import { shortText } from './shared-parts';
import { fieldValue } from './statistics-codec';
import {
  asObject,
  below,
  bool,
  color,
  integer,
  list,
  nullable,
  number,
  optionalParts,
  orNull,
  read,
} from './wire';
import type { JsonObject, Wire, WireCodec } from './wire';
import { unknownParts } from './wire-object';

/** Which rows a table has, and how their symbols are read; rasters have none. */
export interface RowCodecOptions {
  readonly rows: 'all' | 'value' | 'range';
  readonly symbol: WireCodec<MapSymbol> | null;
  readonly template: MapSymbol | null;
}

const count = nullable(integer(0, Number.MAX_SAFE_INTEGER));
const values = list(fieldValue, rules.maxUniqueFields);
const known = new Set([
  ...['symbolizer', 'value', 'end_value', 'values', 'label', 'useCategory', 'count', 'valueType', 'color'],
]);

type Address = CategoryPin['at'];

function decodeAddress(wire: Wire, kind: RowCodecOptions['rows'], at: string): Address {
  const value = read(wire, 'value', fieldValue, null, at);
  const all = read(wire, 'values', nullable(values), null, at);
  const end = read(wire, 'end_value', nullable(number()), null, at);
  if (kind === 'all') return { kind };
  if (kind === 'value') return { kind, values: all ?? [value] };
  return {
    kind,
    lower: number().decode(value, below(at, 'value')),
    upper: number().decode(end, below(at, 'end_value')),
  };
}

function encodeAddress(address: Address): JsonObject {
  if (address.kind === 'all') return {};
  if (address.kind === 'range') {
    return { value: address.lower, end_value: address.upper, valueType: 'REAL' };
  }
  const [first = null] = address.values;
  const valueType = typeof first === 'number' ? 'REAL' : 'STRING';
  return { value: first, values: [...address.values], valueType };
}

/** Rows of a table. */
export function decodeCategory(value: unknown, at: string, options: RowCodecOptions): Category {
  const wire = asObject(value, at);
  const address = decodeAddress(wire, options.rows, at);
  return { ...address, key: pinKey({ at: address }), ...decodeLook(wire, at, options) };
}

export function encodeCategory(row: Category, symbol: WireCodec<MapSymbol> | null): JsonObject {
  return { ...encodeLook(row, symbol), ...encodeAddress(row) };
}

type Look = Omit<OtherCategory, 'kind' | 'key'>;

function decodeLook(wire: Wire, at: string, options: RowCodecOptions): Look {
  const { symbol: codec, template } = options;
  const given = codec ? read(wire, 'symbolizer', nullable(codec), null, at) : null;
  const own = (given ?? template) && symbolColor((given ?? template) as MapSymbol);
  const rowColor = read(wire, 'color', color, own ?? defaults.fillColor, at);
  const extra = unknownParts(wire, known);
  return {
    label: read(wire, 'label', shortText, '', at),
    visible: read(wire, 'useCategory', bool, true, at),
    count: read(wire, 'count', count, null, at),
    color: rowColor,
    symbol: given ?? (template ? recolorSymbol(template, rowColor) : null),
    ...(extra ? { extra } : {}),
  };
}

function encodeLook(row: Look, codec: WireCodec<MapSymbol> | null): JsonObject {
  return {
    ...(row.extra as JsonObject | undefined),
    label: row.label,
    useCategory: row.visible,
    count: row.count,
    color: row.color,
    ...(codec ? { symbolizer: row.symbol ? codec.encode(row.symbol) : null } : {}),
  };
}

/** The `other` row, `start` where it was not saved. */
export function decodeOther(
  value: unknown,
  at: string,
  options: RowCodecOptions,
  start: OtherCategory,
): OtherCategory {
  if (value === undefined || value === null) return start;
  return { kind: 'other', key: 'other', ...decodeLook(asObject(value, at), at, options) };
}

export function encodeOther(row: OtherCategory, codec: WireCodec<MapSymbol> | null): JsonObject {
  return encodeLook(row, codec);
}

const addressKinds = ['all', 'value', 'range'] as const;

const fieldNames = list(shortText, rules.maxUniqueFields);
const knownPins = new Set(['kind', 'fields', ...known].filter((name) => name !== 'count'));

/** What was pinned on a row; absent parts stay absent. */
export function decodePin(value: unknown, at: string, symbol: WireCodec<MapSymbol> | null): CategoryPin {
  const wire = asObject(value, at);
  const kind =
    addressKinds.find((one) => one === wire.kind) ?? (wire.end_value === undefined ? 'value' : 'range');
  const extra = unknownParts(wire, knownPins);
  return {
    at: decodeAddress(wire, kind, at),
    ...given(wire, at, 'color', 'color', color),
    ...given(wire, at, 'label', 'label', shortText),
    ...(symbol ? given(wire, at, 'symbol', 'symbolizer', symbol) : {}),
    ...given(wire, at, 'visible', 'useCategory', bool),
    ...given(wire, at, 'fields', 'fields', fieldNames),
    ...(extra ? { extra } : {}),
  };
}

/** A property of the model where the wire gives it, else nothing. */
function given<K extends string, T>(
  wire: Wire,
  at: string,
  key: K,
  name: string,
  codec: WireCodec<T>,
): { readonly [P in K]?: T } {
  const value = wire[name];
  if (value === undefined || value === null) return {};
  return { [key]: codec.decode(value, below(at, name)) } as { readonly [P in K]: T };
}

export function encodePin(pin: CategoryPin, symbol: WireCodec<MapSymbol> | null): JsonObject {
  return {
    ...(pin.extra as JsonObject | undefined),
    kind: pin.at.kind,
    ...encodeAddress(pin.at),
    ...(pin.color === undefined ? {} : { color: pin.color }),
    ...(pin.label === undefined ? {} : { label: pin.label }),
    ...(pin.visible === undefined ? {} : { useCategory: pin.visible }),
    ...(pin.fields === undefined ? {} : { fields: [...pin.fields] }),
    ...(pin.symbol === undefined || !symbol ? {} : { symbolizer: symbol.encode(pin.symbol) }),
  };
}

/** JSON Schema of a row with symbols of one kind. */
export function categorySchema(symbol: JsonObject | null): JsonObject {
  return { type: 'object', properties: { ...pinnedParts(symbol), count: orNull(count.schema) } };
}

/** JSON Schema of an override: a row's address and what of it is pinned. */
export function pinSchema(symbol: JsonObject | null): JsonObject {
  return { type: 'object', properties: { ...pinnedParts(symbol), fields: orNull(fieldNames.schema) } };
}

function pinnedParts(symbol: JsonObject | null): JsonObject {
  return optionalParts({
    value: fieldValue,
    end_value: number(),
    values,
    label: shortText,
    useCategory: bool,
    color,
    ...(symbol ? { symbolizer: { schema: symbol } } : {}),
  });
}
