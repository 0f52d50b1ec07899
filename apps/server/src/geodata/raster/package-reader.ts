import { GepDataError } from '@gep/raster';
import { openGeoTiff } from '@gep/raster/node';
import { refuse } from '../geodata-error';
import { geodataLimits } from '../limits';
import type { RasterSource } from './raster-source';

/** What a read may take beside GDAL and the windows themselves. */
const memory = geodataLimits.memoryBytes / 2;

/**
 * Cells by the reader of `@gep/raster`, for the codecs that GDAL's WebAssembly build lacks. Throws `raster-damaged`,
 * `raster-truncated`, `raster-codec-unsupported` or `raster-type-unsupported`.
 */
export async function openWithPackage(
  path: string,
  name: string,
  codec: string,
): Promise<Pick<RasterSource, 'read' | 'close'>> {
  const coded = (error: unknown): never => {
    if (!(error instanceof GepDataError)) throw error;
    const { code, expected, message } = error;
    const detail = message.slice(0, 400);
    switch (code) {
      case 'tiff-unsupported-codec':
        return refuse('raster-codec-unsupported', name, expected, { args: { codec }, detail });
      case 'tiff-unsupported-sample':
      case 'tiff-unsupported-color':
        return refuse('raster-type-unsupported', name, expected, { args: { type: codec }, detail });
      case 'tiff-truncated':
        return refuse('raster-truncated', name, expected, { detail });
      default:
        return refuse('raster-damaged', name, expected, { detail });
    }
  };
  const file = await openGeoTiff(path).catch(coded);
  return {
    async read(band, { left, top, width, height }) {
      const window = [left, top, left + width, top + height] as const;
      const [{ data, mask }] = await file
        .read({ window, bands: [band - 1], memory, maskByAlpha: true })
        .catch(coded);
      return { data, mask };
    },
    close: () => file.close(),
  };
}
