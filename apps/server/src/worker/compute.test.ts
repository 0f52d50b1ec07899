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
import type { ComputePart, WholeResult, WindowModel } from './tasks';

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

type Slug = keyof typeof models;
type Computed = readonly [slug: Slug, stored: Record<string, unknown>, keys: readonly string[]];

const computed: readonly Computed[] = [
  ['daily-recreation', { radiusM: 95, kernel: 'gaussian' }, ['visits', 'served', 'value']],
  ['respiratory-disease', {}, ['cases', 'pm25-reduction', 'value']],
  ['climate-regulation', {}, ['energy', 'value']],
];
const context = { districtCount: 2, records: noRecords };

function partOf([slug, stored]: Computed, index: number): { part: ComputePart; model: WindowModel } {
  const parameters = resolveParameters(models[slug].definition, stored);
  const rasters = {
    landCover: file('landCover', 'int32'),
    population: file('population', 'float64'),
    lai: file('lai', 'float64'),
    pm25: 40,
    waterEvaporation: 600,
  };
  return {
    part: {
      slug,
      cases: { [slug]: index },
      forcedZero: [],
      pass: 'result',
      paths: {},
      counted: [],
      prepared: null,
    },
    model: { parameters, rasters, records: noRecords },
  };
}

/** Computes models together in windows of some rows, as the threads do. */
function inWindows(
  parts: readonly ComputePart[],
  cases: readonly WindowModel[],
  rows: number,
): WholeResult[] {
  const halo = Math.max(
    ...parts.map(
      ({ slug }, i) => windowStages(models[slug as Slug])?.halo(cases[i].parameters, cellSize) ?? 0,
    ),
  );
  const tops = Array.from({ length: Math.ceil(height / rows) }, (_, i) => i * rows);
  const windows = tops.map((top) =>
    compute({
      kind: 'compute',
      frame: { width, height, cellSize, transform },
      halo: Math.ceil(halo / cellSize),
      cases,
      parts,
      districtPath: pathOf('districts'),
      districtCount: 2,
      top,
      bottom: Math.min(height, top + rows),
    }),
  );
  return parts.map((_, i) => {
    const found = windows.map((window) => {
      const one = window[i];
      if ('fault' in one) throw one.fault;
      return one;
    });
    const sumsOf = (key: string) =>
      mergeSums(
        found.map(({ sums }) => sums[key]),
        2,
      );
    return {
      types: null,
      sums: Object.fromEntries(Object.keys(found[0].sums).map((key) => [key, sumsOf(key)])),
      warnings: mergeWarnings(found.map(({ warnings }) => warnings)),
    };
  });
}

/** Both passes of models that are computed together. */
async function together(chosen: readonly Computed[], rows: number) {
  const planned = chosen.map(partOf);
  const cases = planned.map(({ model }) => model);
  const stages = chosen.map(([slug]) => windowStages(models[slug]));
  const first = planned.map(({ part }, i) => ({
    ...part,
    pass: stages[i]?.prepare ? ('gather' as const) : ('result' as const),
  }));
  const gathered = inWindows(first, cases, rows);
  const second = planned.map(({ part, model }, i) => {
    const [slug, , keys] = chosen[i];
    const paths = Object.fromEntries(keys.map((key) => [key, pathOf(`${slug}-${key}`)]));
    return {
      ...part,
      paths,
      prepared: stages[i]?.prepare?.(gathered[i].sums, model.parameters, context) ?? null,
    };
  });
  for (const path of second.flatMap(({ paths }) => Object.values(paths)))
    await writeFile(path, new Float32Array(cells));
  return inWindows(second, cases, rows).map((result, i) => ({
    ...result,
    layers: Object.fromEntries(
      Object.entries(second[i].paths).map(([key, path]) => [key, [...readFlat(path, 'float32', 0, cells)]]),
    ),
  }));
}

const figures = (table: readonly ZonalRow[], layer: string) =>
  [1, 2].map((district) => table.find((row) => row.layer === layer && row.district === district)?.figure);

it.each(computed)('computes %s in windows of rows as it does in one piece', async (slug, stored, keys) => {
  const whole = runModel(models[slug], { ...grids, pm25: 40, waterEvaporation: 600 }, stored, { districts });
  const [{ layers, sums, warnings }] = await together([[slug, stored, keys]], 3);
  for (const key of keys) {
    const expected = Float32Array.from(whole.layers[key].data, (cell) => (cell === -9999 ? NaN : cell));
    expect(layers[key]).toEqual([...expected]);
    if (key === 'pm25-reduction') continue;
    const [first, second] = figures(whole.table, key);
    expect(sums[key].sum[0] / (first ?? 0)).toBeCloseTo(1, 12);
    expect(sums[key].sum[1] / (second ?? 0)).toBeCloseTo(1, 12);
  }
  expect(warnings).toEqual(whole.warnings);
});

it.each([1, 2, 3, 5, 7])('gives the same to the last bit in windows of %i rows as in one', async (rows) => {
  expect(await together(computed, rows)).toEqual(await together(computed, height));
});

it('gives models that are computed together what each gives alone', async () => {
  const alone = [];
  for (const one of computed) alone.push(...(await together([one], 4)));
  expect(await together(computed, 4)).toEqual(alone);
});

it('goes on with the other models of a group when one of them fails', () => {
  const planned = computed.map(partOf);
  const cases = planned.map(({ model }) => model);
  const broken = [{ ...cases[0], rasters: { landCover: cases[0].rasters.landCover } }, ...cases.slice(1)];
  const parts = planned.map(({ part }) => ({ ...part, pass: 'gather' as const }));
  const task = {
    kind: 'compute',
    frame: { width, height, cellSize, transform },
    halo: 7,
    districtCount: 2,
  } as const;
  const results = compute({
    ...task,
    cases: broken,
    parts,
    districtPath: pathOf('districts'),
    top: 0,
    bottom: 3,
  });
  expect(results.map((result) => 'fault' in result)).toEqual([true, false, false]);
});
