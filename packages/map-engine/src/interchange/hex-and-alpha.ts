import { parseColor } from '../color';

/** `#rrggbb` and an opacity of 0-1 with three digits. */
export function hexAndAlpha(color: string, opacity = 1): { readonly hex: string; readonly alpha: number } {
  const { r, g, b, a } = parseColor(color);
  const hex = [r, g, b].map((one) => Math.round(one).toString(16).padStart(2, '0')).join('');
  return { hex: `#${hex}`, alpha: Math.round(1000 * a * opacity) / 1000 };
}
