import type { MapSymbol, SymbolLayer } from '../../model';
import { changeLayers } from './change-layers';

/**
 * Opacity 0-1 of the topmost visible layer; 1 where none is visible.
 * @example
 * symbolOpacity(fillSymbol(simpleFill({ opacity: 0.5 }))); // 0.5
 */
export function symbolOpacity(symbol: MapSymbol): number {
  const layers: readonly SymbolLayer[] = symbol.layers;
  return layers.findLast((layer) => layer.visible)?.opacity ?? 1;
}

/**
 * The symbol with every layer in one opacity, 0-1.
 * @example
 * symbolOpacity(fadeSymbol(fillSymbol(), 0.25)); // 0.25
 */
export function fadeSymbol<S extends MapSymbol>(symbol: S, opacity: number): S;
export function fadeSymbol(symbol: MapSymbol, opacity: number): MapSymbol {
  return changeLayers(symbol, (layer) => ({ ...layer, opacity }));
}
