import type { Grid } from '../grid';
import { cellSteps, visitHorn } from './horn';
import { terrainNoData } from './slope';

/** Direction that a slope faces, degrees clockwise from north [0, 360), as `gdaldem aspect`; flat cells and borders are -9999. */
export function aspect(grid: Grid): Grid {
  // gdaldem leaves the cell size out; the signs matter for south-up grids only.
  const { across, down } = cellSteps(grid);
  const [eastSign, southSign] = [Math.sign(across), -Math.sign(down)];
  const data = new Float32Array(grid.width * grid.height).fill(terrainNoData);
  visitHorn(grid, (cell, eastward, southward) => {
    if (eastward === 0 && southward === 0) return;
    const angle = (Math.atan2(southward * southSign, eastward * eastSign) * 180) / Math.PI;
    const azimuth = angle > 90 ? 450 - angle : 90 - angle;
    data[cell] = azimuth >= 360 ? azimuth - 360 : azimuth;
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
