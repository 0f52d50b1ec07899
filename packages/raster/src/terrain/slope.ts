import type { Grid } from '../grid';
import { cellSteps, visitHorn } from './horn';

/** What terrain results say where there are no eight valid neighbours; as gdaldem. */
export const terrainNoData = -9999;

export interface SlopeOptions {
  /** Multiplies heights: for heights in other units than the map's. 1 unless said. */
  readonly zFactor?: number;
}

/** Steepest slope in degrees (0 to 90) after Horn (1981), as `gdaldem slope`; NoData -9999. Throws RangeError for a rotated grid. */
export function slope(grid: Grid, { zFactor = 1 }: SlopeOptions = {}): Grid {
  const { across, down } = cellSteps(grid);
  const data = new Float32Array(grid.width * grid.height).fill(terrainNoData);
  const steep = Math.abs(zFactor) / 8;
  const degrees = 180 / Math.PI;
  visitHorn(grid, (cell, eastward, southward) => {
    const x = eastward / across;
    const y = southward / down;
    data[cell] = Math.atan(Math.sqrt(x * x + y * y) * steep) * degrees;
  });
  return {
    width: grid.width,
    height: grid.height,
    data,
    noData: terrainNoData,
    transform: grid.transform,
    crs: grid.crs,
  };
}
