import type { Grid } from '../grid';
import type { TerrainOptions } from './horn';
import { hornDifferences, terrainOf } from './horn';

/** What slopes and aspects say where there is none; as gdaldem. */
export const terrainNoData = -9999;

export type SlopeOptions = TerrainOptions;

/**
 * Steepest slope in degrees (0 to 90) after Horn (1981), as `gdaldem slope`; float32, NoData -9999.
 * Throws RangeError for a rotated grid and a factor that is not finite.
 */
export function slope(grid: Grid, options: SlopeOptions = {}): Grid {
  const eastward = new Float64Array(grid.width);
  const southward = new Float64Array(grid.width);
  const steep = Math.abs(options.zFactor ?? 1) / 8;
  const degrees = 180 / Math.PI;
  return terrainOf(
    grid,
    options,
    terrainNoData,
    (cells) => new Float32Array(cells).fill(terrainNoData),
    (upper, middle, lower, out, at, across, down) => {
      hornDifferences(upper, middle, lower, eastward, southward);
      const [perAcross, perDown] = [steep / across, steep / down];
      for (let i = 0; i < middle.length - 2; i++) {
        const x = eastward[i] * perAcross;
        const y = southward[i] * perDown;
        const square = x * x + y * y;
        if (square < Infinity) out[at + i] = Math.atan(Math.sqrt(square)) * degrees;
      }
    },
  );
}
