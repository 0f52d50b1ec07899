import { getDecoder } from 'geotiff';
import type { ImageLayout } from './image-layout';

/** Decodes a JPEG block by geotiff.js into bytes as they are stored, YCbCr or RGB. */
export async function decodeJpeg(data: Uint8Array, layout: ImageLayout): Promise<Uint8Array> {
  const decoder = await getDecoder(layout.compression, {
    tileWidth: layout.blockWidth,
    tileHeight: layout.blockHeight,
    // Predictors are undone afterwards, with the byte order of the file.
    predictor: 1,
    bitsPerSample: new Array<number>(layout.samples).fill(layout.bits),
    planarConfiguration: layout.planar ? 2 : 1,
    samplesPerPixel: layout.samples,
    ...(layout.jpegTables && { JPEGTables: Uint8Array.from(layout.jpegTables) }),
  });
  return new Uint8Array(await decoder.decode(data.slice().buffer));
}
