import { GepDataError } from '@gep/raster';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const noSextet = 64;
const sextets = new Uint8Array(256).fill(noSextet);
for (let i = 0; i < alphabet.length; i++) sextets[alphabet.charCodeAt(i)] = i;
// The alphabet of addresses (RFC 4648 section 5), which Node reads without being asked.
sextets['-'.charCodeAt(0)] = 62;
sextets['_'.charCodeAt(0)] = 63;

/** Bytes that take decoded text, and the quickest writer that the platform has; it answers what it wrote. */
interface Room {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly view: DataView<ArrayBuffer>;
  readonly write: (text: string) => number;
}

interface NodeBuffer {
  byteLength(text: string): number;
  from(bytes: ArrayBuffer): { write(text: string, encoding: 'base64'): number };
}

type NativeBytes = Uint8Array<ArrayBuffer> & { setFromBase64?(text: string): { readonly written: number } };

/** Rooms up to this many bytes are kept for the next text. */
const keptBytes = 1 << 20;
let kept = makeRoom(1 << 14);

/**
 * Bytes of a base64 text: standard alphabet or that of addresses, padding optional, white space passed over.
 *
 * @throws GepDataError `base64-invalid` naming the first character that is none of the alphabet.
 * @example
 * decodeBase64('AQID'); // [1, 2, 3]
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const size = sizeOf(text);
  const room = makeRoom(size);
  const length = fill(room, text, size);
  return length === size ? room.bytes : room.bytes.slice(0, length);
}

/** The same in memory that the next call writes over: the first `length` bytes of the view are the text's. */
export function borrowBase64(text: string): {
  readonly view: DataView<ArrayBuffer>;
  readonly length: number;
} {
  const size = sizeOf(text);
  let room = kept;
  if (size > room.bytes.length) {
    room = makeRoom(Math.max(size, Math.min(2 * size, keptBytes)));
    if (room.bytes.length <= keptBytes) kept = room;
  }
  return { view: room.view, length: fill(room, text, size) };
}

/**
 * Base64 text (standard alphabet, padded) of some bytes.
 * @example
 * encodeBase64(Uint8Array.of(1, 2, 3)); // 'AQID'
 */
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

/** Node's Buffer, `Uint8Array.prototype.setFromBase64` of newer browsers, else nothing: then the table writes. */
function makeRoom(size: number): Room {
  const bytes: NativeBytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  const node = (globalThis as { Buffer?: NodeBuffer }).Buffer;
  if (node !== undefined) {
    const buffer = node.from(bytes.buffer);
    // Node reads only the lower byte of a character: 中 would pass for a minus.
    const isAscii = (text: string) => node.byteLength(text) === text.length;
    return { bytes, view, write: (text) => (isAscii(text) ? buffer.write(text, 'base64') : -1) };
  }
  const write = (text: string) => {
    try {
      return bytes.setFromBase64?.(text).written ?? -1;
    } catch {
      return -1;
    }
  };
  return { bytes, view, write };
}

/** Number of bytes that a text without white space holds. */
function sizeOf(text: string): number {
  let length = text.length;
  while (length > 0 && text.charCodeAt(length - 1) === 61) length--;
  return Math.floor((length * 3) / 4);
}

/** Native writers pass over what they don't know: only when they wrote every byte was there nothing of that kind. */
function fill(room: Room, text: string, size: number): number {
  return text.length % 4 === 0 && room.write(text) === size ? size : writeByTable(text, room.bytes);
}

function writeByTable(text: string, bytes: Uint8Array): number {
  let length = text.length;
  while (length > 0 && text.charCodeAt(length - 1) === 61) length--;
  let [group, sextetCount, written] = [0, 0, 0];
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    const sextet = code < 256 ? sextets[code] : noSextet;
    if (sextet === noSextet) {
      if (code === 32 || (code >= 9 && code <= 13)) continue;
      throw new GepDataError('base64-invalid', `character ${i}`, 'A-Z a-z 0-9 + /');
    }
    group = (group << 6) | sextet;
    sextetCount++;
    if (sextetCount % 4 === 1) continue;
    bytes[written++] = (group >> (4 - 2 * ((sextetCount - 2) % 4))) & 255;
  }
  if (sextetCount % 4 === 1) {
    throw new GepDataError('base64-invalid', `character ${length}`, 'whole groups of 4');
  }
  return written;
}
