import { symbolKindOf } from '../model';
import type { MapSymbol, SymbolKind, VectorGeometry } from '../model';
import { fillCodec } from './fill-codec';
import { lineCodec } from './line-codec';
import { markerCodec } from './marker-codec';
import type { WireCodec } from './wire';

const codecs = { marker: markerCodec, line: lineCodec, fill: fillCodec } as const satisfies Record<
  SymbolKind,
  unknown
>;

/** Codec of the symbols of one kind. */
export function codecOfKind(kind: SymbolKind): WireCodec<MapSymbol> {
  // Callers hand it symbols of that kind only.
  return codecs[kind] as unknown as WireCodec<MapSymbol>;
}

/** Codec of the symbols that draw a geometry. */
export function codecOfGeometry(geometry: VectorGeometry): WireCodec<MapSymbol> {
  return codecOfKind(symbolKindOf(geometry));
}
