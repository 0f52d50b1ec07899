import type { CellWindow } from '@gep/raster';
import { changeBlocks } from './change-blocks';
import { changeMatch, noChange } from './change-match';
import type { ChangedCells } from './change-match';

/** Counts the cells of a change, and finds where they are. */
export interface ChangedPlaceTask {
  readonly kind: 'changed-place';
  readonly cells: ChangedCells;
}

export interface ChangedPlaceResult {
  readonly cells: number;
  /** Around them; null without a cell. */
  readonly window: CellWindow | null;
}

/** Task of a thread: 25 million cells take some tenths of a second. */
export function changedPlace({ cells }: ChangedPlaceTask): ChangedPlaceResult {
  const { width, height } = cells.frame;
  const match = changeMatch(cells);
  let count = 0;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const block of changeBlocks(cells, [0, 0, width, height])) {
    const { districts, before, after } = block;
    for (let i = 0; i < districts.length; i++) {
      if (match(districts[i], before[i], after[i]) === noChange) continue;
      count++;
      const column = i % width;
      const row = block.top + (i - column) / width;
      if (column < left) left = column;
      if (column >= right) right = column + 1;
      if (row < top) top = row;
      bottom = row + 1;
    }
  }
  return { cells: count, window: count === 0 ? null : [left, top, right, bottom] };
}
