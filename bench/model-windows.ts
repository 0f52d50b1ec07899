import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { conditionHolds, models, resolveParameters } from '@gep/ecosystem-models';
import type { Model, ModelSlug, ResolvedParameters } from '@gep/ecosystem-models';
import { computeGroup } from '../apps/server/src/calculation/compute-group';
import type { ModelPlan } from '../apps/server/src/calculation/plan';
import type { InputPlan } from '../apps/server/src/model/model-cases';
import type { Prepared } from '../apps/server/src/calculation/pretreat';
import { windowGroups } from '../apps/server/src/calculation/window-group';
import type { RunWindows } from '../apps/server/src/window/window-runner';
import type { FlatFrame } from '../apps/server/src/worker/tasks';
import { openWorkerPool } from '../apps/server/src/worker/worker-pool';
import type { WorkerPool } from '../apps/server/src/worker/worker-pool';

/** Columns of the generated region. */
export const width = 5000;
export const districtCount = 22;
const cellSize = 100;

/** The types of East Nusa Tenggara; one cell in twenty has none. */
const types = [111, 411, 11, 211, 412, 33, 512, 511, 422, 611, 823, 633, 42, 413, 632];

/** The models of the ntt set with the parameters of its example; air purification may count daily temperatures. */
export const nttModels: readonly ModelSlug[] = [
  'carbon-sequestration',
  'climate-regulation',
  'air-purification',
  'water-self-purification',
  'pest-control',
];

/** Parameters of a model of the set; `leafOn` makes air purification read a temperature a day. */
export function parametersOf(slug: ModelSlug, leafOn: boolean): ResolvedParameters {
  const own = {
    'carbon-sequestration': { method: 'rate-table' },
    'air-purification': { leafOn },
  } as Partial<Record<ModelSlug, Record<string, unknown>>>;
  return resolveParameters(models[slug].definition, own[slug] ?? {});
}

/** A region as pretreatment leaves it: flat files in a separate folder. */
export interface Region {
  readonly folder: string;
  readonly frame: FlatFrame;
  /** Where a file of it lies. */
  readonly pathOf: (name: string) => string;
  /** Bands of daily temperatures; 0: none. */
  readonly days: number;
  remove(): Promise<void>;
}

/** Writes a region: patches of types, districts in stripes, some of it outside. */
export async function writeRegion(cells: number, days = 0): Promise<Region> {
  const height = Math.round(cells / width);
  const folder = await mkdtemp(join(tmpdir(), 'gep-models-'));
  const rowOf = (of: (x: number, y: number) => number) => (row: Int32Array | Float64Array, y: number) => {
    for (let x = 0; x < width; x++) row[x] = of(x, y % height);
  };
  const patch = (x: number, y: number): number => {
    const n = Math.imul((x >> 3) + 977 * (y >> 3), 2654435761) >>> 8;
    return n % 20 === 0 ? -9999 : types[n % types.length];
  };
  const patchBefore = (x: number, y: number): number => patch(x + 40, y + 8);
  const district = (x: number, y: number): number =>
    x < width / 20 ? -1 : Math.floor(((y + x / 9) / (height + width / 9)) * districtCount);
  await write(join(folder, 'landCover'), new Int32Array(width), height, rowOf(patch));
  await write(join(folder, 'landCoverBefore'), new Int32Array(width), height, rowOf(patchBefore));
  await write(join(folder, 'districts'), new Int32Array(width), height, rowOf(district));
  const warm = rowOf((x, y) => 5 + Math.sin(x / 90) * 4 + (y % 7));
  if (days > 0) await write(join(folder, 'temperature'), new Float64Array(width), height * days, warm);
  return {
    folder,
    frame: { width, height, cellSize, transform: [cellSize, 0, 500_000, 0, -cellSize, 9_000_000] },
    days,
    pathOf: (name) => join(folder, name),
    remove: () => rm(folder, { recursive: true }),
  };
}

async function write(
  path: string,
  row: Int32Array | Float64Array,
  rows: number,
  fill: (row: Int32Array | Float64Array, y: number) => void,
): Promise<void> {
  const file = createWriteStream(path);
  for (let y = 0; y < rows; y++) {
    fill(row, y);
    const bytes = new Uint8Array(row.buffer.slice(0));
    if (!file.write(bytes)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
}

/** Threads as a server with two cores to spare has them. */
export const threads = (count: number): WorkerPool =>
  openWorkerPool(count, (error) => {
    throw error;
  });

/** Years with their own land cover, as in the ntt set, or one. */
type Years = 1 | 2;

function plansOf({ days }: Region, slugs: readonly ModelSlug[], years: Years): ModelPlan[] {
  return slugs.flatMap((slug) =>
    ([0, 1] as const).slice(0, years).map((compareFlag): ModelPlan => {
      const model: Model = models[slug];
      const parameters = parametersOf(slug, days > 0);
      const inputs: Record<string, InputPlan> = {
        landCover: { kind: 'file', key: 'landCover', place: `landCover/${compareFlag}` },
      };
      if (slug === 'climate-regulation') inputs.waterEvaporation = { kind: 'plain', value: 600 };
      if (slug === 'air-purification' && days > 0)
        inputs.temperature = { kind: 'file', key: 'temperature', place: 'temperature/0' };
      const outputs = model.definition.outputs.filter(({ producedWhen }) =>
        conditionHolds(producedWhen, parameters),
      );
      const cases = { [slug]: { parameters, inputs } };
      return { model, compareFlag, cases, outputs, forcedZero: [], zonePrices: null, unchangedDefaults: {} };
    }),
  );
}

function preparedOf({ pathOf, days }: Region): Prepared {
  const flat = (name: string, cellType: 'int32' | 'float64', bands = 1, many = false) =>
    ({ path: pathOf(name), cellType, bands, many }) as const;
  return {
    districtPath: pathOf('districts'),
    inputs: new Map([
      ['landCover/0', flat('landCover', 'int32')],
      ['landCover/1', flat('landCoverBefore', 'int32')],
      ['temperature/0', flat('temperature', 'float64', days, true)],
    ]),
    records: new Map(),
    unreadClasses: new Map(),
  };
}

/** Value of every district by model, in the first year. */
export type DistrictValues = Partial<Record<string, Float64Array>>;

/**
 * Computes models of a region as the server does, from flat files to flat files and figures by district.
 * @param windows who computes them; in the server the threads of a pool and workers, here usually the threads alone
 */
export async function computeRegion(
  windows: RunWindows,
  region: Region,
  slugs: readonly ModelSlug[],
  years: Years = 1,
): Promise<DistrictValues> {
  const values: DistrictValues = {};
  let number = 0;
  const temporaryPath = (): string => join(region.folder, `layer-${number++}`);
  const prepared = preparedOf(region);
  const districts = Array.from({ length: districtCount }, (_, i) => ({
    level: 'county' as const,
    code: String(i),
    name: String(i),
    parentCode: null,
    fids: [i],
  }));
  const frame = { flat: region.frame, districts };
  const { signal } = new AbortController();
  for (const group of windowGroups(plansOf(region, slugs, years), region.frame, prepared)) {
    const tools = { windows, signal, prepared, frame, services: { files: { temporaryPath } } };
    const results = await computeGroup(tools, group, () => undefined);
    for (const [i, result] of results.entries()) {
      if ('fault' in result) throw result.fault;
      const [{ model, compareFlag }] = group.members[i].plans;
      if (compareFlag === 0) values[model.slug] = result.sums.value.sum;
    }
  }
  return values;
}
