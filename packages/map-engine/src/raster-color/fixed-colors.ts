import { parseColor } from '../color';
import type { RasterDisplay } from '../model';
import type { BandColors } from './cell-table';
import { packColor, transparent } from './pack';

/**
 * Colours of empty and background cells: with the layer's opacity, without brightness, contrast and gamma.
 * Single bands compare with the background's first value.
 */
export function fixedColors({
  noDataColor,
  background,
  opacity,
}: RasterDisplay): Pick<BandColors, 'empty' | 'background'> {
  const pixel = (color: string | null): number =>
    color === null ? transparent : packColor(parseColor(color), opacity);
  return {
    empty: pixel(noDataColor),
    background: background.used ? { value: background.value[0], pixel: pixel(background.color) } : null,
  };
}
