import { open } from 'node:fs/promises';
import { refuse } from '../geodata-error';
import { codecOf } from './tiff-codecs';
import type { Codec } from './tiff-codecs';
import { readTiffHeader } from './tiff-header';
import type { TiffHeader } from './tiff-header';

/** All that can be refused before a decoder sees the file: see `readTiffHeader`, and `raster-codec-unsupported`. */
export async function checkRaster(path: string, name: string): Promise<{ header: TiffHeader; codec: Codec }> {
  const file = await open(path, 'r');
  const header = await readTiffHeader(file, name).finally(() => file.close());
  const codec = codecOf(header.compression);
  if (codec.reader === 'none')
    refuse('raster-codec-unsupported', name, 'Deflate, LZW, PackBits, ZSTD, LERC, JPEG or no compression', {
      args: { codec: codec.name },
    });
  return { header, codec };
}
