import { getDecoder } from 'geotiff';
import type { ImageLayout } from './image-layout';
import { checkJpegFrame, checkJpegTables } from './jpeg-frame';
import { smoothColors } from './smooth-colors';

const yCbCr = 6;

/** Decodes a JPEG block by geotiff.js into bytes as they are stored, YCbCr or RGB. Its headers are checked first. */
export async function decodeJpeg(data: Uint8Array, layout: ImageLayout): Promise<Uint8Array> {
  checkJpegTables(layout.jpegTables ?? []);
  const subsampling = checkJpegFrame(data, {
    width: layout.blockWidth,
    height: layout.blockHeight,
    bands: layout.planar ? 1 : layout.samples,
    bits: layout.bits,
  });
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
  const bytes = new Uint8Array(await decoder.decode(data.slice().buffer));
  if (layout.photometric === yCbCr) smoothColors(bytes, layout.blockWidth, subsampling);
  return bytes;
}
