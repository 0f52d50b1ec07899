import type { MapSymbol } from '@gep/map-engine/model';
import { compileSymbol } from '@gep/map-engine/symbol';
import type { FillItem } from '@gep/map-engine/symbol';

/** How the symbol of a district fills it; nothing for symbols of points and lines. */
export function fillsOf(symbol: MapSymbol): readonly FillItem[] {
  const list = compileSymbol(symbol);
  return list.kind === 'fill' ? list.items : [];
}
