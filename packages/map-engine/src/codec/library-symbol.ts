import type { MapSymbol, SymbolKind, VectorGeometry } from '../model';
import { codecOfKind } from './any-symbol-codec';
import { readTree } from './guard';
import { geometryOfPattern } from './scheme-codec';
import { placePictures, sharePictures } from './shared-pictures';
import { geometryType } from './vector-codec';
import { asObject } from './wire';
import type { JsonObject } from './wire';
import { symbolKindOf } from '../model';

const geometryOfKind = { marker: 'point', line: 'line', fill: 'polygon' } as const satisfies Record<
  SymbolKind,
  VectorGeometry
>;

/**
 * Reads the styleJson of a library style: `{ geometryType, patterns }`, text or tree, as strictly as
 * `decodeScheme`.
 * @param kind the kind that the style's styleType says; absent: as the JSON says.
 * @throws GepDataError as `decodeScheme`.
 * @example
 * const styleJson = '{"geometryType":2,"patterns":[{"lineType":0,"color":"#08519c","width":3}]}';
 * decodeSymbol(styleJson, 'line').layers[0]; // { kind: 'simple-line', color: '#08519c', width: 3, … }
 */
export function decodeSymbol(json: unknown, kind?: SymbolKind): MapSymbol {
  const { geometryType: given, ...wire } = placePictures(asObject(readTree(json), ''));
  return codecOfKind(kind ?? kindOf(given, wire)).decode(wire, '');
}

function kindOf(given: unknown, wire: Readonly<Record<string, unknown>>): SymbolKind {
  const patterns: unknown = wire.patterns;
  if (given === undefined || given === null) {
    return symbolKindOf(geometryOfPattern(Array.isArray(patterns) ? (patterns as unknown[])[0] : undefined));
  }
  const geometry = geometryType.decode(given, 'geometryType');
  return geometry === 'raster' ? 'fill' : symbolKindOf(geometry);
}

/**
 * The styleJson tree of a symbol, for JSON.stringify.
 * @example
 * encodeSymbol(lineSymbol()); // { geometryType: 2, patterns: [{ lineType: 0, color: '#ff0000', width: 1, … }] }
 */
export function encodeSymbol(symbol: MapSymbol): JsonObject {
  return sharePictures({
    geometryType: geometryType.encode(geometryOfKind[symbol.kind]),
    ...(codecOfKind(symbol.kind).encode(symbol) as JsonObject),
  });
}
