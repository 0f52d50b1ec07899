import { GepDataError } from '@gep/raster';

/** An object of a document; only its own properties count. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** What a document may have at most. */
export interface JsonCaps {
  readonly parts: number;
  readonly depth: number;
}

/** For documents of others. */
export const foreignJson: JsonCaps = { parts: 400_000, depth: 64 };
/** For what this program has written itself. */
export const ownJson: JsonCaps = { parts: Infinity, depth: 64 };

/**
 * The tree of a JSON text.
 * @throws GepDataError 'style-syntax'
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch (cause) {
    throw new GepDataError('style-syntax', '', 'JSON text', { cause });
  }
}

/**
 * A document whose size and depth are bounded, so that reading it ends.
 * @throws GepDataError 'style-too-large', 'style-too-deep', 'style-unsupported' for anything but an object or a list
 */
export function checkedJson(value: unknown, { parts, depth }: JsonCaps): JsonObject | readonly unknown[] {
  let count = 0;
  const walk = (part: unknown, at: readonly string[]): void => {
    count += 1;
    if (count > parts) throw new GepDataError('style-too-large', at.join('/'), `at most ${parts} parts`);
    if (typeof part !== 'object' || part === null) return;
    if (at.length >= depth)
      throw new GepDataError('style-too-deep', at.slice(0, 4).join('/'), `at most ${depth} levels`);
    for (const [name, inner] of Object.entries(part)) walk(inner, [...at, name]);
  };
  walk(value, []);
  if (isObject(value) || isList(value)) return value;
  throw new GepDataError('style-unsupported', '', 'an object or a list');
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** A property that an object has itself. */
export function own(object: JsonObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** The objects in a list; none where it is something else. */
export function objectsIn(value: unknown): readonly JsonObject[] {
  return isList(value) ? value.filter(isObject) : [];
}
