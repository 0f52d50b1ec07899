/** A number from 0 to 1 that is always the same for the same place. */
export function hash(x: number, y: number, seed = 0): number {
  const value = Math.sin(x * 127.1 + y * 311.7 + seed * 74.7) * 43758.5453;
  return value - Math.floor(value);
}

const ease = (t: number): number => t * t * (3 - 2 * t);

function smooth(x: number, y: number, seed: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [s, t] = [ease(x - column), ease(y - row)];
  const top = hash(column, row, seed) * (1 - s) + hash(column + 1, row, seed) * s;
  const bottom = hash(column, row + 1, seed) * (1 - s) + hash(column + 1, row + 1, seed) * s;
  return top * (1 - t) + bottom * t;
}

/** Smooth noise from 0 to 1 in octaves: hills with smaller hills on them. */
export function hills(x: number, y: number, seed = 0): number {
  let [sum, weight] = [0, 0];
  for (let octave = 0; octave < 6; octave++) {
    const share = 0.5 ** octave;
    sum += share * smooth(x * 2 ** octave, y * 2 ** octave, seed + octave);
    weight += share;
  }
  return sum / weight;
}
