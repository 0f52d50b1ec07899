import type { MapSymbol, SymbolLayer } from '../model';
import { styleCaps } from './caps';
import { asObject, below, invalid, list } from './wire';
import type { Json, JsonObject, WireCodec } from './wire';
import { unknownParts } from './wire-object';

const known = new Set(['patterns']);

/** A codec whose schema is a reference into the `$defs` of the published JSON Schema. */
export interface StackCodec<S> extends WireCodec<S> {
  readonly definition: JsonObject;
}

/** A stack on the wire: `{ patterns: [...] }`, bottom first, at least one. */
export function stack<S extends MapSymbol>(
  kind: S['kind'],
  layer: WireCodec<S['layers'][number]>,
): StackCodec<S> {
  const layers = list(layer, styleCaps.patterns);
  return {
    decode: (value, at) => {
      const wire = asObject(value, at);
      const decoded = layers.decode(wire.patterns, below(at, 'patterns'));
      if (decoded.length === 0) throw invalid(below(at, 'patterns'), 'at least one pattern');
      const extra = unknownParts(wire, known);
      return { kind, layers: decoded, ...(extra ? { extra } : {}) } as unknown as S;
    },
    encode: (symbol) => ({
      ...(symbol.extra as JsonObject | undefined),
      patterns: (symbol.layers as readonly SymbolLayer[]).map((item): Json => layer.encode(item as never)),
    }),
    schema: { $ref: `#/$defs/${kind}` },
    definition: {
      type: 'object',
      required: ['patterns'],
      properties: { patterns: { ...layers.schema, minItems: 1 } },
    },
  };
}
