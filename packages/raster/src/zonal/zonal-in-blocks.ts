import { throwIfAborted } from '../abort';
import { windowOfExtent } from '../affine';
import type { CellWindow, Extent, GridFrame } from '../grid';
import { checkFrame } from '../grid';
import type { ZoneStatistics } from './zonal-statistics';
import { createZonalAccumulator } from './zonal-statistics';
import type { Zones } from './zones';

/**
 * Counts one window of the raster and answers with `ZonalAccumulator.state()`: in this thread, or by sending the
 * window to worker number `worker` and waiting for its answer.
 */
export type CountWindow = (window: CellWindow, worker: number) => Promise<Float64Array>;

/** How a raster is divided into blocks, and who counts them. */
export interface BlockOptions {
  /** Rows that are counted at once; 256 unless said. */
  readonly blockRows?: number;
  /** How many windows are counted in parallel, each by a worker numbered from 0; 1 by default. */
  readonly workers?: number;
  readonly signal?: AbortSignal;
}

/**
 * Zonal statistics of a raster that comes in blocks of rows: it needs not fit into memory, and several workers may
 * share the blocks. Only rows and columns that a zone reaches are asked for. A worker gets the next window when it has
 * answered; answers are merged in the order of the rows, so the result does not depend on the number of workers.
 *
 * A worker prepares the same zones once; for a window it reads the cells, adds them to a new accumulator over these
 * zones and answers with its `state()` (a Float64Array, its buffer transferable).
 *
 * Rejects with what `count` rejects with, with AbortError, or with RangeError for block rows or workers below 1.
 * @example
 * const zones = prepareZones(districts);
 * const source = await openGeoTiff(await writeGeoTiff(heights));
 * const count: CountWindow = async (window) => {
 *   const [grid] = await source.read({ window });
 *   const accumulator = createZonalAccumulator(zones);
 *   accumulator.add(grid);
 *   return accumulator.state();
 * };
 * (await zonalStatisticsInBlocks(zones, heights, count, { blockRows: 2 })).map(({ sum }) => sum); // [30, 150]
 */
export async function zonalStatisticsInBlocks(
  zones: Zones,
  frame: Pick<GridFrame, 'width' | 'height' | 'transform'>,
  count: CountWindow,
  options: BlockOptions = {},
): Promise<ZoneStatistics[]> {
  checkFrame(frame);
  const { blockRows = 256, workers = 1, signal } = options;
  for (const [name, value] of Object.entries({ blockRows, workers }))
    if (!Number.isSafeInteger(value) || value < 1)
      throw new RangeError(`${name}: got ${value}, allowed: an integer from 1`);
  const windows = blocksOf(zones, frame, blockRows);
  const total = createZonalAccumulator(zones);
  const waiting = new Map<number, Float64Array>();
  let next = 0;
  let merged = 0;
  let failed = false;
  const work = async (worker: number): Promise<void> => {
    while (next < windows.length && !failed) {
      throwIfAborted(signal);
      const index = next++;
      waiting.set(index, await count(windows[index], worker));
      for (let state = waiting.get(merged); state; state = waiting.get(merged)) {
        total.merge(state);
        waiting.delete(merged++);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
  } catch (error) {
    failed = true;
    throw error;
  }
  throwIfAborted(signal);
  return total.finish();
}

/** Blocks of rows over the cells that zones reach, with one more cell on each side against rounding. */
function blocksOf(
  zones: Zones,
  frame: Pick<GridFrame, 'width' | 'height' | 'transform'>,
  blockRows: number,
): CellWindow[] {
  const reached = windowOfExtent(
    frame,
    zones.extents.reduce(union, [Infinity, Infinity, -Infinity, -Infinity]),
  );
  if (!reached) return [];
  const left = Math.max(0, reached[0] - 1);
  const right = Math.min(frame.width, reached[2] + 1);
  const bottom = Math.min(frame.height, reached[3] + 1);
  const windows: CellWindow[] = [];
  for (let top = Math.max(0, reached[1] - 1); top < bottom; top += blockRows)
    windows.push([left, top, right, Math.min(bottom, top + blockRows)]);
  return windows;
}

const union = (a: Extent, b: Extent): Extent => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];
