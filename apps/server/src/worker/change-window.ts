import {
  cellToMap,
  extentUnder,
  gridExtent,
  invertTransform,
  warp,
  windowOfExtent,
  windowTransform,
} from '@gep/raster';
import type { CellWindow, Extent, Grid, GridFrame } from '@gep/raster';
import { changeBlocks } from './change-blocks';
import { changeMatch, noChange } from './change-match';
import type { ChangedCells } from './change-match';

type Project = (x: number, y: number) => readonly [number, number];

/**
 * The cells of a change laid on a frame in another CRS; null where the two do not meet. Far out, where several cells are
 * in one of the frame, the change that most of them belong to is taken: none of them is lost from the map.
 * @param toSource coordinates of the frame to those of the cells
 */
export function changeWindow(
  cells: ChangedCells,
  target: GridFrame,
  toSource: Project,
  noData: number,
): Grid | null {
  const { frame } = cells;
  const [a, b, , d, e] = frame.transform;
  const area = extentUnder(gridExtent(target), toSource, 'partly');
  const side = coarseness(frame, target, toSource);
  if (area === null || !Number.isFinite(side)) return null;
  const [roomX, roomY] = [2 * side * Math.hypot(a, b), 2 * side * Math.hypot(d, e)];
  const around: Extent = [area[0] - roomX, area[1] - roomY, area[2] + roomX, area[3] + roomY];
  const window = windowOfExtent(frame, around);
  if (!window) return null;
  const coarse = coarser(cells, wholeBlocks(frame, window, side), side, noData);
  return warp(coarse, target, { transform: toSource, noData });
}

/** How many cells a step from one place of a frame to the next crosses at most: at its corners, sides and middle. */
function coarseness(source: GridFrame, target: GridFrame, toSource: Project): number {
  const toCells = invertTransform(source.transform);
  const cellAt = (column: number, row: number): readonly [number, number] =>
    cellToMap(toCells, ...pair(toSource(...cellToMap(target.transform, column, row))));
  let most = 0;
  for (const u of [0, 0.5, 1])
    for (const v of [0, 0.5, 1]) {
      const [column, row] = [u * (target.width - 1), v * (target.height - 1)];
      const [from, right, down] = [cellAt(column, row), cellAt(column + 1, row), cellAt(column, row + 1)];
      for (const [x, y] of [right, down]) {
        const step = Math.max(Math.abs(x - from[0]), Math.abs(y - from[1]));
        if (Number.isFinite(step)) most = Math.max(most, step);
      }
    }
  return most === 0 ? Infinity : Math.max(1, Math.ceil(most - 0.01));
}

const pair = ([x, y]: readonly [number, number]): [number, number] => [x, y];

/** A window that begins and ends between blocks, whichever window they are seen in. */
function wholeBlocks(
  { width, height }: GridFrame,
  [left, top, right, bottom]: CellWindow,
  side: number,
): CellWindow {
  const down = (at: number): number => Math.floor(at / side) * side;
  const up = (at: number): number => Math.ceil(at / side) * side;
  return [down(left), down(top), Math.min(width, up(right)), Math.min(height, up(bottom))];
}

/** A window in blocks of cells: each has the change of most of its changed cells. */
function coarser(cells: ChangedCells, window: CellWindow, side: number, noData: number): Grid {
  const [left, top, right, bottom] = window;
  const length = right - left;
  const [width, height] = [Math.ceil(length / side), Math.ceil((bottom - top) / side)];
  const data = new Float32Array(width * height).fill(noData);
  const match = changeMatch(cells);
  const counts = new Map<number, number>();
  for (const block of changeBlocks(cells, window, side)) {
    const { districts, before, after } = block;
    for (let row = block.top; row < block.bottom; row += side) {
      const [first, last] = [row - block.top, Math.min(row + side, block.bottom) - block.top];
      for (let column = 0; column < length; column += side) {
        const most = mostOf(first, last, column, Math.min(column + side, length));
        if (most !== noChange) data[((row - top) / side) * width + column / side] = most;
      }
    }
    /** The change that most of some cells belong to. */
    function mostOf(fromRow: number, toRow: number, from: number, to: number): number {
      counts.clear();
      let [most, found] = [0, noChange];
      for (let own = fromRow; own < toRow; own++)
        for (let i = own * length + from; i < own * length + to; i++) {
          const value = match(districts[i], before[i], after[i]);
          if (value === noChange) continue;
          const count = (counts.get(value) ?? 0) + 1;
          counts.set(value, count);
          if (count > most) [most, found] = [count, value];
        }
      return found;
    }
  }
  const [a, b, c, d, e, f] = windowTransform(cells.frame.transform, window);
  const transform = [a * side, b * side, c, d * side, e * side, f] as const;
  return { width, height, data, transform, crs: cells.frame.crs, noData };
}
