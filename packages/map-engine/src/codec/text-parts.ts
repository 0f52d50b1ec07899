import { readPart } from './guard';
import { below } from './wire';
import type { JsonObject, Wire } from './wire';

/** Properties of a layer that travel as JSON text. */
const jsonTexts: ReadonlySet<string> = new Set(['additionalAttribute', 'layerExtent', 'layerStyle']);

/** JSON texts inside a layer, and their trees. */
export const textParts = {
  /** The tree of a property; null for an empty text. Properties that are not JSON texts are returned unchanged. */
  decode: (name: string, value: unknown, at: string): unknown => {
    if (!jsonTexts.has(name)) return value;
    return isGiven(value) ? readPart(value, at, (tree) => tree) : null;
  },
  /** The object with its trees as texts. */
  encode: (tree: JsonObject): JsonObject =>
    Object.fromEntries(
      Object.entries(tree).map(([name, value]) => [
        name,
        jsonTexts.has(name) && value !== null ? JSON.stringify(value) : value,
      ]),
    ),
};

/** The tree of a property of an object, null where it is absent. */
export function textPart(wire: Wire, name: string, at: string): unknown {
  return textParts.decode(name, wire[name], below(at, name)) ?? null;
}

/** Whether the server said anything: it writes null or an empty text for nothing. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
