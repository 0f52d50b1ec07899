/** A colour as the models write it: '#rrggbb', or '#rrggbbaa' where it is not opaque. Null: not a colour. */
export function normalizeHex(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (!/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(digits)) return null;
  const long = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return long.length === 8 && long.endsWith('ff') ? `#${long.slice(0, 6)}` : `#${long}`;
}

/** Opacity 0-1 of a hex colour; 1 where it has none. */
export function alphaOf(color: string): number {
  const hex = normalizeHex(color);
  return hex && hex.length === 9 ? parseInt(hex.slice(7), 16) / 255 : 1;
}

/** The colour with another opacity, 0-1. */
export function withAlpha(color: string, alpha: number): string {
  const hex = normalizeHex(color) ?? '#000000';
  const byte = Math.round(Math.min(1, Math.max(0, alpha)) * 255);
  return byte === 255 ? hex.slice(0, 7) : hex.slice(0, 7) + byte.toString(16).padStart(2, '0');
}
