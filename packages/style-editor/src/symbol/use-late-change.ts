import type { MapSymbol, SymbolLayer } from '@gep/map-engine/model';
import { replaceSymbolLayer } from '@gep/map-engine/symbol';
import { useLayoutEffect, useRef } from 'react';
import { patch, same } from '../state';
import type { NamedLayers } from '../state';

/**
 * What changes a layer of a symbol some time after it was asked for, e.g. when a file was read: the layer is changed as
 * it is then; one that is gone, or whose editor is, stays gone.
 */
export function useLateChange<S extends MapSymbol>(layers: NamedLayers<S>, onChange: (value: S) => void) {
  const latest = useRef<{ readonly names: readonly number[]; symbol: S; take: typeof onChange }>(null);
  useLayoutEffect(() => {
    latest.current = { ...layers, take: onChange };
    return () => {
      latest.current = null;
    };
  });
  return (name: number, part: (layer: SymbolLayer) => Partial<SymbolLayer>): void => {
    const now = latest.current;
    const place = now?.names.indexOf(name) ?? -1;
    if (!now || place < 0) return;
    const layer: SymbolLayer = now.symbol.layers[place];
    const next = patch(layer, part(layer));
    if (same(layer, next)) return;
    // Another change may come before this one is drawn.
    now.symbol = replaceSymbolLayer(now.symbol, place, next);
    now.take(now.symbol);
  };
}
