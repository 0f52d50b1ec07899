/** Waves in front of a belt of plants, and the belt. */
export interface WaveBelt {
  /** Wave height before the belt, m, above 0. */
  readonly waveHeight: number;
  /** Wave period, s, above 0. */
  readonly period: number;
  /** Water depth, m, above 0. */
  readonly depth: number;
  /** Height of the plants, m. */
  readonly plantHeight: number;
  /** Stems a square metre. */
  readonly stems: number;
  /** Diameter of a stem, m. */
  readonly stemDiameter: number;
  /** Drag coefficient of a stem. */
  readonly drag: number;
  /** Width of the belt in the direction of the waves, m. */
  readonly width: number;
}

const GRAVITY = 9.81;

/**
 * Wave number k in rad/m of a wave in water of finite depth: `ω² = g·k·tanh(k·h)`, by Newton's method.
 * @param period s, above 0
 * @param depth m, above 0
 * @example
 * waveNumber(5, 2); // 0.29985192
 */
export function waveNumber(period: number, depth: number): number {
  const target = ((2 * Math.PI) / period) ** 2 / GRAVITY;
  // Eckart's approximation is within a few percent everywhere.
  let k = target / Math.sqrt(Math.tanh(target * depth));
  for (let step = 0; step < 50; step++) {
    const tanh = Math.tanh(k * depth);
    const next = k - (k * tanh - target) / (tanh + k * depth * (1 - tanh * tanh));
    if (Math.abs(next - k) <= 1e-15 * next) return next;
    k = next;
  }
  return k;
}

/**
 * Height of the wave behind a belt of plants as a share of that before it (Dalrymple, Kirby and Hwang 1984):
 * `H/H0 = 1/(1 + kD·H0·x)`, `kD = CD·b·N·k/(9π)·[9 sinh(kl) + sinh(3kl)]/[sinh(kh)·(2kh + sinh 2kh)]`, `l` being the part
 * of the plants under water.
 * @example
 * const belt = { waveHeight: 1, period: 5, depth: 2, plantHeight: 1, stems: 20, stemDiameter: 0.03, drag: 1, width: 100 };
 * waveShareBehind(belt); // 0.418322779
 */
export function waveShareBehind(belt: WaveBelt): number {
  const { waveHeight, depth, plantHeight, stems, stemDiameter, drag, width } = belt;
  const k = waveNumber(belt.period, depth);
  const kl = k * Math.min(plantHeight, depth);
  const kh = k * depth;
  const plants = 9 * Math.sinh(kl) + Math.sinh(3 * kl);
  const water = Math.sinh(kh) * (2 * kh + Math.sinh(2 * kh));
  const decay = ((drag * stemDiameter * stems * k) / (9 * Math.PI)) * (plants / water);
  return 1 / (1 + decay * waveHeight * width);
}
