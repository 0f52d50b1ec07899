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

/** Puts a copy of a layer on top of it. */
export function duplicateLayer<S extends MapSymbol>(symbol: S, index: number): S {
  const layers: SymbolLayer[] = [...symbol.layers];
  layers.splice(index + 1, 0, { ...layers[index] });
  return withLayers(symbol, layers);
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

/** Moves a layer to another place, at most to the ends of the stack; where it is there already nothing happens. */
export function moveLayer<S extends MapSymbol>(symbol: S, from: number, to: number): S {
  const target = Math.min(symbol.layers.length - 1, Math.max(0, to));
  if (target === from) return symbol;
  const layers: SymbolLayer[] = [...symbol.layers];
  layers.splice(target, 0, ...layers.splice(from, 1));
  return withLayers(symbol, layers);
}

/** Shows or hides a layer. */
export function toggleLayer<S extends MapSymbol>(symbol: S, index: number): S {
  const layer = symbol.layers[index];
  return replaceLayer(symbol, index, { ...layer, visible: !layer.visible });
}

/**
 * Where the selection stands after a change, one's own or an undone one: at the one layer that is new or edited, else
 * with the layer that was selected, else at its place. Showing and hiding leaves it where it is.
 */
export function followLayer(before: MapSymbol, after: MapSymbol, selected: number): number {
  const old = new Set<SymbolLayer>(before.layers);
  const fresh = after.layers.flatMap((layer, i) =>
    old.has(layer) || onlyEyeDiffers(before.layers[i], layer) ? [] : [i],
  );
  if (fresh.length === 1) return fresh[0];
  const kept = (after.layers as readonly SymbolLayer[]).indexOf(before.layers[selected]);
  return kept >= 0 ? kept : Math.max(0, Math.min(selected, after.layers.length - 1));
}

function onlyEyeDiffers(before: SymbolLayer | undefined, after: SymbolLayer): boolean {
  if (!before || before.visible === after.visible) return false;
  const old: Readonly<Record<string, unknown>> = { ...before, visible: after.visible };
  return Object.entries(after).every(([name, value]) => old[name] === value);
}
