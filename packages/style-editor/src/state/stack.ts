import { symbolLayerKinds } from '@gep/map-engine/model';
import type { MapSymbol, SymbolLayer, SymbolLayerKind } from '@gep/map-engine/model';

/** The symbol with other layers. @throws TypeError when a layer is of another symbol's kind, or none is left. */
function withLayers<S extends MapSymbol>(symbol: S, layers: readonly SymbolLayer[]): S {
  if (layers.length === 0) throw new TypeError('layers: got none, allowed is one or more');
  const kinds: readonly SymbolLayerKind[] = symbolLayerKinds[symbol.kind];
  const stranger = layers.find((layer) => !kinds.includes(layer.kind));
  if (stranger) {
    throw new TypeError(
      `layer of a ${symbol.kind} symbol: got ${stranger.kind}, allowed are ${kinds.join(', ')}`,
    );
  }
  return { ...symbol, layers } as S;
}

/** Puts a layer on top of the stack. */
export function addLayer<S extends MapSymbol>(symbol: S, layer: SymbolLayer): S {
  return withLayers(symbol, [...symbol.layers, layer]);
}

/** Takes a layer out; the last one stays, then the symbol is returned as it was. */
export function removeLayer<S extends MapSymbol>(symbol: S, index: number): S {
  if (symbol.layers.length <= 1) return symbol;
  return withLayers(
    symbol,
    symbol.layers.filter((_, i) => i !== index),
  );
}

/** Puts another layer in the place of one. */
export function replaceLayer<S extends MapSymbol>(symbol: S, index: number, layer: SymbolLayer): S {
  return withLayers(
    symbol,
    symbol.layers.map((old, i) => (i === index ? layer : old)),
  );
}

/** Moves a layer one place: `1` up (towards the top), `-1` down; at the end of the stack nothing happens. */
export function moveLayer<S extends MapSymbol>(symbol: S, index: number, by: 1 | -1): S {
  const target = index + by;
  if (target < 0 || target >= symbol.layers.length) return symbol;
  const layers: SymbolLayer[] = [...symbol.layers];
  [layers[index], layers[target]] = [layers[target], layers[index]];
  return withLayers(symbol, layers);
}

/** Shows or hides a layer. */
export function toggleLayer<S extends MapSymbol>(symbol: S, index: number): S {
  const layer = symbol.layers[index];
  return replaceLayer(symbol, index, { ...layer, visible: !layer.visible });
}
