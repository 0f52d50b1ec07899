import { hillshade } from '@gep/raster';
import type { TypedArray } from '@gep/raster';
import type { RasterRelief } from '../model';
import type { RasterBlockSize } from './context';
import { byteShifts } from './pack';

/**
 * Shades the pixels of a block in place by the slope of its cells: level ground keeps its colour, slopes to the sun
 * become lighter (at most white), slopes away from it darker. At the borders of
 * the block its slope goes on as inside; empty neighbours count as high as the cell.
 * @param size without a `cellSize` above 0 nothing is shaded.
 * Method: Horn (1981) as `hillshade`, divided by the light on level ground.
 */
export function shadeRelief(
  target: Int32Array,
  cells: TypedArray,
  noData: number | null,
  relief: RasterRelief,
  { width, height, cellSize = 0 }: RasterBlockSize,
): void {
  const [across, down] = typeof cellSize === 'number' ? [cellSize, cellSize] : cellSize;
  if (!(across > 0 && down > 0) || target.length === 0) return;
  const shade = hillshade(
    {
      width,
      height,
      data: cells,
      ...(noData === null ? {} : { noData }),
      transform: [across, 0, 0, 0, -down, 0],
      crs: '',
    },
    { azimuth: relief.azimuth, altitude: relief.sunAngle, zFactor: relief.zFactor, edges: 'extended' },
  ).data;
  const level = 1 + 254 * Math.sin((relief.sunAngle * Math.PI) / 180);
  // Of 65536; cells without a shade keep their colour.
  const factors = Int32Array.from({ length: 256 }, (_, light) =>
    Math.round(65536 * (light === 0 ? 1 : light / level)),
  );
  const [r, g, b, a] = byteShifts;
  for (let i = 0; i < target.length; i++) {
    const pixel = target[i];
    const factor = factors[shade[i]];
    const red = (((pixel >>> r) & 255) * factor + 32768) >> 16;
    const green = (((pixel >>> g) & 255) * factor + 32768) >> 16;
    const blue = (((pixel >>> b) & 255) * factor + 32768) >> 16;
    target[i] =
      (pixel & (255 << a)) |
      ((red > 255 ? 255 : red) << r) |
      ((green > 255 ? 255 : green) << g) |
      ((blue > 255 ? 255 : blue) << b);
  }
}
