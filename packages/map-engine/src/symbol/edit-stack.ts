import { symbolLayerKinds } from '../model';
import type { MapSymbol, SymbolLayer, SymbolLayerKind } from '../model';

/** The symbol with other layers. @throws TypeError when a layer is of another symbol's kind, or none is left. */
function withLayers<S extends MapSymbol>(symbol: S, layers: readonly SymbolLayer[]): S {
  if (layers.length === 0) throw new TypeError('layers: got none, allowed: one or more');
  const kinds: readonly SymbolLayerKind[] = symbolLayerKinds[symbol.kind];
  const stranger = layers.find((layer) => !kinds.includes(layer.kind));
  if (stranger) {
    throw new TypeError(
      `layer of a ${symbol.kind} symbol: got ${stranger.kind}, allowed: ${kinds.join(', ')}`,
    );
  }
  return { ...symbol, layers } as S;
}

/**
 * The symbol with a layer more on top of its stack.
 * @throws TypeError when the layer is of another symbol's kind.
 * @example
 * addSymbolLayer(fillSymbol(simpleFill()), gradientFill()).layers.length; // 2
 */
export function addSymbolLayer<S extends MapSymbol>(symbol: S, layer: SymbolLayer): S {
  return withLayers(symbol, [...symbol.layers, layer]);
}

/**
 * The symbol with a copy of a layer on top of it.
 * @example
 * duplicateSymbolLayer(fillSymbol(simpleFill()), 0).layers.length; // 2
 */
export function duplicateSymbolLayer<S extends MapSymbol>(symbol: S, index: number): S {
  const layers: SymbolLayer[] = [...symbol.layers];
  layers.splice(index + 1, 0, { ...layers[index] });
  return withLayers(symbol, layers);
}

/**
 * The symbol without a layer; the last one stays, then the symbol is returned as it was.
 * @example
 * removeSymbolLayer(fillSymbol(simpleFill()), 0).layers.length; // 1
 */
export function removeSymbolLayer<S extends MapSymbol>(symbol: S, index: number): S {
  if (symbol.layers.length <= 1) return symbol;
  return withLayers(
    symbol,
    symbol.layers.filter((_, i) => i !== index),
  );
}

/**
 * The symbol with another layer in the place of one.
 * @throws TypeError when the layer is of another symbol's kind.
 * @example
 * replaceSymbolLayer(fillSymbol(simpleFill()), 0, gradientFill()).layers[0].kind; // 'gradient-fill'
 */
export function replaceSymbolLayer<S extends MapSymbol>(symbol: S, index: number, layer: SymbolLayer): S {
  return withLayers(
    symbol,
    symbol.layers.map((old, i) => (i === index ? layer : old)),
  );
}

/**
 * The symbol with a layer at another place, at most at the ends of the stack; the symbol itself where it is there
 * already.
 * @example
 * moveSymbolLayer(fillSymbol(simpleFill(), gradientFill()), 0, 1).layers[0].kind; // 'gradient-fill'
 */
export function moveSymbolLayer<S extends MapSymbol>(symbol: S, from: number, to: number): S {
  const target = Math.min(symbol.layers.length - 1, Math.max(0, to));
  if (target === from) return symbol;
  const layers: SymbolLayer[] = [...symbol.layers];
  layers.splice(target, 0, ...layers.splice(from, 1));
  return withLayers(symbol, layers);
}

/**
 * The symbol with a layer shown or hidden.
 * @example
 * toggleSymbolLayer(fillSymbol(simpleFill()), 0).layers[0].visible; // false
 */
export function toggleSymbolLayer<S extends MapSymbol>(symbol: S, index: number): S {
  const layer = symbol.layers[index];
  return replaceSymbolLayer(symbol, index, { ...layer, visible: !layer.visible });
}
