import { fillSymbol, lineSymbol, simpleFill } from '../model';
import type { FillSymbol, FillSymbolLayer, LineSymbolLayer } from '../model';

/** A part of a polygon's symbol in formats that draw fills and lines one over the other. */
export type FillPart = FillSymbolLayer | LineSymbolLayer;

/** Fills, each with the lines that are drawn over it; lines over none are the outline of a clear one. */
export function outlinedFill(parts: readonly FillPart[]): FillSymbol {
  const fills: FillSymbolLayer[] = [];
  for (const part of parts) {
    if ('useOutline' in part) {
      fills.push(part);
      continue;
    }
    const below = fills.pop() ?? simpleFill({ color: '#00000000', useOutline: false });
    const lines = below.useOutline ? below.outline.layers : [];
    fills.push({ ...below, useOutline: true, outline: lineSymbol(...lines, part) });
  }
  return fillSymbol(...fills);
}
