import { MISSING } from '@gep/ecosystem-models';
import type { CellWindow } from '@gep/raster';
import type { PixelInputs, RasterInput, WindowCase } from '@gep/ecosystem-models';
import { readFlatRows } from './flat-file';
import type { FlatRows } from './flat-file';
import type { ComputeTask, FlatInput, WindowModel } from './compute-task';
import { createReusedMemory } from './reused-memory';

/** Which cells are read, and what of them changes. */
export interface InputWindow extends Pick<
  ComputeTask,
  'frame' | 'top' | 'bottom' | 'halo' | 'cases' | 'districtPath' | 'districtCount'
> {
  /** The first column, and one past the last; absent: all. */
  readonly columns?: readonly [number, number];
  /** What the land cover is read as; the cells that it is given stay as they are. */
  readonly cover?: (codes: Int32Array, window: CellWindow) => Int32Array;
}

/** The cells of a window with its halo, as the models of a task read them. */
export interface WindowInputs {
  /** The first row, and one past the last, of those that were read. */
  readonly rows: readonly [number, number];
  /** The first column, and one past the last, of those that were read. */
  readonly columns: readonly [number, number];
  readonly districts: Int32Array;
  /** A case of the task over these cells: the same object each time, its inputs read at the first. */
  readonly caseAt: (index: number) => WindowCase;
}

/** What the inputs of a window are read into: nothing of them is needed after its task. */
const memory = createReusedMemory();

/** Opens the inputs of a window; each band of a file is read once. They are good until the next window is opened. */
export function windowInputs(task: InputWindow): WindowInputs {
  memory.reset();
  const { frame, halo, districtCount, cases } = task;
  const from = Math.max(0, task.top - halo);
  const to = Math.min(frame.height, task.bottom + halo);
  const left = task.columns ? Math.max(0, task.columns[0] - halo) : 0;
  const right = task.columns ? Math.min(frame.width, task.columns[1] + halo) : frame.width;
  const rowsAt = (band: number): FlatRows => {
    const at = (band * frame.height + from) * frame.width + left;
    // Whole rows are read at once.
    if (right - left === frame.width)
      return { from: at, length: frame.width * (to - from), stride: 0, rows: 1 };
    return { from: at, length: right - left, stride: frame.width, rows: to - from };
  };
  const districts = readFlatRows(task.districtPath, 'int32', rowsAt(0), memory.take);
  const read = cached((input, band) => readFlatRows(input.path, input.cellType, rowsAt(band), memory.take));
  const common = {
    width: right - left,
    height: to - from,
    rows: [task.top - from, task.bottom - from],
    cellSize: frame.cellSize,
    origin: [frame.transform[2] + left * frame.transform[0], frame.transform[5] + from * frame.transform[4]],
    inside: insideOf(districts),
    districts,
  } as const;
  const changed = new Map<Float64Array | Int32Array, Int32Array>();
  const coverOf = (model: WindowModel): Float64Array | Int32Array => {
    const codes = read.whole(model, 'landCover');
    if (!task.cover) return codes;
    const found = changed.get(codes) ?? task.cover(typesOf(codes), [left, from, right, to]);
    changed.set(codes, found);
    return found;
  };
  const inputsOf = (model: WindowModel): PixelInputs => ({
    ...common,
    landCover: coverOf(model),
    rasters: rastersOf(model, read.band),
    context: { districtCount, records: model.records },
  });
  const known = new Map<number, WindowCase>();
  return {
    rows: [from, to],
    columns: [left, right],
    districts,
    caseAt(index) {
      const model = cases[index];
      const found = known.get(index) ?? { parameters: model.parameters, inputs: inputsOf(model) };
      known.set(index, found);
      return found;
    },
  };
}

type Read = (input: FlatInput, band: number) => Float64Array | Int32Array;

function cached(read: Read) {
  const known = new Map<string, Float64Array | Int32Array>();
  const once = (place: string, cells: () => Float64Array | Int32Array): Float64Array | Int32Array => {
    const found = known.get(place) ?? cells();
    known.set(place, found);
    return found;
  };
  const asStored: Read = (input, band) => once(`${input.path} ${band}`, () => read(input, band));
  return {
    band: (input: FlatInput, band: number): Float64Array => {
      const cells = asStored(input, band);
      if (cells instanceof Float64Array) return cells;
      return once(`${input.path} ${band} numbers`, () => numbersOf(cells)) as Float64Array;
    },
    whole: (model: WindowModel, key: string): Float64Array | Int32Array => {
      const input = model.rasters[key];
      if (typeof input !== 'object' || !('path' in input))
        throw new TypeError(`input ${key}: got a ${typeof input}, allowed: a raster`);
      return asStored(input, 0);
    },
  };
}

/** 1 for cells inside a district. */
function insideOf(districts: Int32Array): Uint8Array {
  const inside = new Uint8Array(districts.length);
  for (let i = 0; i < districts.length; i++) inside[i] = districts[i] < 0 ? 0 : 1;
  return inside;
}

/** A copy of classes, whose NoData is a missing land type. */
function typesOf(codes: Float64Array | Int32Array): Int32Array {
  return Int32Array.from(codes, (code) => (Number.isNaN(code) ? MISSING : code));
}

/** Classes as numbers; NaN is NoData. */
function numbersOf(classes: Int32Array): Float64Array {
  const numbers = new Float64Array(classes);
  for (let i = 0; i < numbers.length; i++) if (numbers[i] === MISSING) numbers[i] = NaN;
  return numbers;
}

function rastersOf(model: WindowModel, band: (input: FlatInput, band: number) => Float64Array) {
  const rasters: Record<string, RasterInput> = {};
  for (const [key, input] of Object.entries(model.rasters)) {
    if (key === 'landCover') continue;
    if (typeof input === 'number' || !('path' in input)) rasters[key] = input;
    else if (!input.many) rasters[key] = band(input, 0);
    else rasters[key] = Array.from({ length: input.bands }, (_, i) => band(input, i));
  }
  return rasters;
}
