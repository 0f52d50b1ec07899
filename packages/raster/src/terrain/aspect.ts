import type { Grid } from '../grid';
import type { TerrainOptions } from './horn';
import { hornDifferences, terrainOf } from './horn';
import { terrainNoData } from './slope';

/**
 * Direction that a slope faces, degrees clockwise from north [0, 360), as `gdaldem aspect`, which takes cells for
 * square; float32, flat cells are -9999 as borders are. Throws RangeError for a rotated grid.
 * @example
 * aspect(heights).data[5]; // 270
 */
export function aspect(grid: Grid, options: Pick<TerrainOptions, 'edges'> = {}): Grid {
  const eastward = new Float64Array(grid.width);
  const southward = new Float64Array(grid.width);
  return terrainOf(
    grid,
    { edges: options.edges },
    terrainNoData,
    (cells) => new Float32Array(cells).fill(terrainNoData),
    (upper, middle, lower, out, at, across, down) => {
      hornDifferences(upper, middle, lower, eastward, southward);
      const [eastSign, southSign] = [Math.sign(across), -Math.sign(down)];
      for (let i = 0; i < middle.length - 2; i++) {
        const x = eastward[i] * eastSign;
        const y = southward[i] * southSign;
        if (!(x * x + y * y < Infinity) || (x === 0 && y === 0)) continue;
        const angle = (Math.atan2(y, x) * 180) / Math.PI;
        const azimuth = angle > 90 ? 450 - angle : 90 - angle;
        out[at + i] = azimuth >= 360 ? azimuth - 360 : azimuth;
      }
    },
  );
}
