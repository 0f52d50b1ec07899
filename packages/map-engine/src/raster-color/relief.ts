import { hillshade } from '@gep/raster';
import type { TypedArray } from '@gep/raster';
import type { RasterRelief } from '../model';
import type { RasterBlockSize } from './context';

/**
 * Shades the colours of a block in place by the slope of its cells: level ground keeps its colour, slopes to the
 * sun become lighter (at most white), slopes away from it darker. Cells without eight valid neighbours keep theirs.
 * @param size cellSize in units of the cells' values; without one nothing is shaded.
 * Method: Horn (1981) as `hillshade`, divided by the light on level ground.
 */
export function shadeRelief(
  bytes: Uint8ClampedArray,
  cells: TypedArray,
  noData: number | null,
  relief: RasterRelief,
  size: RasterBlockSize,
): void {
  const { width, height, cellSize } = size;
  if (!relief.used || !cellSize || !(cellSize > 0)) return;
  const shade = hillshade(
    {
      width,
      height,
      data: cells,
      ...(noData === null ? {} : { noData }),
      transform: [cellSize, 0, 0, 0, -cellSize, 0],
      crs: '',
    },
    { azimuth: relief.azimuth, altitude: relief.sunAngle, zFactor: relief.zFactor },
  ).data;
  const level = 1 + 254 * Math.sin((relief.sunAngle * Math.PI) / 180);
  for (let i = 0; i < shade.length; i++) {
    if (shade[i] === 0) continue;
    const factor = shade[i] / level;
    bytes[i * 4] *= factor;
    bytes[i * 4 + 1] *= factor;
    bytes[i * 4 + 2] *= factor;
  }
}
