import { getDecoder } from 'geotiff';
import { GepDataError } from '../gep-data-error';
import type { TypedArray } from '../grid';
import { inflate } from './deflate';
import type { ImageLayout } from './image-layout';
import { decodeLerc } from './decode-lerc';
import { decodeLzw, decodePackBits } from './lzw';
import { samplesOf } from './samples';
import { decodeZstd } from './zstd';

type Unpack = (
  data: Uint8Array,
  size: number,
  layout: ImageLayout,
) => Promise<Uint8Array | undefined> | Uint8Array | undefined;

/** Compressions by their TIFF number. JPEG is decoded by geotiff.js. */
const unpackers: Readonly<Record<number, Unpack>> = {
  1: (data) => data,
  5: (data, size) => {
    const bytes = decodeLzw(data, size);
    if (!bytes) throw unsupported('old-style LZW');
    return bytes;
  },
  7: decodeJpeg,
  8: (data, size) => inflate(data, size),
  32773: decodePackBits,
  32946: (data, size) => inflate(data, size),
  34887: decodeLerc,
  50000: (data, size) => decodeZstd(data, size),
};

const names: Readonly<Record<number, string>> = {
  2: 'CCITT RLE',
  3: 'CCITT fax group 3',
  4: 'CCITT fax group 4',
  6: 'old-style JPEG',
  34712: 'JPEG 2000',
  34925: 'LZMA',
  50001: 'WebP',
  50002: 'JPEG XL',
};

/** Throws GepDataError `tiff-unsupported-codec` naming the compression unless blocks of it can be read. */
export function checkCodec(layout: ImageLayout): void {
  if (!(layout.compression in unpackers))
    throw unsupported(names[layout.compression] ?? `number ${layout.compression}`);
  if (![1, 2, 3].includes(layout.predictor)) throw unsupported(`predictor ${layout.predictor}`);
}

/**
 * Samples of one tile or strip, bands interleaved unless the layout is planar, rows of full block width.
 * Throws GepDataError `tiff-damaged-block` when the stored bytes do not give the declared number of samples.
 */
export async function decodeBlock(
  data: Uint8Array,
  rows: number,
  rowsInImage: number,
  layout: ImageLayout,
  at: string,
): Promise<TypedArray> {
  checkCodec(layout);
  const bands = layout.planar ? 1 : layout.samples;
  const size = Math.ceil((layout.blockWidth * bands * layout.bits) / 8) * rows;
  let bytes: Uint8Array | undefined;
  try {
    bytes = await unpackers[layout.compression](data, size, layout);
  } catch (error) {
    if (error instanceof GepDataError) throw error;
    throw new GepDataError('tiff-damaged-block', at, 'compressed data without damage', { cause: error });
  }
  const got = bytes?.length ?? 0;
  // Some writers leave the rows of a tile out that lie below the image.
  if (!bytes || got < (size / rows) * rowsInImage)
    throw new GepDataError('tiff-damaged-block', at, `${size} bytes of samples, got ${got}`);
  const whole = got === size ? bytes : new Uint8Array(size);
  if (whole !== bytes) whole.set(bytes.subarray(0, size));
  return samplesOf(whole, rows, bands, layout);
}

async function decodeJpeg(data: Uint8Array, _size: number, layout: ImageLayout): Promise<Uint8Array> {
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

function unsupported(name: string): GepDataError {
  return new GepDataError(
    'tiff-unsupported-codec',
    `compression ${name}`,
    'no compression, LZW, deflate, PackBits, JPEG, LERC or ZSTD',
  );
}
