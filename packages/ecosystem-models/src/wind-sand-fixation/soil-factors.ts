/**
 * Erodible fraction EF of a soil, 0-1. Source: RWEQ, HJ 1173-2021 annex A.3.
 * @param sand, silt, clay, matter, carbonate percent, clay above 0; NaN gives NaN
 * @example
 * erodibleFraction(60, 25, 15, 1.5, 2); // 0.47475
 */
export function erodibleFraction(
  sand: number,
  silt: number,
  clay: number,
  matter: number,
  carbonate: number,
): number {
  const percent = 29.09 + 0.31 * sand + 0.17 * silt + (0.33 * sand) / clay - 2.59 * matter - 0.95 * carbonate;
  return Math.min(1, Math.max(0, percent / 100));
}

/**
 * Soil crust factor SCF, 0-1. Source: RWEQ, HJ 1173-2021 annex A.3.
 * @param clay, matter percent; NaN gives NaN
 * @example
 * soilCrustFactor(15, 1.5); // 0.3949
 */
export function soilCrustFactor(clay: number, matter: number): number {
  return 1 / (1 + 0.0066 * clay ** 2 + 0.021 * matter ** 2);
}
