import { hillshade } from '@gep/raster';
import type { TypedArray } from '@gep/raster';
import type { RasterRelief } from '../model';
import type { RasterBlockSize } from './block';
import { byteShifts } from './pack';

/**
 * The light on the cells of a block, a byte a cell: 1 (dark) to 255, 0 for cells that keep their colour; null for blocks
 * without a `cellSize` above 0, where nothing is shaded. At the borders of the block its slope goes on as inside; empty
 * neighbours count as high as the cell.
 * Method: Horn (1981) as `hillshade`.
 */
export type ReliefLight = (
  cells: TypedArray,
  noData: number | null,
  relief: RasterRelief,
  size: RasterBlockSize,
) => Uint8Array | null;

export const reliefLight: ReliefLight = (cells, noData, relief, { width, height, cellSize = 0 }) => {
  const [across, down] = typeof cellSize === 'number' ? [cellSize, cellSize] : cellSize;
  if (!(across > 0 && down > 0) || cells.length === 0) return null;
  const grid = {
    width,
    height,
    data: cells,
    ...(noData === null ? {} : { noData }),
    transform: [across, 0, 0, 0, -down, 0],
    crs: '',
  } as const;
  const { azimuth, sunAngle, zFactor } = relief;
  return hillshade(grid, { azimuth, altitude: sunAngle, zFactor, edges: 'extended' }).data as Uint8Array;
};

/** A {@link reliefLight} that answers from memory while cells, sun and size stay the same. */
export function keptLight(): ReliefLight {
  let kept: { readonly cells: TypedArray; readonly key: string; readonly light: Uint8Array | null } | null =
    null;
  return (cells, noData, relief, size) => {
    const { azimuth, sunAngle, zFactor } = relief;
    const { width, height, cellSize } = size;
    // Joined, not as JSON: that knows no NaN.
    const key = [noData, azimuth, sunAngle, zFactor, width, height, cellSize].join();
    if (kept?.cells !== cells || kept.key !== key) {
      kept = { cells, key, light: reliefLight(cells, noData, relief, size) };
    }
    return kept.light;
  };
}

const chunk = 8192;
const { factors, pixels, light, shadeChunk } = createLoop();

/**
 * Shades pixels in place: level ground keeps its colour, slopes to the sun become lighter (at most white), slopes away
 * from it darker.
 */
export function shadeRelief(target: Int32Array, lights: Uint8Array, { sunAngle }: RasterRelief): void {
  const level = 1 + 254 * Math.sin((sunAngle * Math.PI) / 180);
  // Of 65536; cells without a light keep their colour.
  for (let at = 0; at < 256; at++) factors[at] = Math.round(65536 * (at === 0 ? 1 : at / level));
  for (let from = 0; from < target.length; from += chunk) {
    const part = target.subarray(from, from + chunk);
    pixels.set(part);
    light.set(lights.subarray(from, from + chunk));
    shadeChunk();
    target.set(part.length < chunk ? pixels.subarray(0, part.length) : pixels, from);
  }
}

/** A separate function for the reason given in render-cells. */
function createLoop() {
  const factors = new Int32Array(256);
  const pixels = new Int32Array(chunk);
  const light = new Uint8Array(chunk);
  const [r, g, b, a] = byteShifts;
  return {
    factors,
    pixels,
    light,
    shadeChunk(): void {
      for (let i = 0; i < chunk; i++) {
        const pixel = pixels[i];
        const factor = factors[light[i]];
        const red = (((pixel >>> r) & 255) * factor + 32768) >> 16;
        const green = (((pixel >>> g) & 255) * factor + 32768) >> 16;
        const blue = (((pixel >>> b) & 255) * factor + 32768) >> 16;
        pixels[i] =
          (pixel & (255 << a)) |
          ((red > 255 ? 255 : red) << r) |
          ((green > 255 ? 255 : green) << g) |
          ((blue > 255 ? 255 : blue) << b);
      }
    },
  };
}
