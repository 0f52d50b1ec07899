import { GepDataError } from '@gep/raster';
import { tryParseColor } from '../color';

/** What JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
/** An object of JSON. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** An object as it came: nothing of it is checked. */
export type Wire = Readonly<Record<string, unknown>>;

/** One part of the wire format: reads it strictly, writes it, and describes it as JSON Schema. */
export interface WireCodec<T> {
  /** @param at path of the value. @throws GepDataError 'style-invalid' naming the path. */
  readonly decode: (value: unknown, at: string) => T;
  readonly encode: (value: T) => Json;
  readonly schema: JsonObject;
  /** Null is a distinct value; for other codecs it is the same as absent. */
  readonly takesNull?: true;
}

/** Type of a codec's model value. */
export type Decoded<C> = C extends WireCodec<infer T> ? T : never;

/** Stops decoding with the path of the culprit. */
export function invalid(at: string, expected: string): GepDataError {
  return new GepDataError('style-invalid', at, expected);
}

/** A finite number, inside bounds where given. */
export function number(bounds: { readonly min?: number; readonly max?: number } = {}): WireCodec<number> {
  const { min = -Infinity, max = Infinity } = bounds;
  const limits = [
    bounds.min === undefined ? '' : ` from ${bounds.min}`,
    bounds.max === undefined ? '' : ` to ${bounds.max}`,
  ].join('');
  return {
    decode: (value, at) => {
      if (typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max) return value;
      throw invalid(at, `a finite number${limits}`);
    },
    encode: (value) => value,
    schema: {
      type: 'number',
      ...(bounds.min === undefined ? {} : { minimum: bounds.min }),
      ...(bounds.max === undefined ? {} : { maximum: bounds.max }),
    },
  };
}

/** A whole number inside bounds. */
export function integer(min: number, max: number): WireCodec<number> {
  return {
    decode: (value, at) => {
      if (Number.isInteger(value) && (value as number) >= min && (value as number) <= max)
        return value as number;
      throw invalid(at, `a whole number from ${min} to ${max}`);
    },
    encode: (value) => value,
    schema: { type: 'integer', minimum: min, maximum: max },
  };
}

/** A statistic: NaN (nothing counted) is null on the wire. */
export const statistic: WireCodec<number> = {
  decode: (value, at) => (value === null ? NaN : number().decode(value, at)),
  encode: (value) => (Number.isFinite(value) ? value : null),
  schema: { type: ['number', 'null'] },
  takesNull: true,
};

export const bool: WireCodec<boolean> = {
  decode: (value, at) => {
    if (typeof value === 'boolean') return value;
    throw invalid(at, 'true or false');
  },
  encode: (value) => value,
  schema: { type: 'boolean' },
};

/** Text of at most `max` UTF-16 units. */
export function text(max: number): WireCodec<string> {
  return {
    decode: (value, at) => {
      if (typeof value === 'string' && value.length <= max) return value;
      throw invalid(at, `a text of at most ${max} characters`);
    },
    encode: (value) => value,
    schema: { type: 'string', maxLength: max },
  };
}

/** A CSS colour: #rgb, #rrggbb, #rrggbbaa, rgb(), rgba(), transparent. */
export const color: WireCodec<string> = {
  decode: (value, at) => {
    if (typeof value === 'string' && value.length <= 64 && tryParseColor(value)) return value;
    throw invalid(at, 'a colour such as #769868, #76986880 or rgba(118, 152, 104, 0.5)');
  },
  encode: (value) => value,
  schema: { type: 'string', maxLength: 64, description: 'CSS colour: hex or rgb()/rgba()' },
};

/** The schema of a part that may also be null. */
export function orNull(schema: JsonObject): JsonObject {
  const { type, enum: words, anyOf } = schema;
  if (typeof type === 'string') return { ...schema, type: [type, 'null'] };
  if (Array.isArray(type))
    return type.includes('null') ? schema : { ...schema, type: [...(type as Json[]), 'null'] };
  if (Array.isArray(words))
    return words.includes(null) ? schema : { ...schema, enum: [...(words as Json[]), null] };
  const choices = Array.isArray(anyOf) ? (anyOf as Json[]) : [schema];
  return { anyOf: [...choices.filter((choice) => (choice as JsonObject).type !== 'null'), { type: 'null' }] };
}

/** Properties of an object, each of which may be null: that is the same as absent. */
export function optionalParts(codecs: Readonly<Record<string, { readonly schema: JsonObject }>>): JsonObject {
  return Object.fromEntries(Object.entries(codecs).map(([name, { schema }]) => [name, orNull(schema)]));
}

export function nullable<T>(inner: WireCodec<T>): WireCodec<T | null> {
  return {
    decode: (value, at) => (value === null ? null : inner.decode(value, at)),
    encode: (value) => (value === null ? null : inner.encode(value)),
    schema: orNull(inner.schema),
    takesNull: true,
  };
}

/** At most `max` items. */
export function list<T>(inner: WireCodec<T>, max: number): WireCodec<readonly T[]> {
  return {
    decode: (value, at) => {
      if (!Array.isArray(value) || value.length > max) throw invalid(at, `a list of at most ${max} items`);
      return value.map((item, i) => inner.decode(item, `${at}[${i}]`));
    },
    encode: (value) => value.map((item) => inner.encode(item)),
    schema: { type: 'array', maxItems: max, items: inner.schema },
  };
}

/** The model's words as codes of the wire: numbers or texts, one a word. */
export function code<W extends string>(table: Readonly<Record<W, number | string>>): WireCodec<W> {
  const words = new Map<unknown, W>();
  for (const word of Object.keys(table) as W[]) words.set(table[word], word);
  const codes = [...words.keys()] as (number | string)[];
  return {
    decode: (value, at) => {
      const word = words.get(value);
      if (word === undefined) throw invalid(at, `one of ${codes.join(', ')}`);
      return word;
    },
    encode: (word) => table[word],
    schema: { enum: codes, description: codes.map((c) => `${c}: ${words.get(c) ?? ''}`).join(', ') },
  };
}

/** Words that are the same on the wire. */
export function words<const W extends string>(allowed: readonly W[]): WireCodec<W> {
  return code(Object.fromEntries(allowed.map((word) => [word, word])) as unknown as Record<W, string>);
}

/** A plain object or an error. */
export function asObject(value: unknown, at: string): Wire {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Wire;
  }
  throw invalid(at, 'an object');
}

/** Path of a key. */
export function below(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`;
}

/** A property, or `otherwise` where it is absent or null. */
export function read<T>(wire: Wire, name: string, codec: WireCodec<T>, otherwise: T, at = ''): T {
  const given = wire[name];
  return given === undefined || given === null ? otherwise : codec.decode(given, below(at, name));
}
