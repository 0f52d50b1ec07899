/** K' falls up to this ridge roughness and would explode above, so that rougher ground counts as this. */
const ROUGHEST = 18;

/**
 * Soil ridge roughness Kr, `0.2·ΔH²/L`: its number for metres is read as centimetres. Source: HJ 1173-2021 annex A.3.
 * @param relief ΔH in metres
 * @param distance L in metres, over which the relief is taken
 */
export function ridgeRoughness(relief: number, distance: number): number {
  return (0.2 * relief ** 2) / distance;
}

/**
 * Surface roughness factor K', at most 1: `exp(1.86·Kr - 2.41·Kr^0.934 - 0.127·Crr)`. Source: HJ 1173-2021 annex A.3.
 * @param ridge Kr in cm, at most 18 of which count; NaN gives NaN
 * @param random chain random roughness Crr in cm
 * @example
 * roughnessFactor(0, 0); // 1
 */
export function roughnessFactor(ridge: number, random: number): number {
  const kr = Math.min(ROUGHEST, ridge);
  return Math.min(1, Math.exp(1.86 * kr - 2.41 * kr ** 0.934 - 0.127 * random));
}
