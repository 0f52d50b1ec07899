import { rules } from '@gep/map-engine/model';

/** Code points of the character library, as ranges with both ends. */
const ranges = rules.markerCharacters;

/** How many characters the library holds. */
export const characterCount = ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0);

/** Code point of the character at a place of the library. */
export function codeAt(place: number): number {
  let rest = place;
  for (const [first, last] of ranges) {
    if (rest <= last - first) return first + rest;
    rest -= last - first + 1;
  }
  throw new RangeError(`place in the character library: got ${place}, allowed: 0 to ${characterCount - 1}`);
}

/** Place of a code point in the library; -1 for one that it does not hold. */
export function placeOf(code: number): number {
  let before = 0;
  for (const [first, last] of ranges) {
    if (code >= first && code <= last) return before + code - first;
    before += last - first + 1;
  }
  return -1;
}

/**
 * The code point that a person searches for: one character stands for itself, more digits are a decimal code, `U+6797`,
 * `0x6797` or digits with letters a hexadecimal one. Null for any other text.
 */
export function readCode(text: string): number | null {
  const wanted = text.trim();
  if (wanted === '') return null;
  if ([...wanted].length === 1) return wanted.codePointAt(0) ?? null;
  if (/^\d+$/.test(wanted)) return Number(wanted);
  const [, hex] = /^(?:u\+|0x|\\u)?([0-9a-f]{2,6})$/i.exec(wanted) ?? [];
  return hex ? parseInt(hex, 16) : null;
}

/** A code as standards write it, e.g. U+6797. */
export function codeName(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
