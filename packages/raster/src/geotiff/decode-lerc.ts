import Lerc from './lerc-module';
import { inflate } from './deflate';
import type { ImageLayout } from './image-layout';
import { lercBlob } from './lerc-header';
import { decodeZstd } from './zstd';

/**
 * Decodes a LERC block (packed a second time or not) into samples of the machine's byte order. Cells that LERC masks out
 * become NoData, or 0 where the file declares none.
 */
export async function decodeLerc(data: Uint8Array, size: number, layout: ImageLayout): Promise<Uint8Array> {
  const packed = layout.lercParameters?.[1] ?? 0;
  // Never larger than its samples but for headers and a mask.
  const cap = 2 * size + 65536;
  const plain = packed === 0 ? data : packed === 1 ? await inflate(data, cap) : await decodeZstd(data, cap);
  const bands = layout.planar ? 1 : layout.samples;
  const blob = lercBlob(plain, { width: layout.blockWidth, height: layout.blockHeight, bands, size });
  const { pixels, mask } = Lerc.decode(blob.buffer, { returnPixelInterleavedDims: !layout.planar });
  const [cells] = pixels;
  if (mask && layout.noData !== undefined) {
    for (let i = 0; i < cells.length; i++) if (mask[Math.floor(i / bands)] === 0) cells[i] = layout.noData;
  }
  return new Uint8Array(cells.buffer, cells.byteOffset, cells.byteLength);
}
