import { simpleLine } from '../model';
import type { LineSymbol, SimpleLine } from '../model';
import { symbolColor } from '../scheme';
import { shownLayers } from './shown-layers';

/**
 * The strokes of a line for a format that has no pictures or markers along a line: their colour is drawn.
 * @param opacity of the symbol that the line is part of
 */
export function writtenLines<T>(
  symbol: LineSymbol,
  opacity: number,
  write: (line: SimpleLine, opacity: number) => T,
): T[] {
  return shownLayers(symbol).flatMap((layer) => {
    if (layer.kind === 'simple-line') return [write(layer, opacity)];
    const color = symbolColor({ kind: 'line', layers: [layer] });
    const stroke = { width: 1, opacity: layer.opacity, cap: 'butt', join: 'miter' } as const;
    return color === null ? [] : [write(simpleLine({ color, ...stroke }), opacity)];
  });
}
