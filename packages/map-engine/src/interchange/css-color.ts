import { tryParseColor } from '../color';
import type { Rgba } from '../color';
import { css2rgb, names } from './css';

/** A colour as styles of web maps write it, with names and `hsl()` as well; null for anything else. */
export function cssColor(text: string): Rgba | null {
  const plain = text.trim().toLowerCase();
  const color = tryParseColor(Object.hasOwn(names, plain) ? names[plain] : plain);
  if (color || !plain.startsWith('hsl')) return color;
  const [r, g, b, a] = css2rgb(plain) ?? [];
  return r === undefined || g === undefined || b === undefined ? null : { r, g, b, a: a ?? 1 };
}
