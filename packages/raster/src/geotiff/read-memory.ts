import { GepDataError } from '../gep-data-error';
import type { ImageLayout } from './image-layout';
import { arrayOf } from './image-layout';

/** Blocks that are unpacked side by side where memory allows it. */
const mostAtOnce = 8;
/** What one block takes beside its bytes: its place in the file and in the result, its part in the queue. */
const perBlock = 800;
/** What the book-keeping of one row or column of the result takes. */
const perPick = 40;

/**
 * Bytes that are held at a time for one unpacked byte, by compression: the bytes themselves, copies, what the decoder
 * builds. JPEG holds its coefficients as numbers of 32 bits, and each 8 x 8 of them as an object.
 */
const heldBytes: Readonly<Record<number, number>> = { 1: 1, 7: 12, 34887: 6, 50000: 3 };
const otherwiseHeld = 2;
/** JPEG, LERC and ZSTD unpack whole blocks, even if only a part is wanted. */
const wholeBlocks: ReadonlySet<number> = new Set([7, 34887, 50000]);

/** Bytes that the result of a read takes, with a mask, without the blocks that it is made from. */
export function resultMemory(
  { width, height }: { readonly width: number; readonly height: number },
  bands: number,
  { dataType }: Pick<ImageLayout, 'dataType'>,
): number {
  const cell = bands * arrayOf[dataType].BYTES_PER_ELEMENT + 2;
  return width * height * cell + (width + height) * perPick;
}

/** Throws GepDataError `tiff-size-limit` where a read needs more memory than it may take. */
export function checkMemory(needed: number, allowed: number, at: string): void {
  if (needed > allowed)
    throw new GepDataError('tiff-size-limit', at, `a read of at most ${allowed} bytes, got ${needed}`);
}

/** Throws GepDataError `tiff-size-limit` where the places of so many blocks would take more than is left. */
export function checkBlocks(blocks: number, left: number): void {
  checkMemory(blocks * perBlock, left, 'blocks');
}

/**
 * How many blocks may be unpacked side by side in the memory that is left.
 * @param blocks how many the read has to unpack
 * @param wanted most bytes that are wanted of one of them
 * @param stored most bytes that are read for one of them
 * @throws GepDataError `tiff-size-limit` where not even one fits
 */
export function blocksAtOnce(
  image: ImageLayout,
  { blocks, wanted, stored }: { readonly blocks: number; readonly wanted: number; readonly stored: number },
  left: number,
): number {
  const { compression, bits, dataType, blockBytes } = image;
  const bytes = wholeBlocks.has(compression) ? blockBytes : wanted;
  const cell = arrayOf[dataType].BYTES_PER_ELEMENT;
  // Bytes that are numbers already are not copied.
  const numbers = bits === 8 * cell ? 0 : ((bytes * 8) / bits) * cell;
  const one = bytes * (heldBytes[compression] ?? otherwiseHeld) + numbers + stored;
  checkMemory(blocks * perBlock + one, left, 'blocks');
  return Math.min(mostAtOnce, blocks, Math.floor((left - blocks * perBlock) / one));
}

/** Stored bytes that are read of a packed block: counts may lie, but packing never makes bytes much more. */
export function mostStored({ blockBytes }: ImageLayout): number {
  return 2 * blockBytes + 65536;
}
