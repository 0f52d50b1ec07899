import { symbolLayerKinds } from '@gep/map-engine/model';
import type { MapSymbol, SymbolKind, SymbolLayerKind } from '@gep/map-engine/model';
import { isPart } from './same';

/** Where only simple strokes and fills are allowed, as behind labels: `kinds` of the symbol editors. */
export const plainKinds = [
  'simple-marker',
  'simple-line',
  'simple-fill',
] as const satisfies readonly SymbolLayerKind[];

/** The kinds of layers that a symbol offers; all of its kinds where `kinds` is absent or names none of them. */
export function kindsOf(symbol: SymbolKind, kinds?: readonly SymbolLayerKind[]): readonly SymbolLayerKind[] {
  const all: readonly SymbolLayerKind[] = symbolLayerKinds[symbol];
  const some = all.filter((kind) => kinds?.includes(kind));
  return some.length > 0 ? some : all;
}

/** A kind of layer in a symbol, or in one inside it, that is not on offer; undefined: all of it fits. */
export function strangeKind(
  { kind, layers }: MapSymbol,
  kinds: readonly SymbolLayerKind[] | undefined,
): SymbolLayerKind | undefined {
  const offered = kindsOf(kind, kinds);
  for (const layer of layers) {
    if (!offered.includes(layer.kind)) return layer.kind;
    for (const part of Object.values(layer) as unknown[]) {
      const strange = isSymbol(part) && strangeKind(part, kinds);
      if (strange) return strange;
    }
  }
  return undefined;
}

function isSymbol(part: unknown): part is MapSymbol {
  return isPart(part) && 'layers' in part;
}
