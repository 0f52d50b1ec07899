import { windowOfExtent } from '@gep/raster';
import type { CellWindow } from '@gep/raster';
import { readFlat, readFlatRows, rowBlocks } from '../flat-file';
import type { FlatFrame } from '../flat-frame';
import type { FlatInput } from '../compute-task';
import { coverChanger, insideZones, zonesOf } from './changed-cover';
import type { CoverChange } from './changed-cover';

/** Finds the cells that get another ecosystem type. */
export interface ScenarioPlaceTask {
  readonly kind: 'scenario-place';
  readonly frame: FlatFrame;
  readonly change: CoverChange;
  readonly districtPath: string;
  readonly districtCount: number;
  readonly landCover: FlatInput;
  /** Most cells of the window of the shape that are looked at. */
  readonly maxCells: number;
}

/** Where the cells of a change are. */
export interface ScenarioPlace {
  /** Cells around the shape. */
  readonly window: CellWindow;
  /** Cells inside by district; null where the window has too many cells. */
  readonly cells: Float64Array | null;
  /** Cells inside the districts whose type is another one than before. */
  readonly changed: number;
  /** Cells around the districts that the shape reaches; null where it reaches none. */
  readonly districts: CellWindow | null;
}

/** Counts cells by their centres. */
export function scenarioPlace(task: ScenarioPlaceTask): ScenarioPlace | null {
  const { frame, change, districtPath, districtCount, landCover } = task;
  const zones = zonesOf(change);
  const window = windowOfExtent(frame, zones.extents[0]);
  if (!window) return null;
  const [left, top, right, bottom] = window;
  if ((right - left) * (bottom - top) > task.maxCells)
    return { window, cells: null, changed: 0, districts: null };
  const rows = {
    from: top * frame.width + left,
    length: right - left,
    stride: frame.width,
    rows: bottom - top,
  };
  const districts = readFlatRows(districtPath, 'int32', rows);
  const before = readFlatRows(landCover.path, landCover.cellType, rows);
  const after = coverChanger(change, frame)(Int32Array.from(before), window);
  const cells = new Float64Array(districtCount);
  let changed = 0;
  insideZones(zones, frame, window).forEach((is, i) => {
    if (is === 0 || districts[i] < 0) return;
    cells[districts[i]]++;
    if (before[i] !== after[i]) changed++;
  });
  return { window, cells, changed, districts: windowOfDistricts(frame, districtPath, cells) };
}

/** The cells around districts that have some cells. */
function windowOfDistricts(frame: FlatFrame, path: string, cells: Float64Array): CellWindow | null {
  let [left, top, right, bottom] = [frame.width, frame.height, 0, 0];
  for (const block of rowBlocks(frame)) {
    const from = block.top * frame.width;
    const districts = readFlat(path, 'int32', from, (block.bottom - block.top) * frame.width);
    for (let i = 0; i < districts.length; i++) {
      if (districts[i] < 0 || cells[districts[i]] === 0) continue;
      const row = block.top + Math.floor(i / frame.width);
      const column = i % frame.width;
      if (column < left) left = column;
      if (column >= right) right = column + 1;
      if (row < top) top = row;
      if (row >= bottom) bottom = row + 1;
    }
  }
  return right === 0 ? null : [left, top, right, bottom];
}
