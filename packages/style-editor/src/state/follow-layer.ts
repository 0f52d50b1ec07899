import type { MapSymbol, SymbolLayer } from '@gep/map-engine/model';

/**
 * The selection after a change or an undone change: at the one layer that is new or edited, else
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
