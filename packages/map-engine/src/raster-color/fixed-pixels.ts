import { parseColor } from '../color';
import type { RasterDisplay } from '../model';
import { packColor, transparent } from './pack';

/** Packed pixels that do not depend on the value. */
export interface FixedPixels {
  readonly noData: number;
  readonly background: number;
}

/** Colours of empty and background cells: with the layer's opacity, without brightness, contrast and gamma. */
export function fixedPixels({ noDataColor, background, opacity }: RasterDisplay): FixedPixels {
  const pixel = (color: string | null): number =>
    color === null ? transparent : packColor(parseColor(color), opacity);
  return { noData: pixel(noDataColor), background: pixel(background.color) };
}
