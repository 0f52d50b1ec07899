import type { Grid } from '../grid';
import type { TerrainOptions } from './horn';
import { hornDifferences, terrainOf } from './horn';

/** What slopes and aspects say where there is none; as gdaldem. */
export const terrainNoData = -9999;

/** Units, edges and heights of a slope. */
export type SlopeOptions = TerrainOptions;

/**
 * Steepest slope in degrees (0 to 90) after Horn (1981), as `gdaldem slope`; float32, NoData -9999.
 * Throws RangeError for a rotated grid and a factor that is not finite.
 * @example
 * slope(heights).data[5]; // 45.0
 */
export function slope(grid: Grid, options: SlopeOptions = {}): Grid {
  const eastward = new Float64Array(grid.width);
  const southward = new Float64Array(grid.width);
  const steep = Math.abs(options.zFactor ?? 1) / 8;
  return terrainOf(
    grid,
    options,
    terrainNoData,
    (cells) => new Float32Array(cells),
    (upper, middle, lower, out, at, across, down) => {
      hornDifferences(upper, middle, lower, eastward, southward);
      writeDegrees(eastward, southward, out, at, middle.length - 2, steep / across, steep / down);
    },
  );
}

/**
 * The arc tangent of the steepness, in degrees, to less than float32 rounds (2e-8 of it): `Math.atan` takes longer than all of
 * the rest. Its series is summed in parts that need not wait for each other.
 * Source: Hastings in Abramowitz and Stegun, Handbook of Mathematical Functions (1964), 4.4.49.
 */
function writeDegrees(
  eastward: Float64Array,
  southward: Float64Array,
  out: Float32Array,
  at: number,
  columns: number,
  perAcross: number,
  perDown: number,
): void {
  // `terrainNoData` and the series as constants of the function: those of a module are looked up for every cell.
  const missing = -9999;
  const degrees = 180 / Math.PI;
  const a0 = degrees;
  const a1 = -0.3333314528 * degrees;
  const a2 = 0.1999355085 * degrees;
  const a3 = -0.1420889944 * degrees;
  const a4 = 0.1065626393 * degrees;
  const a5 = -0.07528964 * degrees;
  const a6 = 0.0429096138 * degrees;
  const a7 = -0.0161657367 * degrees;
  const a8 = 0.0028662257 * degrees;
  for (let i = 0; i < columns; i++) {
    const x = eastward[i] * perAcross;
    const y = southward[i] * perDown;
    const square = x * x + y * y;
    // Above 45 degrees the other angle of the triangle.
    const t = square <= 1 ? square : 1 / square;
    const tt = t * t;
    const angle =
      Math.sqrt(t) *
      (a0 + a1 * t + tt * (a2 + a3 * t) + tt * tt * (a4 + a5 * t + tt * (a6 + a7 * t) + tt * tt * a8));
    out[at + i] = square <= 1 ? angle : square < Infinity ? 90 - angle : missing;
  }
}
