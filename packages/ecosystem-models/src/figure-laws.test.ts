import fc from 'fast-check';
import type { Grid } from '@gep/raster';
import { describe, expect, it } from 'vitest';
import { cases, codes, expectClose, run, square, worldOf } from '../test/account-case';
import type { Case, World } from '../test/account-case';
import type { RunResult } from './run-model';
import { allowsForcedZero } from './shared/forced-zero';
import { isWithin } from './shared/ecosystem-tree';

const missing = -9999;
const numRuns = 10;
/** Values of the cells of a layer, NaN for no data. */
const cellsOf = (grid: Grid): number[] =>
  Array.from(grid.data, (cell) => (cell === missing ? NaN : Number(cell)));
const figureOf = ({ table }: RunResult, layer: string, district: number | null): number | null =>
  table.find((row) => row.layer === layer && row.district === district)?.figure ?? null;
const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((all, value) => all + (value ?? 0), 0);

/** The same world with other cells of a raster. */
const withRaster = (world: World, key: string, cell: (value: number, i: number) => number): World => {
  const before = cellsOf(world.rasters[key]);
  return { ...world, rasters: { ...world.rasters, [key]: square((i) => cell(before[i], i)) } };
};
const unforced = fc.constant<number[]>([]);
/** Cases whose cells follow from the same cells of their rasters; visits follow from residents around. */
const cellByCell = cases
  .filter(({ model, rasters }) => rasters && model.slug !== 'daily-recreation')
  .map((one): Case => {
    const { model, stored } = one;
    // By district, cells without a reduction take the mean of the others.
    return model.slug === 'respiratory-disease'
      ? { ...one, stored: { ...stored, exposureScale: 'pixel' } }
      : one;
  });

describe('laws of the figures of all models', () => {
  it.each(cases)('$model.slug $stored: the whole is the sum of its districts, and of its cells', (one) => {
    fc.assert(
      fc.property(worldOf(one), (world) => {
        const result = run(one, world, one.stored);
        const sums = one.model.definition.outputs.filter(({ zonal }) => zonal === 'sum');
        for (const { key } of sums) {
          const whole = figureOf(result, key, null);
          const districts = result.table.filter((row) => row.layer === key && row.district !== null);
          if (districts.length === 0) continue;
          expectClose(whole ?? 0, sum(districts.map(({ figure }) => figure)), `${key}: districts`);
          // Rows of tables and features have figures that no cell holds.
          if (!(key in result.layers) || one.tables || one.features) continue;
          const cells = cellsOf(result.layers[key]).filter((cell) => !Number.isNaN(cell));
          expectClose(sum(cells), whole ?? 0, `${key}: cells`);
        }
      }),
      { numRuns },
    );
  });

  it.each(cases)('$model.slug $stored: the value is the sum of its children', (one) => {
    const { outputs, children = [] } = one.model.definition;
    const parts = outputs.filter(({ role, child }) => role === 'value' && child !== undefined);
    const own = outputs.find(({ role, child }) => role === 'value' && child === undefined);
    if (children.length === 0 || own === undefined) return;
    expect(parts.map(({ child }) => child).sort()).toEqual(children.map(({ key }) => key).sort());
    fc.assert(
      fc.property(worldOf(one), (world) => {
        const result = run(one, world, one.stored);
        for (const district of [null, 1, 2, 3]) {
          const values = parts.map(({ key }) => figureOf(result, key, district));
          expectClose(figureOf(result, own.key, district) ?? 0, sum(values), `${own.key} of ${district}`);
        }
      }),
      { numRuns },
    );
  });

  it.each(cellByCell)('$model.slug $stored: an input without data never becomes 0', (one) => {
    const keys = Object.keys(one.rasters ?? {});
    fc.assert(
      fc.property(worldOf(one), fc.constantFrom(...keys), fc.integer({ min: 2, max: 7 }), (world, key, n) => {
        const before = run(one, world, one.stored);
        const gap = withRaster(world, key, (value, i) => (i % n === 0 ? missing : value));
        const after = run(one, gap, one.stored);
        for (const [layer, grid] of Object.entries(after.layers)) {
          const old = cellsOf(before.layers[layer]);
          cellsOf(grid).forEach((cell, i) => {
            if (i % n !== 0 || Number.isNaN(cell) || Number.isNaN(old[i])) return;
            // A cell that does not read the input keeps its figure.
            expectClose(cell, old[i], `${layer} at ${i} without ${key}`);
          });
        }
      }),
      { numRuns },
    );
  });

  it.each(cases)('$model.slug $stored: forced types are 0 after the run, where there are data', (one) => {
    if (!allowsForcedZero(one.model.definition)) return;
    fc.assert(
      fc.property(worldOf(one), (world) => {
        const forced = run(one, world, one.stored);
        const free = run(one, { ...world, forcedZero: [] }, one.stored);
        const types = cellsOf(world.landCover);
        for (const [layer, grid] of Object.entries(forced.layers)) {
          const cells = cellsOf(grid);
          const expected = cellsOf(free.layers[layer]).map((cell, i) =>
            Number.isNaN(cell) || !world.forcedZero.some((type) => isWithin(types[i], type)) ? cell : 0,
          );
          expect(cells, layer).toEqual(expected);
        }
      }),
      { numRuns },
    );
  });
});

/** Rasters with which the function quantity of a model grows in every cell (1), or falls (-1). */
const directions: readonly (readonly [slug: string, key: string, direction: 1 | -1])[] = [
  ['sediment-mitigation', 'rFactor', 1],
  ['sediment-mitigation', 'kFactor', 1],
  ['sediment-mitigation', 'fvc', 1],
  ['carbon-sequestration', 'npp', 1],
  ['carbon-sequestration', 'rh', -1],
  ['climate-regulation', 'waterEvaporation', 1],
  ['water-conservation', 'evapotranspiration', -1],
  ['air-purification', 'growingDays', 1],
  ['runoff-analysis', 'precipitation', 1],
  ['non-point-source-control', 'rFactor', 1],
  ['non-point-source-control', 'precipitation', 1],
  ['respiratory-disease', 'population', 1],
  ['respiratory-disease', 'pm25Reduction', 1],
  ['wind-sand-fixation', 'fvc', 1],
  ['marine-purification', 'primaryProduction', 1],
  ['daily-recreation', 'population', 1],
];

describe('monotone formulas', () => {
  it.each(directions)('%s with %s: %i', (slug, key, direction) => {
    const own = cases.filter((one) => one.model.slug === slug && one.rasters && key in one.rasters);
    expect(own.length).toBeGreaterThan(0);
    fc.assert(
      fc.property(
        fc.constantFrom(...own).chain((one: Case) => fc.tuple(fc.constant(one), worldOf(one), unforced)),
        fc.double({ min: 0.1, max: 0.9, noNaN: true }),
        ([one, world, forcedZero], share) => {
          const more = { ...world, forcedZero };
          const less = withRaster(more, key, (value) => (Number.isNaN(value) ? missing : value * share));
          const [high, low] = [more, less].map((each) => run(one, each, one.stored).layers);
          const layers = one.model.definition.outputs.filter(({ role }) => role === 'function');
          for (const layer of layers) {
            if (!(layer.key in high)) continue;
            const [top, bottom] = [cellsOf(high[layer.key]), cellsOf(low[layer.key])];
            top.forEach((cell, i) => {
              expect(Number.isNaN(bottom[i])).toBe(Number.isNaN(cell));
              const growth = direction * (cell - bottom[i]);
              if (!Number.isNaN(cell)) expect(growth).toBeGreaterThanOrEqual(-1e-12 * Math.abs(cell));
            });
          }
        },
      ),
      { numRuns: 20 },
    );
  });
});

it('has land of every kind in its worlds', () => {
  expect(new Set(codes.map((code) => Math.floor(code / 100))).size).toBeGreaterThan(5);
});
