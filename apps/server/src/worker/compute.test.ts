import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  mergeWarnings,
  models,
  noRecords,
  resolveParameters,
  runModel,
  windowStages,
} from '@gep/ecosystem-models';
import type { Grid, ZonalRow } from '@gep/ecosystem-models';
import { compute } from './compute';
import { mergeSums } from './district-sums';
import { readFlat } from './flat-file';
import type { ComputeTask, WholeResult } from './tasks';

const [width, height, cellSize] = [7, 12, 30];
const cells = width * height;
const transform = [cellSize, 0, 500000, 0, -cellSize, 3000000] as const;
const gridOf = (of: (i: number) => number): Grid => ({
  width,
  height,
  data: Float64Array.from({ length: cells }, (_, i) => of(i)),
  noData: -9999,
  transform,
  crs: 'EPSG:4527',
});
const grids = {
  landCover: gridOf((i) => [611, 131, 512, -9999, 411][i % 5]),
  population: gridOf((i) => ((i * 37) % 11) / 7),
  lai: gridOf((i) => (i % 6 === 0 ? -9999 : (i % 9) / 2)),
};
/** The first column is outside. */
const districts = gridOf((i) => (i % width === 0 ? -9999 : (i * 5) % cells < cells / 2 ? 1 : 2));

let folder: string;
const pathOf = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compute-'));
  const missing = (grid: Grid, value: number) =>
    Array.from(grid.data, (cell) => (cell === -9999 ? value : cell));
  await writeFile(pathOf('landCover'), Int32Array.from(missing(grids.landCover, -9999)));
  await writeFile(pathOf('population'), Float64Array.from(missing(grids.population, NaN)));
  await writeFile(pathOf('lai'), Float64Array.from(missing(grids.lai, NaN)));
  await writeFile(
    pathOf('districts'),
    Int32Array.from(missing(districts, 0), (code) => code - 1),
  );
});
afterAll(() => rm(folder, { recursive: true }));

const file = (name: string, cellType: 'int32' | 'float64') =>
  ({ path: pathOf(name), cellType, bands: 1, many: false }) as const;

/** Runs a model in blocks of three rows, as the threads do. */
async function inBlocks(slug: keyof typeof models, stored: Record<string, unknown>, keys: readonly string[]) {
  const model = models[slug];
  const parameters = resolveParameters(model.definition, stored);
  const stages = windowStages(model);
  const rasters = {
    landCover: file('landCover', 'int32'),
    population: file('population', 'float64'),
    lai: file('lai', 'float64'),
    pm25: 40,
  };
  const task: Omit<ComputeTask, 'top' | 'bottom' | 'pass'> = {
    kind: 'compute',
    slug,
    frame: { width, height, cellSize, transform },
    halo: Math.ceil((stages?.halo(parameters, cellSize) ?? 0) / cellSize),
    cases: { [slug]: { parameters, rasters, records: noRecords } },
    districtPath: pathOf('districts'),
    districtCount: 2,
    forcedZero: [],
    paths: {},
    prepared: null,
  };
  const blocks = (one: typeof task, pass: ComputeTask['pass']): WholeResult => {
    const parts = [0, 3, 6, 9].map((top) => compute({ ...one, pass, top, bottom: top + 3 }));
    const sumsOf = (key: string) =>
      mergeSums(
        parts.map(({ sums }) => sums[key]),
        2,
      );
    return {
      sums: Object.fromEntries(Object.keys(parts[0].sums).map((key) => [key, sumsOf(key)])),
      warnings: mergeWarnings(parts.map(({ warnings }) => warnings)),
    };
  };
  const context = { districtCount: 2, records: noRecords };
  const prepared = stages?.prepare?.(blocks(task, 'gather').sums, parameters, context) ?? null;
  const paths = Object.fromEntries(keys.map((key) => [key, pathOf(`${slug}-${key}`)]));
  for (const path of Object.values(paths)) await writeFile(path, new Float32Array(cells));
  const { sums, warnings } = blocks({ ...task, prepared, paths }, 'result');
  const layers = keys.map((key) => [key, readFlat(paths[key], 'float32', 0, cells)] as const);
  return { layers: Object.fromEntries(layers), sums, warnings };
}

const figures = (table: readonly ZonalRow[], layer: string) =>
  [1, 2].map((district) => table.find((row) => row.layer === layer && row.district === district)?.figure);

it.each([
  ['daily-recreation', { radiusM: 95, kernel: 'gaussian' }, ['visits', 'served', 'value']],
  ['respiratory-disease', {}, ['cases', 'pm25-reduction', 'value']],
] as const)('computes %s in blocks of rows as it does in one piece', async (slug, stored, keys) => {
  const whole = runModel(models[slug], { ...grids, pm25: 40 }, stored, { districts });
  const { layers, sums, warnings } = await inBlocks(slug, stored, keys);
  for (const key of keys) {
    const expected = Float32Array.from(whole.layers[key].data, (cell) => (cell === -9999 ? NaN : cell));
    expect([...layers[key]]).toEqual([...expected]);
    if (key === 'pm25-reduction') continue;
    const [first, second] = figures(whole.table, key);
    expect(sums[key].sum[0] / (first ?? 0)).toBeCloseTo(1, 12);
    expect(sums[key].sum[1] / (second ?? 0)).toBeCloseTo(1, 12);
  }
  expect(warnings).toEqual(whole.warnings);
});
