import { formatColor, parseColor, tryParseColor } from '../../color';
import type { MapSymbol, SymbolLayer } from '../../model';
import { symbolLayerRule } from '../../model/symbol';

/** The colour of a layer that carries its class. Pictures have none. */
function colorOf(layer: SymbolLayer): string | null {
  const { colored } = symbolLayerRule(layer.kind);
  if (colored === null) return null;
  const value = layer[colored as keyof SymbolLayer] as string | MapSymbol | null;
  return typeof value === 'object' && value !== null ? symbolColor(value) : value;
}

function recolor(layer: SymbolLayer, color: string): SymbolLayer {
  const { colored, recolored } = symbolLayerRule(layer.kind);
  if (colored === null) return layer;
  const value = layer[colored as keyof SymbolLayer] as string | MapSymbol | null;
  const next = typeof value === 'object' && value !== null ? recolorSymbol(value, color) : color;
  return { ...layer, ...recolored, [colored]: next } as SymbolLayer;
}

/**
 * The colour that identifies a symbol: that of its lowest visible fill, or of its topmost visible line or marker
 * layer (the casing is below it). Null where only pictures are drawn.
 * @example
 * symbolColor(fillSymbol(simpleFill({ color: '#1a7f37' }))); // '#1a7f37'
 */
export function symbolColor(symbol: MapSymbol): string | null {
  const shown: readonly SymbolLayer[] = symbol.layers.filter((layer) => layer.visible);
  const ordered = symbol.kind === 'fill' ? shown : [...shown].reverse();
  for (const layer of ordered) {
    const color = colorOf(layer);
    if (color !== null) return color;
  }
  return null;
}

/**
 * The symbol in another colour: every layer that has the symbol's own colour changes, casings and other
 * decoration stay. The alpha of the replaced colour is kept unless the new one is translucent itself.
 * @param color a CSS colour.
 * @throws RangeError for anything else.
 * @example
 * recolorSymbol(lineSymbol(simpleLine()), '#08519c');
 */
export function recolorSymbol<S extends MapSymbol>(symbol: S, color: string): S {
  const own = symbolColor(symbol);
  if (own === null) return recolorUncolored(symbol, color);
  const layers = (symbol.layers as readonly SymbolLayer[]).map((layer) =>
    colorOf(layer) === own ? recolor(layer, keepAlpha(own, color)) : layer,
  );
  return { ...symbol, layers };
}

/** SVG markers that keep the drawing's own colours take the class colour. */
function recolorUncolored<S extends MapSymbol>(symbol: S, color: string): S {
  const layers = (symbol.layers as readonly SymbolLayer[]).map((layer) =>
    layer.kind === 'svg-marker' ? { ...layer, fillColor: color } : layer,
  );
  return { ...symbol, layers };
}

function keepAlpha(own: string, color: string): string {
  const next = parseColor(color);
  const alpha = tryParseColor(own)?.a ?? 1;
  return formatColor(next.a < 1 ? next : { ...next, a: alpha });
}
