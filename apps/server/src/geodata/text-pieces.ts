import type { TextSource } from './text-encoding';

/** Line ends, quotation mark, and the separators of CSV. No encoding on offer uses these bytes inside a character. */
const between = new Uint8Array(256);
for (const byte of [0x09, 0x0a, 0x0d, 0x22, 0x2c, 0x3b]) between[byte] = 1;

/** ASCII is the same in all encodings on offer: a few such pieces are samples, and more tell nothing. */
const plainPieces = 1000;

/** The pieces of a text between separators, as bytes: what tells encodings apart. */
export function textPieces(bytes: Uint8Array): TextSource {
  return {
    languageByte: 0,
    *texts() {
      let start = 0;
      let plain = 0;
      let used = 0;
      for (let at = 0; at <= bytes.length; at++) {
        if (at < bytes.length && between[bytes[at]] === 0) {
          used |= bytes[at];
          continue;
        }
        if (at > start && (used >= 0x80 || plain++ < plainPieces)) yield bytes.subarray(start, at);
        start = at + 1;
        used = 0;
      }
    },
  };
}
