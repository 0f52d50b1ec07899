/** A number in [0, 1) that depends only on the lattice point and the seed (integer hash after Wang and Jenkins). */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const fade = (t: number): number => t * t * (3 - 2 * t);

/** Smooth value noise in [0, 1) with lattice spacing 1. */
export function noise(x: number, y: number, seed: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const u = fade(x - x0);
  const v = fade(y - y0);
  const top = hash(x0, y0, seed) * (1 - u) + hash(x0 + 1, y0, seed) * u;
  const bottom = hash(x0, y0 + 1, seed) * (1 - u) + hash(x0 + 1, y0 + 1, seed) * u;
  return top * (1 - v) + bottom * v;
}

/** Fractal sum of noise, in [0, 1): each octave has twice the frequency and half the height. */
export function fractal(x: number, y: number, seed: number, octaves = 5): number {
  let sum = 0;
  let height = 0.5;
  let total = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += height * noise(x * 2 ** octave, y * 2 ** octave, seed + octave);
    total += height;
    height /= 2;
  }
  return sum / total;
}
