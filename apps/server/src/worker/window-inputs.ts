import { MISSING } from '@gep/ecosystem-models';
import type { PixelInputs, RasterInput, WindowCase } from '@gep/ecosystem-models';
import { readFlat } from './flat-file';
import type { ComputeTask, FlatInput, WindowModel } from './tasks';
import { createReusedMemory } from './reused-memory';

/** The cells of a window with its halo, as the models of a task read them. */
export interface WindowInputs {
  /** The first row, and one past the last, of those that were read. */
  readonly rows: readonly [number, number];
  readonly districts: Int32Array;
  /** A case of the task over these cells: the same object each time, its inputs read at the first. */
  readonly caseAt: (index: number) => WindowCase;
}

/** What the inputs of a window are read into: nothing of them is needed after its task. */
const memory = createReusedMemory();

/** Opens the inputs of a window; each band of a file is read once. They are good until the next window is opened. */
export function windowInputs(task: ComputeTask): WindowInputs {
  memory.reset();
  const { frame, halo, districtCount, cases } = task;
  const { width } = frame;
  const from = Math.max(0, task.top - halo);
  const to = Math.min(frame.height, task.bottom + halo);
  const districts = readFlat(task.districtPath, 'int32', from * width, (to - from) * width, memory.take);
  const read = cached((input, band) =>
    readFlat(
      input.path,
      input.cellType,
      (band * frame.height + from) * width,
      (to - from) * width,
      memory.take,
    ),
  );
  const common = {
    width,
    height: to - from,
    rows: [task.top - from, task.bottom - from],
    cellSize: frame.cellSize,
    origin: [frame.transform[2], frame.transform[5] + from * frame.transform[4]],
    inside: insideOf(districts),
    districts,
  } as const;
  const inputsOf = (model: WindowModel): PixelInputs => ({
    ...common,
    landCover: read.whole(model, 'landCover'),
    rasters: rastersOf(model, read.band),
    context: { districtCount, records: model.records },
  });
  const known = new Map<number, WindowCase>();
  return {
    rows: [from, to],
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
