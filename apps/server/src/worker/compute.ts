import { applyForcedZero, computeWindow, MISSING } from '@gep/ecosystem-models';
import type { RasterInput, WindowCase } from '@gep/ecosystem-models';
import { addCells, emptySums } from './district-sums';
import { readFlat, writeFlat } from './flat-file';
import type { ComputeResult, ComputeTask, FlatInput, PartSums, WindowModel } from './tasks';

/** Computes rows of a model: reads its inputs with their halo, writes the rows of its layers, adds up districts. */
export function compute(task: ComputeTask): ComputeResult {
  const { frame, cases, districtPath, districtCount, forcedZero } = task;
  const from = Math.max(0, task.top - task.halo);
  const to = Math.min(frame.height, task.bottom + task.halo);
  const { width } = frame;
  const districts = readFlat(districtPath, 'int32', from * width, (to - from) * width);
  const inside = insideOf(districts);
  const read = cached((input, band) =>
    readFlat(input.path, input.cellType, (band * frame.height + from) * width, (to - from) * width),
  );
  const windows: Record<string, WindowCase> = {};
  for (const [slug, model] of Object.entries(cases)) {
    const landCover = read.whole(model, 'landCover');
    windows[slug] = {
      parameters: model.parameters,
      inputs: {
        width,
        height: to - from,
        rows: [task.top - from, task.bottom - from],
        cellSize: frame.cellSize,
        origin: [frame.transform[2], frame.transform[5] + from * frame.transform[4]],
        landCover,
        rasters: rastersOf(model, read.band),
        context: { districtCount, records: model.records },
        inside,
        districts,
        ...(task.prepared && { prepared: task.prepared }),
      },
    };
  }
  const result = computeWindow(task.slug, windows, task.pass);
  const start = (task.top - from) * width;
  const end = start + (task.bottom - task.top) * width;
  const own = districts.subarray(start, end);
  const sums: Record<string, PartSums> = {};
  const add = (key: string, layer: Float64Array): Float64Array => {
    const rows = layer.subarray(start, end);
    sums[key] = emptySums(districtCount);
    addCells(sums[key], rows, own, width);
    return rows;
  };
  if (task.pass === 'gather') for (const [key, layer] of Object.entries(result.layers)) add(key, layer);
  for (const [key, path] of Object.entries(task.paths)) {
    const layer = result.layers[key];
    const { landCover } = windows[task.slug].inputs;
    const rows = add(key, forcedZero.length > 0 ? applyForcedZero(layer, landCover, forcedZero) : layer);
    writeFlat(path, task.top * width, new Float32Array(rows));
  }
  return { sums, warnings: result.warnings };
}

type Read = (input: FlatInput, band: number) => Float64Array | Int32Array;

/** Models of one window share their inputs: each is read once. */
function cached(read: Read) {
  const known = new Map<string, Float64Array | Int32Array>();
  const once: Read = (input, band) => {
    const place = `${input.path} ${band}`;
    const found = known.get(place) ?? read(input, band);
    known.set(place, found);
    return found;
  };
  return {
    band: (input: FlatInput, band: number): Float64Array => {
      const cells = once(input, band);
      return cells instanceof Float64Array ? cells : numbersOf(cells);
    },
    whole: (model: WindowModel, key: string): Float64Array | Int32Array => {
      const input = model.rasters[key];
      if (typeof input !== 'object' || !('path' in input))
        throw new TypeError(`input ${key}: got a ${typeof input}, allowed: a raster`);
      return once(input, 0);
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

function rastersOf(
  model: WindowModel,
  band: (input: FlatInput, band: number) => Float64Array,
): Record<string, RasterInput> {
  const rasters: Record<string, RasterInput> = {};
  for (const [key, input] of Object.entries(model.rasters)) {
    if (key === 'landCover') continue;
    if (typeof input === 'number' || !('path' in input)) rasters[key] = input;
    else if (!input.many) rasters[key] = band(input, 0);
    else rasters[key] = Array.from({ length: input.bands }, (_, i) => band(input, i));
  }
  return rasters;
}
