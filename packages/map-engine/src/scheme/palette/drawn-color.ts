import { mixColors, parseColor } from '../../color';
import type { Rgba } from '../../color';
import type { Category, OtherCategory } from '../../model';
import { symbolColor } from '../symbol/symbol-color';
import { symbolOpacity } from '../symbol/symbol-opacity';

/**
 * The colour that a row has on the map: its flat fills over what lies beneath, or the colour that identifies another
 * symbol.
 */
export function drawnColor(row: Pick<Category | OtherCategory, 'color' | 'symbol'>, beneath: Rgba): Rgba {
  const { color, symbol } = row;
  const fills = symbol?.kind === 'fill' ? symbol.layers : [];
  const flat = fills.flatMap((layer) => (layer.kind === 'simple-fill' && layer.visible ? [layer] : []));
  if (flat.length > 0)
    return flat.reduce((under, layer) => cover(under, parseColor(layer.color), layer.opacity), beneath);
  const own = (symbol && symbolColor(symbol)) ?? color;
  return cover(beneath, parseColor(own), symbol ? symbolOpacity(symbol) : 1);
}

/** A colour in some opacity, 0-1, over an opaque one. */
export function cover(under: Rgba, color: Rgba, opacity: number): Rgba {
  return mixColors(under, { ...color, a: 1 }, color.a * opacity);
}
