import { decodeScheme, decodeSymbol, encodeScheme, encodeSymbol } from '@gep/map-engine/codec';
import type { MapSymbol, Scheme, SymbolKind } from '@gep/map-engine/model';
import { GepDataError } from '@gep/raster';

/** The scheme of a saved style; null when the codec cannot read the text. */
export function decodeSchemeText(text: string): Scheme | null {
  return readable(() => decodeScheme(text));
}

/** The text in which a scheme is saved. */
export function encodeSchemeText(scheme: Scheme): string {
  return JSON.stringify(encodeScheme(scheme));
}

/** The symbol of a library entry; null when the codec cannot read the text. */
export function decodeSymbolText(text: string, kind: SymbolKind): MapSymbol | null {
  return readable(() => decodeSymbol(text, kind));
}

/** The text in which a symbol is saved. */
export function encodeSymbolText(symbol: MapSymbol): string {
  return JSON.stringify(encodeSymbol(symbol));
}

function readable<T>(decode: () => T): T | null {
  try {
    return decode();
  } catch (error) {
    if (error instanceof GepDataError) return null;
    throw error;
  }
}
