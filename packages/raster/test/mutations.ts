/** Whole numbers from 0 up to a bound, the same on every machine (mulberry32 by Tommy Ettinger). */
export type Random = (below: number) => number;

export function randomOf(seed: number): Random {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/**
 * A damaged copy of a TIFF: one to four places changed, most of them in its header and first directory, where a byte
 * does most; one in seven is cut too.
 */
export function mutated(bytes: Uint8Array, random: Random): Uint8Array {
  const copy = bytes.slice();
  if (copy.length < 8) return copy;
  const directory = new DataView(copy.buffer).getUint32(4, copy[0] === 0x49) % copy.length;
  for (let changes = 1 + random(4); changes > 0; changes--) {
    const region = random(10);
    const at = region < 3 ? random(600) : region < 7 ? directory + random(300) : random(copy.length);
    const value = [random(256), random(256), 0, 1, 127, 255][random(6)];
    // Lengths and places have four bytes; now and then all of them change.
    copy.fill(value, at % copy.length, (at % copy.length) + (random(8) === 0 ? 4 : 1));
  }
  return random(7) === 0 ? copy.subarray(0, random(copy.length)) : copy;
}
