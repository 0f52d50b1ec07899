import type { Extra } from '../model';
import { asObject, below, invalid, optionalParts } from './wire';
import type { Json, JsonObject, Wire, WireCodec } from './wire';

/** Wire name and codec of every property of a model object, tag and unknown parts aside. */
export type Entries<T> = {
  readonly [K in Exclude<keyof T, 'kind' | 'extra'>]-?: readonly [string, WireCodec<T[K]>];
};

interface AnyEntry {
  readonly key: string;
  readonly name: string;
  readonly codec: WireCodec<unknown>;
}

function entriesOf(entries: object): AnyEntry[] {
  return Object.entries(entries as Record<string, readonly [string, WireCodec<unknown>]>).map(
    ([key, [name, codec]]) => ({ key, name, codec }),
  );
}

/**
 * Objects whose properties have other names on the wire. Absent and null properties take those of `start`
 * (null is kept where the codec takes it); unknown ones are kept in `extra`.
 * @param fixed wire properties that identify the kind; written, but not read here.
 */
export function object<T extends object>(
  start: T,
  entries: Entries<T>,
  fixed: Readonly<Record<string, Json>> = {},
): WireCodec<T> {
  const all = entriesOf(entries);
  const known = new Set([...all.map(({ name }) => name), ...Object.keys(fixed)]);
  return {
    decode: (value, at) => {
      const wire = asObject(value, at);
      const made: Record<string, unknown> = Object.fromEntries(Object.entries(start));
      for (const { key, name, codec } of all) {
        const given = wire[name];
        if (given === undefined) continue;
        if (given === null && !codec.takesNull) continue;
        made[key] = codec.decode(given, below(at, name));
      }
      const extra = unknownParts(wire, known);
      if (extra) made.extra = extra;
      return made as T;
    },
    encode: (value) => {
      const record = value as Readonly<Record<string, unknown>>;
      const wire: Record<string, Json> = { ...(record.extra as JsonObject | undefined), ...fixed };
      for (const { key, name, codec } of all) wire[name] = codec.encode(record[key]);
      return wire;
    },
    schema: {
      type: 'object',
      properties: optionalParts({
        ...Object.fromEntries(
          Object.entries(fixed).map(([name, value]) => [name, { schema: { enum: [value] } }]),
        ),
        ...Object.fromEntries(all.map(({ name, codec }) => [name, codec])),
      }),
    },
  };
}

/** Properties that are not known, null where there are none. */
export function unknownParts(wire: Wire, known: ReadonlySet<string>): Extra | null {
  const names = Object.keys(wire).filter((name) => !known.has(name));
  return names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, wire[name]]));
}

type Union = { readonly kind: string };

/**
 * Objects of several kinds, told apart by a code in one wire property.
 * @param byKind code and codec of every kind; the first is taken where the property is absent.
 */
export function tagged<T extends Union>(
  property: string,
  byKind: {
    readonly [K in T['kind']]: readonly [number | string, WireCodec<Extract<T, { readonly kind: K }>>];
  },
): WireCodec<T> {
  // The codec found by a value's kind takes that value.
  const table = byKind as unknown as Readonly<Record<string, readonly [number | string, WireCodec<T>]>>;
  const rows = Object.entries(table);
  const codes = rows.map(([, [wireCode]]) => wireCode);
  return {
    decode: (value, at) => {
      const given = asObject(value, at)[property] ?? codes[0];
      const row = rows.find(([, [wireCode]]) => wireCode === given);
      if (!row) throw invalidCode(below(at, property), codes);
      return row[1][1].decode(value, at);
    },
    encode: (value) => table[value.kind][1].encode(value),
    schema: { anyOf: rows.map(([, [, codec]]) => codec.schema) },
  };
}

function invalidCode(at: string, codes: readonly (number | string)[]): Error {
  return invalid(at, `one of ${codes.join(', ')}`);
}
