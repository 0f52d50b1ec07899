import type { MapSymbol, SymbolLayer } from '@gep/map-engine/model';

/** A symbol and a name for each of its layers. */
export interface NamedLayers<S extends MapSymbol = MapSymbol> {
  readonly symbol: S;
  readonly names: readonly number[];
  /** How many names were given so far; none is given twice. */
  readonly given: number;
}

/**
 * Names that stay with the layers of a symbol while they are edited, moved and joined by others.
 * @param before what was named last; a layer that is not of it gets a new name.
 */
export function nameLayers<S extends MapSymbol>(symbol: S, before?: NamedLayers): NamedLayers<S> {
  const old: readonly SymbolLayer[] = before?.symbol.layers ?? [];
  const held: readonly SymbolLayer[] = symbol.layers;
  let given = before?.given ?? 0;
  const names = held.map((layer, i) => {
    const kept = old.indexOf(layer);
    const here = kept < 0 && old.length === held.length ? old[i] : undefined;
    const edited = here?.kind === layer.kind && !held.includes(here);
    return before?.names[edited ? i : kept] ?? given++;
  });
  return { symbol, names, given };
}
