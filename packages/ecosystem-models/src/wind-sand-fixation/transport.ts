/** Constants of the published equations. */
const TRANSPORT = 109.8;
const LENGTH = 150.71;
const LENGTH_EXPONENT = -0.3711;

/**
 * Soil that wind carries away, in kg/m² and year; 0 without wind, soil or roughness that allows it.
 * `SL(x) = (2z/s²)·Qmax·exp(-(z/s)²)`, `s = 150.71·x^-0.3711`, `Qmax = 109.8·x`. Source: RWEQ, HJ 1173-2021 annex A.3.
 * @param x WF·EF·SCF·K' in kg/m; NaN gives NaN
 * @param distance z in metres
 * @example
 * soilLoss(3, 50); // 2.5558
 */
export function soilLoss(x: number, distance: number): number {
  if (x <= 0) return 0;
  const ratio = distance / (LENGTH * x ** LENGTH_EXPONENT);
  const squared = ratio * ratio;
  return (2 / distance) * squared * TRANSPORT * x * Math.exp(-squared);
}

/**
 * The x of the largest soil loss at a distance in metres: beyond it more wind would carry less. There
 * `(z/s)² = (1 - 2e)/(-2e)` with e the exponent of s.
 * @example
 * largestLossAt(50); // 61.7
 */
export function largestLossAt(distance: number): number {
  const squared = (1 - 2 * LENGTH_EXPONENT) / (-2 * LENGTH_EXPONENT);
  return (distance / (LENGTH * Math.sqrt(squared))) ** (1 / LENGTH_EXPONENT);
}
