import { applyForcedZero, computeWindow, createWindowMemory } from '@gep/ecosystem-models';
import type { WindowMemory } from '@gep/ecosystem-models';
import type { CellWindow } from '@gep/raster';
import { casesOf } from '../compute';
import { addCells, emptySums, rounded } from '../district-sums';
import type { ComputePart, ComputeTask, DistrictSums, PartFault } from '../compute-task';
import { windowInputs } from '../window-inputs';
import type { WindowInputs } from '../window-inputs';
import { coverChanger } from './changed-cover';
import type { CoverChange } from './changed-cover';

/** A model that is computed over a window without anything being written. */
export interface ScenarioPart extends Pick<
  ComputePart,
  'slug' | 'cases' | 'forcedZero' | 'pass' | 'prepared'
> {
  /** The layers of the result that are added up; the first pass adds up all that it has. */
  readonly keys: readonly string[];
}

/** Computes models over a window of the grid, as it is or with another land cover in a part of it. */
export interface ScenarioCellsTask extends Pick<
  ComputeTask,
  'frame' | 'halo' | 'cases' | 'districtPath' | 'districtCount'
> {
  readonly kind: 'scenario-cells';
  readonly window: CellWindow;
  readonly parts: readonly ScenarioPart[];
  /** Null: as it is. */
  readonly change: CoverChange | null;
}

/** What the cells of the window come to by district. */
export interface ScenarioSums {
  readonly sums: Readonly<Record<string, DistrictSums>>;
}

/** Of each part, in their order. */
export type ScenarioCellsResult = readonly (ScenarioSums | PartFault)[];

export function scenarioCells(task: ScenarioCellsTask): ScenarioCellsResult {
  const [left, top, right, bottom] = task.window;
  const inputs = windowInputs({
    ...{ ...task, top, bottom, columns: [left, right] },
    ...(task.change && { cover: coverChanger(task.change, task.frame) }),
  });
  const memory = createWindowMemory();
  return task.parts.map((part): ScenarioSums | PartFault => {
    try {
      return { sums: sumsOf(task, part, inputs, memory) };
    } catch (fault) {
      return { fault };
    }
  });
}

function sumsOf(
  { window, districtCount }: ScenarioCellsTask,
  part: ScenarioPart,
  inputs: WindowInputs,
  memory: WindowMemory,
): Record<string, DistrictSums> {
  const cases = casesOf(part, inputs);
  const { layers } = computeWindow(part.slug, cases, part.pass, memory);
  const { landCover } = cases[part.slug].inputs;
  const districts = own(inputs.districts, inputs, window);
  const keys = part.pass === 'gather' ? Object.keys(layers) : part.keys;
  const isForced = part.pass === 'result' && part.forcedZero.length > 0;
  return Object.fromEntries(
    keys.map((key) => {
      const layer = isForced ? applyForcedZero(layers[key], landCover, part.forcedZero) : layers[key];
      const sums = emptySums(districtCount);
      addCells(sums, own(layer, inputs, window), districts, window[2] - window[0]);
      return [key, rounded(sums)];
    }),
  );
}

/** The cells of the window itself, without its neighbours. */
function own<T extends Float64Array | Int32Array>(
  cells: T,
  { rows, columns }: Pick<WindowInputs, 'rows' | 'columns'>,
  [left, top, right, bottom]: CellWindow,
): T {
  const width = columns[1] - columns[0];
  const found = cells.slice(0, (right - left) * (bottom - top)) as T;
  for (let row = top; row < bottom; row++) {
    const from = (row - rows[0]) * width + left - columns[0];
    found.set(cells.subarray(from, from + right - left), (row - top) * (right - left));
  }
  return found;
}
