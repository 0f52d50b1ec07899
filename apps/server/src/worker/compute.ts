import {
  applyForcedZero,
  computeWindow,
  createWindowMemory,
  sumByType,
  withLayerArrays,
} from '@gep/ecosystem-models';
import type { WindowCase, WindowMemory } from '@gep/ecosystem-models';
import { addCells, emptySums } from './district-sums';
import { writeFlat } from './flat-file';
import { createReusedMemory } from './reused-memory';
import type {
  ComputePart,
  ComputeResult,
  ComputeTask,
  PartFault,
  PartResult,
  PartSums,
} from './compute-task';
import { windowInputs } from './window-inputs';
import type { WindowInputs } from './window-inputs';

/** What the rows of a layer are rounded into on their way to its file. */
const written = createReusedMemory();
/** The layers of a window, which are written and added up before the next. */
const computed = createReusedMemory();
const layerArrays = (cells: number): Float64Array => new Float64Array(computed.take(cells * 8), 0, cells);

/**
 * Computes rows of models: reads their inputs with the halo, writes the rows of their layers, adds up districts. A
 * model that fails does not stop the others.
 */
export function compute(task: ComputeTask): ComputeResult {
  const window = windowInputs(task);
  const memory = createWindowMemory();
  computed.reset();
  return withLayerArrays(layerArrays, () =>
    task.parts.map((part): PartResult | PartFault => {
      try {
        return computePart(task, part, window, memory);
      } catch (fault) {
        return { fault };
      }
    }),
  );
}

function computePart(
  { frame: { width }, top, bottom, districtCount }: ComputeTask,
  part: ComputePart,
  window: WindowInputs,
  memory: WindowMemory,
): PartResult {
  const cases = casesOf(part, window);
  const { layers, warnings } = computeWindow(part.slug, cases, part.pass, memory);
  const start = (top - window.rows[0]) * width;
  const end = start + (bottom - top) * width;
  const districts = window.districts.subarray(start, end);
  const sums: Record<string, PartSums> = {};
  const add = (key: string, layer: Float64Array): Float64Array => {
    const rows = layer.subarray(start, end);
    sums[key] = emptySums(districtCount);
    addCells(sums[key], rows, districts, width);
    return rows;
  };
  if (part.pass === 'gather') for (const [key, layer] of Object.entries(layers)) add(key, layer);
  const { landCover } = cases[part.slug].inputs;
  const counted: Record<string, Float64Array> = {};
  for (const [key, path] of Object.entries(part.paths)) {
    const layer = layers[key];
    const corrected = part.forcedZero.length > 0 ? applyForcedZero(layer, landCover, part.forcedZero) : layer;
    const rows = add(key, corrected);
    if (part.counted.includes(key)) counted[key] = rows;
    written.reset();
    const cells = new Float32Array(written.take(rows.length * 4), 0, rows.length);
    cells.set(rows);
    writeFlat(path, (top + (part.shifts?.[key] ?? 0)) * width, cells);
  }
  const types =
    part.counted.length === 0 ? null : sumByType(counted, districts, landCover.subarray(start, end));
  return { sums, types, warnings };
}

/** The cases of a part; what its first pass prepared is for the model itself. */
export function casesOf(
  { slug, cases, prepared }: Pick<ComputePart, 'slug' | 'cases' | 'prepared'>,
  window: WindowInputs,
): Record<string, WindowCase> {
  const found = Object.fromEntries(
    Object.entries(cases).map(([name, index]) => [name, window.caseAt(index)]),
  );
  if (prepared === null) return found;
  const { inputs, parameters } = found[slug];
  return { ...found, [slug]: { parameters, inputs: { ...inputs, prepared } } };
}
