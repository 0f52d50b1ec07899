import { symbolLayerKinds } from '@gep/map-engine/model';
import type { SymbolKind, SymbolLayerKind } from '@gep/map-engine/model';

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
