import { GepDataError } from '../gep-data-error';
import type { TypedArray } from '../grid';
import { limit, tag } from './tags';
import type { TagValue, TiffDirectory } from './tiff-directory';

/** Number type of the samples. */
export type DataType = 'uint8' | 'int8' | 'uint16' | 'int16' | 'uint32' | 'int32' | 'float32' | 'float64';

/** The typed array of a data type. */
export const arrayOf: Record<
  DataType,
  (new (length: number) => TypedArray) & { readonly BYTES_PER_ELEMENT: number }
> = {
  uint8: Uint8Array,
  int8: Int8Array,
  uint16: Uint16Array,
  int16: Int16Array,
  uint32: Uint32Array,
  int32: Int32Array,
  float32: Float32Array,
  float64: Float64Array,
};

/** LZW, deflate (twice) and ZSTD: the compressions whose samples a predictor may have changed. */
const predicted: ReadonlySet<number> = new Set([5, 8, 32946, 50000]);

const formatNames: Readonly<Record<number, string>> = {
  1: 'unsigned integers',
  2: 'signed integers',
  3: 'floats',
  5: 'complex integers',
  6: 'complex floats',
};

/** How the pixels of one directory are stored, checked against the limits. */
export interface ImageLayout {
  readonly littleEndian: boolean;
  readonly width: number;
  readonly height: number;
  readonly samples: number;
  readonly bits: number;
  /** 1 unsigned, 2 signed, 3 floating point. */
  readonly format: number;
  /** Of the cells that are read; integers of 64 bits come as float64. */
  readonly dataType: DataType;
  readonly compression: number;
  /** 1 where the compression has none, even if the file says otherwise. */
  readonly predictor: number;
  /** Least significant bit first (FillOrder 2). */
  readonly reversedBits: boolean;
  readonly photometric: number;
  /** Each band in separate blocks (planar configuration 2). */
  readonly planar: boolean;
  readonly blockWidth: number;
  readonly blockHeight: number;
  readonly tiled: boolean;
  readonly blocksAcross: number;
  readonly blocksDown: number;
  /** Of a whole block when it is unpacked. */
  readonly blockBytes: number;
  readonly offsets: readonly number[];
  readonly byteCounts: readonly number[];
  readonly jpegTables: readonly number[] | undefined;
  readonly lercParameters: readonly number[] | undefined;
  /** GDAL's NoData tag. */
  readonly noData: number | undefined;
}

/** Reads and checks the layout tags of a directory; GepDataError names the tag and what would have been right. */
export function imageLayout(directory: TiffDirectory, littleEndian: boolean, at: string): ImageLayout {
  const numbers = (id: number): readonly number[] | undefined => wholeNumbersOf(directory.values.get(id));
  const one = (id: number, otherwise: number): number => numbers(id)?.[0] ?? otherwise;
  const width = one(tag.imageWidth, 0);
  const height = one(tag.imageLength, 0);
  const samples = one(tag.samplesPerPixel, 1);
  if (!(width >= 1 && width <= limit.side && height >= 1 && height <= limit.side))
    throw new GepDataError(
      'tiff-size-limit',
      at,
      `width and height of 1 to ${limit.side}, got ${width} x ${height}`,
    );
  if (!(samples >= 1 && samples <= limit.samples))
    throw new GepDataError('tiff-size-limit', at, `1 to ${limit.samples} bands, got ${samples}`);
  const allBits = numbers(tag.bitsPerSample) ?? [1];
  const allFormats = numbers(tag.sampleFormat) ?? [1];
  const bits = allBits[0];
  const format = allFormats[0] === 4 ? 1 : allFormats[0];
  if (allBits.some((other) => other !== bits) || allFormats.some((other) => other !== allFormats[0]))
    throw new GepDataError('tiff-unsupported-sample', at, 'bands of one number type');
  const dataType = dataTypeOf(format, bits);
  const told = `${formatNames[format] ?? `numbers of format ${format}`} of ${bits} bits`;
  if (!dataType)
    throw new GepDataError(
      'tiff-unsupported-sample',
      at,
      `unsigned integers of 1 to 32 or 64 bits, signed ones of 8, 16, 32 or 64, or floats of 16, 32 or 64, got ${told}`,
    );
  const planar = one(tag.planarConfiguration, 1) === 2;
  const compression = one(tag.compression, 1);
  const predictor = predicted.has(compression) ? one(tag.predictor, 1) : 1;
  if ((predictor === 2 && ![8, 16, 32, 64].includes(bits)) || (predictor === 3 && format !== 3))
    throw new GepDataError(
      'tiff-unsupported-sample',
      at,
      `a predictor that fits the samples, got ${predictor} for ${told}`,
    );
  const tiled = directory.values.has(tag.tileWidth);
  const blockWidth = tiled ? one(tag.tileWidth, 0) : width;
  const blockHeight = tiled
    ? one(tag.tileLength, 0)
    : Math.min(height, one(tag.rowsPerStrip, height) || height);
  if (!(blockWidth >= 1 && blockHeight >= 1))
    throw new GepDataError('tiff-size-limit', at, 'tiles with an area');
  const blocksAcross = Math.ceil(width / blockWidth);
  const blocksDown = Math.ceil(height / blockHeight);
  const blocks = blocksAcross * blocksDown * (planar ? samples : 1);
  const blockBytes = Math.ceil((blockWidth * bits * (planar ? 1 : samples)) / 8) * blockHeight;
  // Images that are smaller than their tile are usual, images that are much smaller than a large tile a trap.
  const imageBytes = Math.ceil((width * bits * samples) / 8) * height;
  const blockLimit = Math.min(
    limit.blockBytes,
    tiled ? Math.max(limit.paddedBytes, 4 * imageBytes) : Infinity,
  );
  if (blocks > limit.blocks || blockBytes > blockLimit)
    throw new GepDataError(
      'tiff-size-limit',
      at,
      `at most ${limit.blocks} blocks of at most ${blockLimit} bytes, got ${blocks} of ${blockBytes}`,
    );
  const offsets = numbers(tiled ? tag.tileOffsets : tag.stripOffsets) ?? [];
  const byteCounts = numbers(tiled ? tag.tileByteCounts : tag.stripByteCounts) ?? [];
  if (offsets.length < blocks)
    throw new GepDataError('tiff-missing-tag', at, `offsets of ${blocks} blocks, got ${offsets.length}`);
  return withoutLongStrips({
    littleEndian,
    width,
    height,
    samples,
    bits,
    format,
    dataType,
    compression,
    predictor,
    reversedBits: one(tag.fillOrder, 1) === 2 && compression !== 7,
    photometric: one(tag.photometric, 1),
    planar,
    blockWidth,
    blockHeight,
    tiled,
    blocksAcross,
    blocksDown,
    blockBytes,
    offsets,
    // Uncompressed files may leave the counts out.
    byteCounts: byteCounts.length >= blocks || compression !== 1 ? byteCounts : offsets.map(() => blockBytes),
    jpegTables: numbers(tag.jpegTables),
    lercParameters: numbers(tag.lercParameters),
    noData: noDataOf(directory),
  });
}

/** Uncompressed images in one strip are taken as images in many, so that a part of them can be read by itself. */
function withoutLongStrips(image: ImageLayout): ImageLayout {
  const { tiled, compression, blocksDown, blockBytes, blockHeight, height, byteCounts } = image;
  if (tiled || compression !== 1 || blocksDown > 1 || blockBytes <= limit.stripBytes) return image;
  if (byteCounts.some((count) => count !== blockBytes)) return image;
  const rowBytes = blockBytes / blockHeight;
  const rows = Math.max(1, Math.floor(limit.stripBytes / rowBytes));
  const parts = Array.from({ length: Math.ceil(height / rows) }, (_, i) => i * rows);
  return {
    ...image,
    blockHeight: rows,
    blocksDown: parts.length,
    blockBytes: rows * rowBytes,
    offsets: image.offsets.flatMap((offset) => parts.map((row) => offset + row * rowBytes)),
    byteCounts: image.offsets.flatMap(() => parts.map((row) => Math.min(rows, height - row) * rowBytes)),
  };
}

/** The value as numbers; texts in the place of numbers count as missing. */
export function numbersOf(value: TagValue | undefined): readonly number[] | undefined {
  return typeof value === 'string' ? undefined : value;
}

/** Sizes, places and kinds are whole; anything else in their place counts as missing. */
function wholeNumbersOf(value: TagValue | undefined): readonly number[] | undefined {
  const numbers = numbersOf(value);
  return numbers?.every(Number.isSafeInteger) ? numbers : undefined;
}

function dataTypeOf(format: number, bits: number): DataType | undefined {
  if (format === 1 && bits >= 1 && bits <= 8) return 'uint8';
  if (format === 1 && bits <= 16) return 'uint16';
  if (format === 1 && bits > 16 && bits <= 32) return 'uint32';
  if (format === 2 && bits === 8) return 'int8';
  if (format === 2 && bits === 16) return 'int16';
  if (format === 2 && bits === 32) return 'int32';
  if (format === 3 && (bits === 16 || bits === 32)) return 'float32';
  if (bits === 64 && format >= 1 && format <= 3) return 'float64';
  return undefined;
}

function noDataOf(directory: TiffDirectory): number | undefined {
  const stored = directory.values.get(tag.gdalNoData);
  const text = typeof stored === 'string' ? stored.replace(/\0/g, '').trim() : '';
  if (text === '') return undefined;
  if (/^[-+]?nan/i.test(text)) return NaN;
  if (/^[-+]?inf/i.test(text)) return text.startsWith('-') ? -Infinity : Infinity;
  const number = Number(text);
  return Number.isNaN(number) ? undefined : number;
}
