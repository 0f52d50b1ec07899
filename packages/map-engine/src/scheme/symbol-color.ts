import { formatColor, parseColor, tryParseColor } from '../color';
import type {
  FillSymbolLayer,
  LineSymbolLayer,
  MapSymbol,
  MarkerSymbolLayer,
  SymbolLayer,
  SymbolLayerKind,
} from '../model';

type LayerOf<K extends SymbolLayerKind> = Extract<SymbolLayer, { readonly kind: K }>;

interface ColorAccess<L> {
  readonly get: (layer: L) => string | null;
  readonly set: (layer: L, color: string) => L;
}

/** Which colour of a layer carries its class. Pictures have none. */
const access: { readonly [K in SymbolLayerKind]: ColorAccess<LayerOf<K>> } = {
  'simple-marker': { get: (l) => l.fillColor, set: (l, fillColor) => ({ ...l, fillColor }) },
  'svg-marker': { get: (l) => l.fillColor, set: (l, fillColor) => ({ ...l, fillColor }) },
  'character-marker': { get: (l) => l.fillColor, set: (l, fillColor) => ({ ...l, fillColor }) },
  'image-marker': { get: () => null, set: (l) => l },
  'simple-line': { get: (l) => l.color, set: (l, color) => ({ ...l, color }) },
  'image-line': { get: () => null, set: (l) => l },
  'marker-line': {
    get: (l) => symbolColor(l.marker),
    set: (l, color) => ({ ...l, marker: recolorSymbol(l.marker, color) }),
  },
  'simple-fill': { get: (l) => l.color, set: (l, color) => ({ ...l, color }) },
  'gradient-fill': {
    get: (l) => l.startColor,
    set: (l, startColor) => ({ ...l, colorScheme: 'two-color', startColor }),
  },
  'line-pattern-fill': {
    get: (l) => symbolColor(l.line),
    set: (l, color) => ({ ...l, line: recolorSymbol(l.line, color) }),
  },
  'point-pattern-fill': {
    get: (l) => symbolColor(l.marker),
    set: (l, color) => ({ ...l, marker: recolorSymbol(l.marker, color) }),
  },
};

function accessOf(layer: SymbolLayer): ColorAccess<SymbolLayer> {
  // One entry a kind, so the entry found by a layer's kind accepts that layer.
  return access[layer.kind] as unknown as ColorAccess<SymbolLayer>;
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
    const color = accessOf(layer).get(layer);
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
  const layers = (symbol.layers as readonly (MarkerSymbolLayer | LineSymbolLayer | FillSymbolLayer)[]).map(
    (layer) => {
      const { get, set } = accessOf(layer);
      return get(layer) === own ? set(layer, keepAlpha(own, color)) : layer;
    },
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
