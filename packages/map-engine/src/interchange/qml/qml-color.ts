import { parseColor } from '../../color';

/** The channels of a colour as QGIS counts them: all 0-255 and whole. */
interface QgisColor {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

function channels(color: string, opacity: number): QgisColor {
  const { r, g, b, a } = parseColor(color);
  return { r: Math.round(r), g: Math.round(g), b: Math.round(b), a: Math.round(255 * a * opacity) };
}

/**
 * A colour as properties of symbol layers hold it.
 * @example
 * qgisColor('#76986880'); // '118,152,104,128'
 */
export function qgisColor(color: string, opacity = 1): string {
  const { r, g, b, a } = channels(color, opacity);
  return `${r},${g},${b},${a}`;
}

/**
 * A colour and its opacity as entries of raster renderers hold them, apart.
 * @example
 * entryColor('#76986880'); // { color: '#769868', alpha: 128 }
 */
export function entryColor(color: string, opacity = 1): { readonly color: string; readonly alpha: number } {
  const { r, g, b, a } = channels(color, opacity);
  const hex = [r, g, b].map((one) => one.toString(16).padStart(2, '0')).join('');
  return { color: `#${hex}`, alpha: a };
}
