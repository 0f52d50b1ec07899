import Lerc from './lerc-module';
import { inflate } from './deflate';
import type { ImageLayout } from './image-layout';
import { lercBlob } from './lerc-header';

/**
 * Decodes a LERC block (packed a second time or not) into samples in the byte order that they had when they were packed:
 * that of the file. As in libtiff, floats that LERC masks out are NaN, and an alpha band that it left out comes back from
 * the mask; integers that it masks out are NoData, or 0 where the file declares none.
 */
export async function decodeLerc(data: Uint8Array, size: number, layout: ImageLayout): Promise<Uint8Array> {
  const packed = layout.lercParameters?.[1] ?? 0;
  // Never larger than its samples but for headers and a mask.
  const cap = 2 * size + 65536;
  const plain = packed === 0 ? data : packed === 1 ? await inflate(data, cap) : await unpackZstd(data, cap);
  const bands = layout.planar ? 1 : layout.samples;
  const blob = lercBlob(plain, { width: layout.blockWidth, height: layout.blockHeight, bands, size });
  const { pixels, mask } = Lerc.decode(blob.bytes.buffer, { returnPixelInterleavedDims: !layout.planar });
  const [cells] = pixels;
  if (blob.bands < bands) return withAlpha(cells, blob.bands, mask);
  const nothing = layout.format === 3 ? NaN : (layout.noData ?? 0);
  if (mask) for (let i = 0; i < cells.length; i++) if (mask[Math.floor(i / bands)] === 0) cells[i] = nothing;
  return new Uint8Array(cells.buffer, cells.byteOffset, cells.byteLength);
}

async function unpackZstd(data: Uint8Array, size: number): Promise<Uint8Array> {
  const { decodeZstd } = await import('./zstd');
  return decodeZstd(data, size);
}

/** Bytes with a further one behind those of each cell: 0 where the cell is masked out, 255 elsewhere. */
function withAlpha(
  colors: ArrayLike<number>,
  bands: number,
  mask: Uint8Array | null | undefined,
): Uint8Array {
  const count = colors.length / bands;
  const out = new Uint8Array(count * (bands + 1));
  for (let cell = 0; cell < count; cell++) {
    for (let band = 0; band < bands; band++) out[cell * (bands + 1) + band] = colors[cell * bands + band];
    out[cell * (bands + 1) + bands] = mask?.[cell] === 0 ? 0 : 255;
  }
  return out;
}
