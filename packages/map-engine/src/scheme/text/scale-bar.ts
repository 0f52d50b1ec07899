import { formatNumber } from './format-number';

/** A bar of a round ground length. */
export interface ScaleBar {
  /** Metres. */
  readonly length: number;
  /** `500 m`, `20 km`. */
  readonly label: string;
  /** CSS pixels. */
  readonly width: number;
}

/**
 * The longest bar of 1, 2 or 5 times a power of ten metres that is at most `widest` CSS pixels wide; null where a pixel has
 * no length on the ground.
 * @param metresPerPixel ground length of a CSS pixel across the screen
 * @example
 * scaleBar(100, 90)?.label; // '5 km'
 */
export function scaleBar(metresPerPixel: number, widest: number): ScaleBar | null {
  const most = metresPerPixel * widest;
  if (!(most > 0 && most < Infinity)) return null;
  const power = 10 ** Math.floor(Math.log10(most));
  // A rounded logarithm may name the power above.
  const length = [5, 2, 1, 0.5].map((step) => step * power).find((one) => one <= most) ?? power / 10;
  return { length, label: lengthLabel(length), width: length / metresPerPixel };
}

function lengthLabel(metres: number): string {
  const [value, unit] =
    metres >= 1000 ? [metres / 1000, 'km'] : metres >= 1 ? [metres, 'm'] : [metres * 1000, 'mm'];
  return `${formatNumber(value, { decimals: 'all', digits: 1 })} ${unit}`;
}
