/** Arrays whose numbers are read as they are in memory. */
export type FloatArray = Float32Array | Float64Array;

/**
 * Turns the bits of floating-point numbers [from, to) into unsigned integers of the same order, in place: of
 * negative numbers all bits are flipped, of the others the sign. `words` 32-bit words a number, the lowest first
 * (typed arrays are little-endian wherever this runs).
 */
export function orderBits(keys: Uint32Array, words: number, from: number, to: number): void {
  for (let high = from * words + words - 1; high < to * words; high += words) {
    const flip = keys[high] >> 31;
    keys[high] ^= flip | 0x80000000;
    if (words === 2) keys[high - 1] ^= flip;
  }
}

/** Undoes `orderBits`. */
export function restoreBits(keys: Uint32Array, words: number, from: number, to: number): void {
  for (let high = from * words + words - 1; high < to * words; high += words) {
    const flip = ~keys[high] >> 31;
    keys[high] ^= flip | 0x80000000;
    if (words === 2) keys[high - 1] ^= flip;
  }
}
