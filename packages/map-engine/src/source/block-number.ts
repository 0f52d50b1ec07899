import type { RasterBlock } from './raster-block';

const numbers = new WeakMap<RasterBlock, number>();
let last = 0;

/** A number that no block of this page has yet. */
export function nextBlockNumber(): number {
  return ++last;
}

/** Gives a block the number by which questions to a worker name its cells. */
export function numberBlock(block: RasterBlock, number = nextBlockNumber()): number {
  numbers.set(block, number);
  return number;
}

/** The number of a block; undefined for blocks whose cells no worker has seen. */
export function blockNumber(block: RasterBlock): number | undefined {
  return numbers.get(block);
}
