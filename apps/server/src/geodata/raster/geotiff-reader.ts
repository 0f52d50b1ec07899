import { fromFile } from 'geotiff';
import type { TypedArray } from 'geotiff';
import { refuse } from '../geodata-error';
import type { CellArray, RasterSource } from './raster-source';
import type { TiffHeader } from './tiff-header';

/** Cells by geotiff.js, for JPEG, ZSTD and LERC. Throws `raster-damaged` where a block cannot be decoded. */
export async function openWithGeotiff(
  path: string,
  name: string,
  header: TiffHeader,
  bandCount: number,
): Promise<RasterSource['read']> {
  const damaged = (error: unknown): never =>
    refuse('raster-damaged', name, 'cells that can be decoded', { detail: String(error).slice(0, 400) });
  const image = await fromFile(path)
    .then((tiff) => tiff.getImage(0))
    .catch(damaged);
  // JPEG in YCbCr (TIFF 6.0, section 21) keeps brightness and colour differences in its three bands.
  const colour = header.photometric === 6 && header.compression === 7 && bandCount === 3;
  return async (band, { left, top, width, height }) => {
    const window = [left, top, left + width, top + height] as [number, number, number, number];
    const samples = colour ? [0, 1, 2] : [band - 1];
    const rasters = (await image.readRasters({ window, samples }).catch(damaged)) as TypedArray[];
    return { data: colour ? rgbBand(rasters, band) : (rasters[0] as CellArray) };
  };
}

/** Red, green or blue (1, 2, 3) from YCbCr by ITU-R BT.601, full range, as JPEG defines it. */
function rgbBand([y, cb, cr]: readonly TypedArray[], band: number): Uint8Array {
  const weights = [
    [0, 1.402],
    [-0.344136, -0.714136],
    [1.772, 0],
  ][band - 1];
  const out = new Uint8ClampedArray(y.length);
  for (let i = 0; i < y.length; i++) out[i] = y[i] + weights[0] * (cb[i] - 128) + weights[1] * (cr[i] - 128);
  return new Uint8Array(out.buffer);
}
