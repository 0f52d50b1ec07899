import type { Grid } from '../grid';
import { cellSteps, visitHorn } from './horn';

export interface HillshadeOptions {
  /** Where the light comes from, degrees clockwise from north; 315 unless said. */
  readonly azimuth?: number;
  /** Height of the light above the horizon, 0 to 90 degrees; 45 unless said. */
  readonly altitude?: number;
  /** Multiplies heights. 1 unless said. */
  readonly zFactor?: number;
}

/** Shaded relief 1 (dark) to 255 (lit) after Horn (1981), as `gdaldem hillshade`; NoData 0. Throws RangeError for a rotated grid. */
export function hillshade(grid: Grid, options: HillshadeOptions = {}): Grid {
  const { azimuth = 315, altitude = 45, zFactor = 1 } = options;
  if (!Number.isFinite(azimuth)) throw new RangeError(`azimuth: got ${azimuth}, allowed: degrees`);
  if (!(altitude >= 0 && altitude <= 90)) throw new RangeError(`altitude: got ${altitude}, allowed: 0 to 90`);
  const { across, down } = cellSteps(grid);
  const radians = Math.PI / 180;
  const sinAltitude = Math.sin(altitude * radians);
  const steep = (Math.cos(altitude * radians) * zFactor) / 8;
  const east = Math.sin(azimuth * radians) * steep;
  const north = Math.cos(azimuth * radians) * steep;
  const square = (zFactor / 8) ** 2;
  const data = new Uint8Array(grid.width * grid.height);
  visitHorn(grid, (cell, eastward, southward) => {
    const x = eastward / across;
    const y = southward / down;
    const light = (sinAltitude + x * east - y * north) / Math.sqrt(1 + square * (x * x + y * y));
    data[cell] = light <= 0 ? 1 : Math.round(1 + 254 * light);
  });
  return {
    width: grid.width,
    height: grid.height,
    data,
    noData: 0,
    transform: grid.transform,
    crs: grid.crs,
  };
}
