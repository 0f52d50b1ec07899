/** Red, green, blue 0-255 (not necessarily whole) and alpha 0-1. */
export interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

// Texts are read and written here: chroma-js 3.2 rounds the alpha of #rrggbbaa to hundredths, reads rgba(…, 50%) as 127.5
// and does not know rgb() with commas and alpha, which saved styles hold.
const hex = /^#([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const functional = /^rgba?\(\s*([^()]+?)\s*\)$/i;

/**
 * Reads '#rgb', '#rgba', '#rrggbb', '#rrggbbaa', 'rgb(r, g, b)', 'rgba(r, g, b, a)' (also with percent alpha and
 * spaces with a slash) and 'transparent'.
 * @returns null for anything else.
 * @example
 * tryParseColor('rgb(118 152 104 / 50%)'); // { r: 118, g: 152, b: 104, a: 0.5 }
 * tryParseColor('red'); // null
 */
export function tryParseColor(text: string): Rgba | null {
  const trimmed = text.trim();
  if (trimmed.toLowerCase() === 'transparent') return { r: 0, g: 0, b: 0, a: 0 };
  const digits = hex.exec(trimmed)?.[1];
  if (digits) {
    const long = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
    const byte = (at: number): number => parseInt(long.slice(at, at + 2), 16);
    return { r: byte(0), g: byte(2), b: byte(4), a: long.length === 8 ? byte(6) / 255 : 1 };
  }
  const parts = functional.exec(trimmed)?.[1].split(/[\s,/]+/);
  if (!parts || parts.length < 3 || parts.length > 4) return null;
  const number = (part: string, full: number): number =>
    part.endsWith('%') ? (Number(part.slice(0, -1)) / 100) * full : Number(part);
  const [r, g, b] = parts.slice(0, 3).map((part) => number(part, 255));
  const a = parts.length === 4 ? number(parts[3], 1) : 1;
  const inside = (value: number, max: number): boolean => value >= 0 && value <= max;
  return inside(r, 255) && inside(g, 255) && inside(b, 255) && inside(a, 1) ? { r, g, b, a } : null;
}

/**
 * The colour of a CSS colour text, in the forms of {@link tryParseColor}.
 * @throws RangeError where it is none.
 * @example
 * parseColor('#769868'); // { r: 118, g: 152, b: 104, a: 1 }
 */
export function parseColor(text: string): Rgba {
  const color = tryParseColor(text);
  if (!color) {
    throw new RangeError(`color: got ${JSON.stringify(text)}, allowed: #rrggbb, #rrggbbaa, rgb(), rgba()`);
  }
  return color;
}

/**
 * '#rrggbb', or '#rrggbbaa' where alpha is below 1; channels are rounded and clamped.
 * @example
 * formatColor({ r: 118, g: 152, b: 104, a: 0.5 }); // '#76986880'
 */
export function formatColor({ r, g, b, a }: Rgba): string {
  const pair = (value: number): string =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  return `#${pair(r)}${pair(g)}${pair(b)}${a < 1 ? pair(a * 255) : ''}`;
}

/**
 * The same colour with another alpha 0-1; values outside are clamped.
 * @throws RangeError for a text that is not a colour.
 * @example
 * withAlpha('#769868', 0.5); // '#76986880'
 */
export function withAlpha(color: string, alpha: number): string {
  return formatColor({ ...parseColor(color), a: Math.min(1, Math.max(0, alpha)) });
}
