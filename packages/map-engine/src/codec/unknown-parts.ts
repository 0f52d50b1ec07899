import type { Extra } from '../model';
import type { Json, JsonObject } from './wire';

type Tree = Readonly<Record<string, unknown>>;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * What the input has and the written form has not, by path; lists are compared item by item where they are of
 * one length. Null where nothing is missing.
 */
export function missingParts(input: Tree, written: Tree): Extra | null {
  const parts: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(input)) {
    if (!Object.hasOwn(written, key)) parts[key] = value;
    else {
      const missing = missingInside(value, written[key]);
      if (missing !== null) parts[key] = missing;
    }
  }
  return Object.keys(parts).length === 0 ? null : parts;
}

function missingInside(input: unknown, written: unknown): unknown {
  if (isTree(input) && isTree(written)) return missingParts(input, written);
  if (!Array.isArray(input) || !Array.isArray(written) || input.length !== written.length) return null;
  const items = input.map((item, i) => missingInside(item, written[i]));
  return items.some((item) => item !== null) ? items : null;
}

/** Puts missing parts back; what is written wins. */
export function withMissingParts(written: JsonObject, parts: Extra | undefined): JsonObject {
  if (!parts) return written;
  const merged: Record<string, Json> = { ...written };
  for (const [key, part] of Object.entries(parts)) {
    merged[key] = Object.hasOwn(written, key) ? mergeInside(written[key], part) : (part as Json);
  }
  return merged;
}

function mergeInside(written: Json, part: unknown): Json {
  if (isTree(written) && isTree(part)) return withMissingParts(written as JsonObject, part);
  if (!Array.isArray(written) || !Array.isArray(part) || written.length !== part.length) return written;
  return written.map((item: Json, i) => mergeInside(item, part[i]));
}
