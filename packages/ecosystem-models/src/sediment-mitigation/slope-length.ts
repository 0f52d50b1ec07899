const RADIANS = Math.PI / 180;
/** Length in metres of the unit plot of the USLE. */
const UNIT_PLOT = 22.13;

/**
 * Slope factor S. Source: HJ 1173-2021 annex A.2.
 * @param degrees 0-90
 * @example
 * slopeFactor(10); // 2.417
 */
export function slopeFactor(degrees: number): number {
  return steepness(degrees, Math.sin(degrees * RADIANS));
}

function steepness(degrees: number, sine: number): number {
  if (degrees < 5.14) return 10.8 * sine + 0.03;
  if (degrees < 10.2) return 16.8 * sine - 0.5;
  if (degrees < 28.81) return 21.9 * sine - 0.96;
  return Number.isNaN(degrees) ? NaN : 9.5988;
}

/**
 * Slope-length factor L; 1 on level ground. Source: HJ 1173-2021 annex A.2.
 * @param degrees 0-90
 * @param metres slope length
 * @example
 * lengthFactor(10, 30); // 1.2004
 */
export function lengthFactor(degrees: number, metres: number): number {
  return length(Math.sin(degrees * RADIANS), metres);
}

function length(sine: number, metres: number): number {
  const beta = sine / 0.089 / (3 * sine ** 0.8 + 0.56);
  return (metres / UNIT_PLOT) ** (beta / (1 + beta));
}

/** S · L by HJ 1173-2021; NaN in either input gives NaN. */
export function slopeLengthFactor(degrees: number, metres: number): number {
  const sine = Math.sin(degrees * RADIANS);
  return steepness(degrees, sine) * length(sine, metres);
}

/** Exponent of Desmet and Govers by slope in percent: a table up to 9 %, beyond that as in the USLE. */
function lengthExponent(percent: number, sine: number): number {
  if (percent <= 1) return 0.2;
  if (percent <= 3.5) return 0.3;
  if (percent <= 5) return 0.4;
  if (percent <= 9) return 0.5;
  const beta = sine / 0.0896 / (3 * sine ** 0.8 + 0.56);
  return beta / (1 + beta);
}

/**
 * S · L of two dimensions. Source: Desmet and Govers 1996 in the form of InVEST SDR, where the area upstream enters by
 * its square root.
 * @param percent slope in percent, at least 0
 * @param cells flow accumulation in cells, the cell itself included, so at least 1
 * @param cellSize metres
 * @param cap largest L
 * @example
 * desmetGoversFactor(9, 1, 30, 122); // 1.1241
 */
export function desmetGoversFactor(percent: number, cells: number, cellSize: number, cap: number): number {
  const angle = Math.atan(percent / 100);
  const sine = Math.sin(angle);
  const slope = percent < 9 ? 10.8 * sine + 0.03 : 16.8 * sine - 0.5;
  const m = lengthExponent(percent, sine);
  const own = cellSize * cellSize;
  const upstream = Math.sqrt((cells - 1) * own);
  const pathRatio = sine + Math.cos(angle);
  const l =
    ((upstream + own) ** (m + 1) - upstream ** (m + 1)) /
    (cellSize ** (m + 2) * pathRatio ** m * UNIT_PLOT ** m);
  return slope * Math.min(cap, l);
}
