import { refuse } from '../geodata-error';
import type { WarpRasterTask } from '../task';
import type { CellArray } from './raster-source';
import { noDataTest } from './valid-cells';

export const classNoData = -9999;

/** Raw cells as the warp needs them: NoData found on the raw value, then scale and offset. */
export interface PreparedCells {
  /** Float64 with NaN, or Int32 with -9999 for classes. */
  prepare(
    data: CellArray,
    mask: Uint8Array | undefined,
    areaOf?: (index: number) => number,
  ): Float64Array | Int32Array;
}

/**
 * `areaOf` (for `density`) gives the area of the cell at an index; values become counts an area unit.
 * Throws `raster-not-classes` where a class raster holds a value that is no 32-bit whole number.
 */
export function preparedCells(task: WarpRasterTask, noData: number | null): PreparedCells {
  const { scale, offset, resampling } = task;
  return {
    prepare(data, mask, areaOf) {
      const isNoData = noDataTest(data, noData, task.noDataValues);
      const classes = resampling === 'class';
      const out = classes ? new Int32Array(data.length) : new Float64Array(data.length);
      const empty = classes ? classNoData : NaN;
      for (let i = 0; i < data.length; i++) {
        const raw = data[i];
        if (mask?.[i] === 0 || isNoData(raw)) {
          out[i] = empty;
          continue;
        }
        const value = raw * scale + offset;
        if (classes && (value | 0) !== value)
          refuse('raster-not-classes', task.name, 'whole numbers (classes)', { args: { value } });
        out[i] = areaOf ? value / areaOf(i) : value;
      }
      return out;
    },
  };
}
