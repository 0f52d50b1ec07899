import { throwIfAborted } from '../abort';
import type { TypedArray } from '../grid';
import { deflate, quickSaves } from './deflate';
import type { BlockLayout } from './image-fields';
import { tag } from './tags';
import type { TiffImage } from './tiff-writer';
import { predicted, tilesOf } from './tiles';

/** Width and height of an image in cells. */
interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Blocks of an image, band after band, and how they are laid out. */
export interface WrittenBlocks {
  readonly layout: BlockLayout;
  readonly stored: Omit<TiffImage, 'fields'>;
}

/** How deflate packs, and what ends it. */
export interface PackOptions {
  readonly quick?: boolean;
  readonly signal?: AbortSignal;
}

const tileSide = 256;
const deflatedAtOnce = 8;
/** Readers take strips of this size whole. */
const stripBytes = 256 * 1024;
/** Rows that are packed to see whether it is worth it. */
const sampleRows = 16;

/** Sides of 256 cells, or for smaller images the next multiples of 16, which TIFF asks for. */
export function tileSize(width: number, height: number): { tileWidth: number; tileHeight: number } {
  const side = (length: number): number => Math.min(tileSide, Math.ceil(length / 16) * 16);
  return { tileWidth: side(width), tileHeight: side(height) };
}

/**
 * Whether quick packing would save less than a third: predicted floats that vary from cell to cell are half noise. Rows
 * from all over the image say so.
 */
export function isNoise(cells: TypedArray, { width, height }: ImageSize): boolean {
  const rows = Math.min(height, sampleRows);
  const sample = cells.slice(0, rows * width);
  for (let i = 0; i < rows; i++) {
    const from = Math.floor(((i + 0.5) * height) / rows) * width;
    sample.set(cells.subarray(from, from + width), i * width);
  }
  return !quickSaves(predicted(sample, width));
}

/** Samples as they are in memory: no copy is made of them. */
export function plainStrips(bands: readonly TypedArray[], { width, height }: ImageSize): WrittenBlocks {
  const [{ BYTES_PER_ELEMENT: cellBytes }] = bands;
  const rowsPerStrip = Math.min(height, Math.max(1, Math.floor(stripBytes / (width * cellBytes))));
  const blocks: Uint8Array[] = [];
  for (const { buffer, byteOffset } of bands)
    for (let top = 0; top < height; top += rowsPerStrip) {
      const rows = Math.min(rowsPerStrip, height - top);
      blocks.push(new Uint8Array(buffer, byteOffset + top * width * cellBytes, rows * width * cellBytes));
    }
  return {
    layout: { rowsPerStrip },
    stored: { blocks, offsetsTag: tag.stripOffsets, lengthsTag: tag.stripByteCounts },
  };
}

/** Tiles with a predictor, deflated. */
export async function packedTiles(
  bands: readonly TypedArray[],
  { width, height }: ImageSize,
  options: PackOptions,
): Promise<WrittenBlocks> {
  const layout = tileSize(width, height);
  const tiles = function* (): Generator<Uint8Array> {
    for (const cells of bands)
      for (const tile of tilesOf(cells, width, height, layout.tileWidth, layout.tileHeight))
        yield predicted(tile, layout.tileWidth);
  };
  const blocks = await deflateAll(tiles(), options);
  return { layout, stored: { blocks, offsetsTag: tag.tileOffsets, lengthsTag: tag.tileByteCounts } };
}

/** Deflates blocks in their order; a few at once, since the platform packs in its own threads. */
export async function deflateAll(
  plain: Generator<Uint8Array>,
  { quick, signal }: PackOptions,
): Promise<Uint8Array[]> {
  const blocks: Uint8Array[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (const block of plain) {
      throwIfAborted(signal);
      const place = next++;
      blocks[place] = await deflate(block, quick);
    }
  };
  await Promise.all(Array.from({ length: deflatedAtOnce }, work));
  return blocks;
}
