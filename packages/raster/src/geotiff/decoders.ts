import { GepDataError } from '../gep-data-error';
import { inflate } from './deflate';
import type { ImageLayout } from './image-layout';
import { decodeLzw, decodePackBits } from './lzw';

/** A tile or strip that is to be unpacked. */
export interface PackedBlock {
  /** Bytes of the whole block when it is unpacked. */
  readonly size: number;
  /** How many of them, from the first on, are wanted: a decoder may stop there. */
  readonly wanted: number;
  /** How the image stores its pixels. */
  readonly layout: ImageLayout;
  /** Gives memory of a length to unpack into, which later blocks take again. */
  readonly room: (length: number) => Uint8Array;
}

/**
 * Unpacks the stored bytes of a block: rows of the full block width, samples in the byte order of the file, predictors
 * not undone. Gives at least `wanted` bytes, which the caller may overwrite; fewer, or an error, mean damaged data.
 */
export type BlockDecoder = (data: Uint8Array, block: PackedBlock) => Uint8Array | Promise<Uint8Array>;

const decoders = new Map<number, BlockDecoder>();

/**
 * Registers the decoder of a TIFF compression, in the place of the one that was there: every GeoTIFF read from now on
 * uses it.
 * @param compression number of the Compression tag, 2 to 65535; 1, no compression, has no decoder
 * @returns puts the former decoder back
 * @throws RangeError for another number, TypeError unless the decoder is a function
 * @example
 * const putBack = addDecoder(65000, (data) => data.map((byte) => 255 - byte));
 * putBack();
 */
export function addDecoder(compression: number, decoder: BlockDecoder): () => void {
  if (!(Number.isInteger(compression) && compression >= 2 && compression <= 65535))
    throw new RangeError(`compression: got ${compression}, allowed: 2 to 65535`);
  if (typeof decoder !== 'function')
    throw new TypeError(`decoder: got ${typeof decoder}, allowed: a function`);
  const former = decoders.get(compression);
  decoders.set(compression, decoder);
  return () => {
    if (former) decoders.set(compression, former);
    else decoders.delete(compression);
  };
}

/** Throws GepDataError `tiff-unsupported-codec` naming the compression when it has no decoder. */
export function decoderOf(compression: number): BlockDecoder {
  const decoder = decoders.get(compression);
  if (!decoder) throw unsupported(names[compression] ?? `number ${compression}`);
  return decoder;
}

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

function unsupported(name: string): GepDataError {
  return new GepDataError(
    'tiff-unsupported-codec',
    `compression ${name}`,
    'no compression, LZW, deflate, PackBits, JPEG, LERC or ZSTD',
  );
}

/**
 * Most bytes that one stored byte gives (zlib's figure for deflate, the longest string of a code for LZW, the longest run for
 * PackBits): no more is set aside for a short block, even if its header asks for more.
 */
const mostOf = { lzw: 2560, deflate: 1032, packBits: 64, zstd: 65536 } as const;

function bounded(wanted: number, data: Uint8Array, codec: keyof typeof mostOf): number {
  return Math.min(wanted, mostOf[codec] * data.length);
}

// The large decoders (JPEG, LERC, ZSTD) load with the first block that needs them.
addDecoder(5, (data, { wanted, room }) => {
  const bytes = decodeLzw(data, bounded(wanted, data, 'lzw'), room);
  if (!bytes) throw unsupported('old-style LZW');
  return bytes;
});
addDecoder(7, async (data, { layout }) => (await import('./decode-jpeg')).decodeJpeg(data, layout));
for (const deflate of [8, 32946])
  addDecoder(deflate, (data, { wanted }) => inflate(data, bounded(wanted, data, 'deflate')));
addDecoder(32773, (data, { wanted }) => decodePackBits(data, bounded(wanted, data, 'packBits')));
addDecoder(34887, async (data, { size, layout }) =>
  (await import('./decode-lerc')).decodeLerc(data, size, layout),
);
addDecoder(50000, async (data, { size }) =>
  (await import('./zstd')).decodeZstd(data, bounded(size, data, 'zstd')),
);
