/**
 * Decodes TIFF LZW (codes of 9 to 12 bits, most significant bit first) into at most `size` bytes.
 *
 * A code is remembered as a place and length in the output instead of a table of strings. Returns the bytes
 * written; fewer than `size` where the data end early or hold an impossible code. Old-style LZW (bits in
 * reverse order, before TIFF 6.0) gives `undefined`.
 */
export function decodeLzw(data: Uint8Array, size: number): Uint8Array | undefined {
  if (data.length >= 2 && data[0] === 0 && (data[1] & 1) === 1) return undefined;
  const out = new Uint8Array(size);
  const places = new Uint32Array(4096);
  const lengths = new Uint16Array(4096);
  let codes = 258;
  let width = 9;
  let buffer = 0;
  let held = 0;
  let input = 0;
  let end = 0;
  let previous = -1;
  let previousPlace = 0;
  let previousLength = 0;
  while (end < size) {
    while (held < width && input < data.length) {
      buffer = ((buffer << 8) | data[input++]) & 0xffffff;
      held += 8;
    }
    if (held < width) break;
    held -= width;
    const code = (buffer >>> held) & ((1 << width) - 1);
    if (code === 257) break;
    if (code === 256) {
      codes = 258;
      width = 9;
      previous = -1;
      continue;
    }
    const start = end;
    if (code < 256) {
      out[end++] = code;
    } else {
      const repeats = code === codes && previous >= 0;
      if (!repeats && code >= codes) break;
      const place = repeats ? previousPlace : places[code];
      const length = repeats ? previousLength + 1 : lengths[code];
      const stop = Math.min(size, end + length);
      // Byte by byte: a repeated string overlaps what is being written.
      for (let from = place; end < stop;) out[end++] = out[from++];
    }
    if (previous >= 0 && codes < 4096) {
      // The new string is the previous one and the byte after it, which stand together in the output.
      places[codes] = previousPlace;
      lengths[codes] = previousLength + 1;
      codes++;
      if (codes + 1 >= 1 << width && width < 12) width++;
    }
    previous = code;
    previousPlace = start;
    previousLength = end - start;
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
