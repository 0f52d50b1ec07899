import type { CellWindow } from '@gep/raster';
import type { ChangedCells } from './change-match';
import { readFlatRows } from './flat-file';
import { createReusedMemory } from './reused-memory';

/** Rows of a window, with what the cells have, row after row. */
export interface ChangeBlock {
  readonly top: number;
  readonly bottom: number;
  readonly districts: Int32Array;
  readonly before: Int32Array;
  readonly after: Int32Array;
}

const memory = createReusedMemory();
const blockCells = 1_000_000;

/**
 * The cells of a window in blocks of about a million. A block holds until the next one is read.
 * @param rows each block has a multiple of so many, but for the last
 */
export function* changeBlocks(
  { frame, districtPath, beforePath, afterPath }: ChangedCells,
  [left, top, right, bottom]: CellWindow,
  rows = 1,
): Generator<ChangeBlock> {
  const length = right - left;
  const height = rows * Math.max(1, Math.floor(blockCells / (length * rows)));
  for (let from = top; from < bottom; from += height) {
    memory.reset();
    const to = Math.min(bottom, from + height);
    const place = { from: from * frame.width + left, length, stride: frame.width, rows: to - from };
    const [districts, before, after] = [districtPath, beforePath, afterPath].map((path) =>
      readFlatRows(path, 'int32', place, memory.take),
    );
    yield { top: from, bottom: to, districts, before, after };
  }
}
