/** Who decodes a compression of TIFF: GDAL's WebAssembly build, `@gep/raster`, or nobody here. */
export type CodecReader = 'gdal' | 'package' | 'none';

export interface Codec {
  readonly name: string;
  readonly reader: CodecReader;
}

const codecs: Readonly<Record<number, Codec>> = {
  1: { name: 'none', reader: 'gdal' },
  2: { name: 'CCITT RLE', reader: 'gdal' },
  3: { name: 'CCITT G3', reader: 'gdal' },
  4: { name: 'CCITT G4', reader: 'gdal' },
  5: { name: 'LZW', reader: 'gdal' },
  6: { name: 'old-style JPEG', reader: 'none' },
  7: { name: 'JPEG', reader: 'package' },
  8: { name: 'Deflate', reader: 'gdal' },
  32773: { name: 'PackBits', reader: 'gdal' },
  32946: { name: 'Deflate', reader: 'gdal' },
  34712: { name: 'JPEG 2000', reader: 'none' },
  34887: { name: 'LERC', reader: 'package' },
  34925: { name: 'LZMA', reader: 'none' },
  50000: { name: 'ZSTD', reader: 'package' },
  50001: { name: 'WebP', reader: 'none' },
  50002: { name: 'JPEG XL', reader: 'none' },
};

/** Name and reader of a compression tag; unknown numbers are read by nobody. */
export function codecOf(compression: number): Codec {
  return codecs[compression] ?? { name: `TIFF compression ${compression}`, reader: 'none' };
}
