import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { conditionHolds, models, noRecords, resolveParameters } from '@gep/ecosystem-models';
import type { ModelSlug, ResolvedParameters } from '@gep/ecosystem-models';
import { inBlocks } from '../apps/server/src/calculation/in-blocks';
import { mergeSums } from '../apps/server/src/worker/district-sums';
import { emptyFile, rowBlocks } from '../apps/server/src/worker/flat-file';
import type { ComputeTask, FlatFrame, WindowModel } from '../apps/server/src/worker/tasks';
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

/** A region as pretreatment leaves it: flat files in a folder of their own. */
export interface Region {
  readonly folder: string;
  readonly frame: FlatFrame;
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
  const district = (x: number, y: number): number =>
    x < width / 20 ? -1 : Math.floor(((y + x / 9) / (height + width / 9)) * districtCount);
  await write(join(folder, 'landCover'), new Int32Array(width), height, rowOf(patch));
  await write(join(folder, 'districts'), new Int32Array(width), height, rowOf(district));
  const warm = rowOf((x, y) => 5 + Math.sin(x / 90) * 4 + (y % 7));
  if (days > 0) await write(join(folder, 'temperature'), new Float64Array(width), height * days, warm);
  return {
    folder,
    frame: { width, height, cellSize, transform: [cellSize, 0, 500_000, 0, -cellSize, 9_000_000] },
    days,
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

function tasksOf({ folder, frame, days }: Region, slug: ModelSlug): Omit<ComputeTask, 'top' | 'bottom'> {
  const parameters = parametersOf(slug, days > 0);
  const flat = (name: string, cellType: 'int32' | 'float64', bands = 1, many = false) =>
    ({ path: join(folder, name), cellType, bands, many }) as const;
  const rasters: WindowModel['rasters'] = {
    landCover: flat('landCover', 'int32'),
    ...(slug === 'climate-regulation' && { waterEvaporation: 600 }),
    ...(slug === 'air-purification' &&
      days > 0 && { temperature: flat('temperature', 'float64', days, true) }),
  };
  const outputs = models[slug].definition.outputs.filter(({ producedWhen }) =>
    conditionHolds(producedWhen, parameters),
  );
  return {
    kind: 'compute',
    slug,
    frame,
    halo: 0,
    cases: { [slug]: { parameters, rasters, records: noRecords } },
    districtPath: join(folder, 'districts'),
    districtCount,
    forcedZero: [],
    pass: 'result',
    paths: Object.fromEntries(outputs.map(({ key }) => [key, join(folder, `${slug}-${key}`)])),
    prepared: null,
  };
}

/** Value of every district by model. */
export type DistrictValues = Partial<Record<ModelSlug, Float64Array>>;

/** Computes models of a region as the server does, from flat files to flat files and figures by district. */
export async function computeRegion(
  pool: WorkerPool,
  region: Region,
  slugs: readonly ModelSlug[],
): Promise<DistrictValues> {
  const values: DistrictValues = {};
  const bytes = region.frame.width * region.frame.height * 4;
  for (const slug of slugs) {
    const task = tasksOf(region, slug);
    for (const path of Object.values(task.paths)) await emptyFile(path, bytes);
    const results = await inBlocks(
      [...rowBlocks(region.frame)],
      pool.threads,
      () => undefined,
      (rows) => pool.run({ ...task, ...rows }),
    );
    const parts = results.map(({ sums }) => sums.value);
    values[slug] = mergeSums(parts, districtCount).sum;
  }
  return values;
}
