import type { TextSource } from './text-encoding';

/** Line ends, quotation mark, and the separators of CSV. No encoding on offer uses these bytes inside a character. */
const between = new Set([0x09, 0x0a, 0x0d, 0x22, 0x2c, 0x3b]);

/** The pieces of a text between separators, as bytes: what tells encodings apart. */
export function textPieces(bytes: Uint8Array): TextSource {
  return {
    languageByte: 0,
    *texts() {
      let start = 0;
      for (let at = 0; at <= bytes.length; at++) {
        if (at < bytes.length && !between.has(bytes[at])) continue;
        if (at > start) yield bytes.subarray(start, at);
        start = at + 1;
      }
    },
  };
}
