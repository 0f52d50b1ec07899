import { GepDataError } from '@gep/raster';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const sextets = new Uint8Array(256).fill(255);
for (let i = 0; i < alphabet.length; i++) sextets[alphabet.charCodeAt(i)] = i;

/**
 * Bytes of a base64 text (standard alphabet, padding optional). By table, so it runs where `Buffer` is missing.
 * @throws GepDataError `base64-invalid` naming the first character that is none of the alphabet.
 */
export function decodeBase64(text: string): Uint8Array {
  let length = text.length;
  while (length > 0 && text.charCodeAt(length - 1) === 61) length--;
  if (length % 4 === 1) {
    throw new GepDataError('base64-invalid', `character ${length}`, 'whole groups of 4');
  }
  const bytes = new Uint8Array(Math.floor((length * 3) / 4));
  let out = 0;
  for (let i = 0; i < length; i += 4) {
    const a = sextet(text, i);
    const b = sextet(text, i + 1);
    const c = i + 2 < length ? sextet(text, i + 2) : 0;
    const d = i + 3 < length ? sextet(text, i + 3) : 0;
    const group = (a << 18) | (b << 12) | (c << 6) | d;
    bytes[out++] = group >> 16;
    if (i + 2 < length) bytes[out++] = (group >> 8) & 255;
    if (i + 3 < length) bytes[out++] = group & 255;
  }
  return bytes;
}

/** Base64 text (standard alphabet, padded) of some bytes. */
export function encodeBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const rest = bytes.length - i;
    const group = (bytes[i] << 16) | ((rest > 1 ? bytes[i + 1] : 0) << 8) | (rest > 2 ? bytes[i + 2] : 0);
    text += alphabet[group >> 18] + alphabet[(group >> 12) & 63];
    text += (rest > 1 ? alphabet[(group >> 6) & 63] : '=') + (rest > 2 ? alphabet[group & 63] : '=');
  }
  return text;
}

function sextet(text: string, index: number): number {
  const code = text.charCodeAt(index);
  const value = code < 256 ? sextets[code] : 255;
  if (value === 255) {
    throw new GepDataError('base64-invalid', `character ${index}`, 'A-Z a-z 0-9 + /');
  }
  return value;
}
