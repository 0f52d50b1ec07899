import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeWindow, dependenciesOf } from './compute-window';
import type { WindowCase } from './compute-window';
import type { Model, PixelInputs, RasterInput } from './model';
import { resolveParameters } from './parameter-values';
import type { StoredParameters } from './parameter-values';
import { modelBySlug, models } from './registry';
import { ecosystemTypes } from './shared/ecosystem-types';

const width = 6;
const height = 4;
const cells = width * height;
const code = fc.oneof(
  fc.constantFrom(...ecosystemTypes.map(({ value }) => value)),
  fc.constantFrom(-9999, 12345),
);
const layer = (max: number) =>
  fc
    .array(fc.oneof({ weight: 9, arbitrary: fc.double({ min: 0, max, noNaN: true }) }, fc.constant(NaN)), {
      minLength: cells,
      maxLength: cells,
    })
    .map((values) => Float64Array.from(values));

const scene = fc.record({
  landCover: fc.array(code, { minLength: cells, maxLength: cells }).map((codes) => Int32Array.from(codes)),
  npp: layer(3000),
  waterEvaporation: layer(3000),
  precipitation: layer(5000),
  evapotranspiration: layer(2000),
  hsg: fc
    .array(fc.integer({ min: 1, max: 4 }), { minLength: cells, maxLength: cells })
    .map((codes) => Float64Array.from(codes)),
  dailyPrecipitation: layer(300).map((event): RasterInput => [event, 80]),
});
type Scene = typeof scene extends fc.Arbitrary<infer T> ? T : never;

function cut(band: RasterInput, from: number, to: number): RasterInput {
  if (typeof band === 'number') return band;
  if (band instanceof Float64Array) return band.slice(from, to);
  return band.map((one) => (typeof one === 'number' ? one : one.slice(from, to)));
}

function inputsOf({ landCover, ...rasters }: Scene, firstRow: number, rows: number): PixelInputs {
  const [from, to] = [firstRow * width, (firstRow + rows) * width];
  return {
    width,
    height: rows,
    cellSize: 30,
    landCover: landCover.slice(from, to),
    rasters: Object.fromEntries(Object.entries(rasters).map(([key, band]) => [key, cut(band, from, to)])),
  };
}

function run(model: Model, inputs: PixelInputs, stored: StoredParameters = {}) {
  const parameters = resolveParameters(model.definition, stored);
  const cases: Record<string, WindowCase> = { [model.slug]: { inputs, parameters } };
  for (const slug of dependenciesOf(model.slug, parameters)) {
    const dependency = modelBySlug(slug);
    if (dependency !== undefined)
      cases[slug] = { inputs, parameters: resolveParameters(dependency.definition) };
  }
  return computeWindow(model.slug, structuredClone(cases));
}

const cases = [
  ...Object.values(models).map((model) => ({ model, stored: {} })),
  { model: models['water-conservation'], stored: { runoffMethod: 'runoff-analysis' } },
  { model: models['runoff-analysis'], stored: { method: 'runoff-coefficient' } },
];

describe('laws of all models', () => {
  it.each(cases)('$model.slug $stored: windows put together equal the whole', ({ model, stored }) => {
    fc.assert(
      fc.property(scene, fc.integer({ min: 1, max: height - 1 }), (world, split) => {
        const whole = run(model, inputsOf(world, 0, height), stored);
        const top = run(model, inputsOf(world, 0, split), stored);
        const bottom = run(model, inputsOf(world, split, height - split), stored);
        for (const [key, expected] of Object.entries(whole.layers))
          expect([...top.layers[key], ...bottom.layers[key]]).toEqual([...expected]);
      }),
      { numRuns: 30 },
    );
  });

  it.each(cases)(
    '$model.slug $stored: no result where the land type is missing or the cell outside',
    ({ model, stored }) => {
      fc.assert(
        fc.property(scene, (world) => {
          const inputs = inputsOf(world, 0, height);
          const inside = new Uint8Array(cells).fill(1, cells / 2);
          const { layers, warnings } = run(model, { ...inputs, inside }, stored);
          for (const result of Object.values(layers))
            result.forEach((cell, i) => {
              if (world.landCover[i] === -9999 || world.landCover[i] === 12345 || inside[i] === 0)
                expect(cell).toBeNaN();
            });
          const missing = warnings.find(({ code: name }) => name === 'missing-land-type')?.count ?? 0;
          expect(missing).toBe(world.landCover.slice(cells / 2).filter((type) => type === -9999).length);
        }),
        { numRuns: 30 },
      );
    },
  );

  it.each([
    ['carbon-sequestration', 'co2Price'],
    ['climate-regulation', 'electricityPrice'],
    ['water-conservation', 'price'],
  ] as const)('%s: the value grows with its price, the quantity stays', (slug, price) => {
    fc.assert(
      fc.property(scene, fc.integer({ min: 2, max: 9 }), (world, factor) => {
        const inputs = inputsOf(world, 0, height);
        const { value: once, ...quantities } = run(models[slug], inputs, { [price]: 10 }).layers;
        const { value: more, ...same } = run(models[slug], inputs, { [price]: 10 * factor }).layers;
        expect(same).toEqual(quantities);
        once.forEach((cell, i) => {
          if (Number.isNaN(cell)) expect(more[i]).toBeNaN();
          else expect(Math.abs(more[i] - cell * factor)).toBeLessThanOrEqual(1e-12 * Math.abs(more[i]));
        });
      }),
      { numRuns: 30 },
    );
  });
});
