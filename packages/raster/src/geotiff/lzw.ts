/** Numbers of the codes that clear the table and end the data, of the first string, and how many codes there are at most. */
const clear = 256;
const stop = 257;
const firstString = 258;
const mostCodes = 4096;

/**
 * Decodes TIFF LZW (codes of 9 to 12 bits, most significant bit first) into at most `size` bytes.
 *
 * There is no table of strings: the string of a code is what an earlier code gave and the byte behind it, so a list of the
 * places where the codes wrote says its place and its length. Returns the bytes written; fewer than `size` where the data
 * end early or hold an impossible code. Old-style LZW (bits in reverse order, before TIFF 6.0) gives `undefined`.
 */
export function decodeLzw(data: Uint8Array, size: number): Uint8Array | undefined {
  if (data.length >= 2 && data[0] === 0 && (data[1] & 1) === 1) return undefined;
  const out = new Uint8Array(size);
  const starts = new Uint32Array(mostCodes - firstString + 1);
  const bits = data.length * 8;
  let count = 0;
  let width = 9;
  let bit = 0;
  let end = 0;
  while (end < size && bit + width <= bits) {
    const place = bit >> 3;
    const three = (data[place] << 16) | (data[place + 1] << 8) | data[place + 2];
    const code = (three >> (24 - (bit & 7) - width)) & ((1 << width) - 1);
    bit += width;
    if (code === clear) {
      count = 0;
      width = 9;
      continue;
    }
    if (code === stop) break;
    if (count < starts.length) starts[count] = end;
    if (code < clear) out[end++] = code;
    else {
      const string = code - firstString;
      if (string >= count) break;
      let from = starts[string];
      const until = Math.min(size, end + starts[string + 1] - from + 1);
      // Byte by byte: the newest string overlaps what is being written.
      while (end < until) out[end++] = out[from++];
    }
    if (count < starts.length) {
      count++;
      if (count + firstString === 1 << width && width < 12) width++;
    }
  }
  return end === size ? out : out.subarray(0, end);
}

/** Decodes PackBits (Apple run lengths) into at most `size` bytes. */
export function decodePackBits(data: Uint8Array, size: number): Uint8Array {
  const out = new Uint8Array(size);
  let end = 0;
  for (let i = 0; i < data.length && end < size;) {
    const head = (data[i++] << 24) >> 24;
    if (head >= 0) {
      const run = data.subarray(i, Math.min(i + head + 1, i + size - end));
      out.set(run, end);
      end += run.length;
      i += head + 1;
    } else if (head !== -128) {
      const stop = Math.min(size, end + 1 - head);
      out.fill(data[i++], end, stop);
      end = stop;
    }
  }
  return out.subarray(0, end);
}
