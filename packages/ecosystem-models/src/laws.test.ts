import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeWindow, dependenciesOf } from './compute-window';
import type { WindowCase } from './compute-window';
import { windowStages } from './model';
import type { Model, PixelInputs, Prepared, RasterInput, WindowResult } from './model';
import { noRecords } from './records';
import type { Records, RecordValues } from './records';
import { districtTotals } from './compute-whole';
import { resolveParameters } from './parameter-values';
import type { StoredParameters } from './parameter-values';
import { modelBySlug, models } from './registry';
import { ecosystemTypes } from './shared/ecosystem-types';
import { withLayerArrays } from './shared/layer-array';

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

const classes = (...codes: number[]) =>
  fc
    .array(fc.constantFrom(...codes), { minLength: cells, maxLength: cells })
    .map((own) => Float64Array.from(own));

const scene = fc.record({
  landCover: fc.array(code, { minLength: cells, maxLength: cells }).map((codes) => Int32Array.from(codes)),
  npp: layer(3000),
  waterEvaporation: layer(3000),
  precipitation: layer(5000),
  evapotranspiration: layer(2000),
  hsg: classes(1, 2, 3, 4),
  naturalStand: classes(0, 1, NaN),
  rFactor: layer(30000),
  kFactor: layer(0.1),
  sand: layer(100),
  silt: layer(100),
  clay: layer(100),
  organicCarbon: layer(100),
  soilClass: classes(1, 2, 3, NaN),
  dem: layer(300),
  slope: layer(90),
  flowAccumulation: layer(1000).map((upstream) => upstream.map((count) => Math.floor(count) + 1)),
  percentSlope: layer(200),
  fvc: layer(100),
  ndvi: layer(1),
  cFactor: layer(1),
  pFactor: layer(1),
  wf: layer(100),
  roughness: layer(1),
  caco3: layer(50),
  relief: layer(100),
  reliefDistance: layer(1000),
  wind: layer(30).map((month): RasterInput => [month, ...new Array<number>(11).fill(8)]),
  temperature: layer(30).map((month): RasterInput => [...new Array<number>(11).fill(5), month]),
  snow: layer(50),
  monthlyPet: layer(200),
  monthlyPrecipitation: layer(300),
  rainDays: layer(28),
  primaryProduction: layer(2000),
  growingDays: layer(366),
  population: layer(1000),
  pm25: layer(500),
  lai: layer(10),
  dailyPrecipitation: layer(300).map((event): RasterInput => [event, 80]),
});
type Scene = typeof scene extends fc.Arbitrary<infer T> ? T : never;

function cut(band: RasterInput, from: number, to: number): RasterInput {
  if (typeof band === 'number') return band;
  if (band instanceof Float64Array) return band.slice(from, to);
  return band.map((one) => (typeof one === 'number' ? one : one.slice(from, to)));
}

/** Rows of a scene as a window, with as many rows of halo as there are. */
function inputsOf({ landCover, ...rasters }: Scene, first: number, last: number, halo = 0): PixelInputs {
  const top = Math.max(0, first - halo);
  const bottom = Math.min(height, last + halo);
  const [from, to] = [top * width, bottom * width];
  return {
    width,
    height: bottom - top,
    rows: [first - top, last - top],
    cellSize: 30,
    landCover: landCover.slice(from, to),
    districts: districts.slice(from, to),
    rasters: Object.fromEntries(Object.entries(rasters).map(([key, band]) => [key, cut(band, from, to)])),
  };
}

/** The window's own rows of its layers. */
function ownRows({ layers }: WindowResult, [first, last]: readonly [number, number]): Layers {
  return Object.fromEntries(
    Object.entries(layers).map(([key, layer]) => [key, layer.slice(first * width, last * width)]),
  );
}
type Layers = Record<string, Float64Array>;

/** Districts of the scene: a half of the columns each. */
const districts = Int32Array.from({ length: cells }, (_, i) => (i % width < width / 2 ? 0 : 1));
const inBoth = (values: RecordValues) => [0, 1].map((district) => ({ district, values }));
const records: Records = {
  ...noRecords,
  tables: {
    emission: [
      { district: 0, values: { pollutant: 'so2', amount: 0.01 } },
      { district: 1, values: { pollutant: 'dust', amount: 1 } },
    ],
    discharge: inBoth({ pollutant: 'cod', amount: 0.05 }),
    reservoirs: inBoth({ capacity: 1000 }),
  },
};
const context = { districtCount: 2, records };

/** What the second pass of a model takes, from the figures of districts over the whole scene. */
function preparedFor(model: Model, world: Scene, stored: StoredParameters): Prepared {
  const { gathers, prepare } = windowStages(model) ?? {};
  const gathered = gathers?.(resolveParameters(model.definition, stored)) ?? [];
  if (prepare === undefined || gathered.length === 0) return {};
  const cases = casesOf(model, inputsOf(world, 0, height), stored);
  const { layers } = computeWindow(model.slug, structuredClone(cases), 'gather');
  return prepare(districtTotals(layers, districts, 2), cases[model.slug].parameters, context);
}

function casesOf(model: Model, inputs: PixelInputs, stored: StoredParameters): Record<string, WindowCase> {
  const parameters = resolveParameters(model.definition, stored);
  const found: Record<string, WindowCase> = { [model.slug]: { inputs, parameters } };
  for (const slug of dependenciesOf(model.slug, parameters)) {
    const dependency = modelBySlug(slug);
    if (dependency !== undefined) Object.assign(found, casesOf(dependency, inputs, {}));
  }
  return found;
}

const noInputs: PixelInputs = {
  width: 0,
  height: 0,
  cellSize: 30,
  landCover: new Int32Array(0),
  rasters: {},
};

/** Rows of neighbours that a model needs, or one of those that it reads. */
function haloOf(model: Model, stored: StoredParameters): number {
  const metres = Object.entries(casesOf(model, noInputs, stored)).map(([slug, { parameters }]) => {
    const one = modelBySlug(slug);
    return (one && windowStages(one)?.halo(parameters, 30)) ?? 0;
  });
  return Math.ceil(Math.max(...metres) / 30);
}

function run(model: Model, inputs: PixelInputs, stored: StoredParameters = {}) {
  return computeWindow(model.slug, structuredClone(casesOf(model, inputs, stored)));
}

const cases = [
  ...Object.values(models)
    .filter((model) => windowStages(model) !== undefined)
    .map((model) => ({ model, stored: {} })),
  { model: models['water-conservation'], stored: { runoffMethod: 'runoff-analysis' } },
  { model: models['runoff-analysis'], stored: { method: 'runoff-coefficient' } },
  {
    model: models['sediment-mitigation'],
    stored: {
      rMethod: 'annual',
      kMethod: 'texture',
      slopeMethod: 'raster',
      fvcMethod: 'ndvi',
      pMethod: 'raster',
    },
  },
  {
    model: models['sediment-mitigation'],
    stored: {
      kMethod: 'soil-class',
      soilTextures: [
        { soil: 1, sand: 40, silt: 40, clay: 20, organic: 1.2 },
        { soil: 2, sand: 30, silt: 30, clay: 20, organic: 1.2 },
      ],
      lsMethod: 'desmet-govers',
      cMethod: 'raster',
    },
  },
  { model: models['non-point-source-control'], stored: { method: 'runoff-emc', pollutants: ['tp'] } },
  {
    model: models['pest-control'],
    stored: { method: 'incidence', incidence: [{ type: 1, managed: 0.2, natural: 0.05 }] },
  },
  {
    model: models['wind-sand-fixation'],
    stored: {
      wfMethod: 'weather',
      soilMethod: 'soil-class',
      soils: [{ soil: 1, sand: 60, silt: 25, clay: 15, organic: 1.5, caco3: 2 }],
      roughnessMethod: 'slope',
      fvcMethod: 'type',
    },
  },
  { model: models['wind-sand-fixation'], stored: { roughnessMethod: 'relief' } },
  ...['uniform', 'gaussian', 'density'].map((kernel) => ({
    model: models['daily-recreation'],
    stored: { radiusM: 35, kernel },
  })),
  { model: models['respiratory-disease'], stored: { exposureScale: 'pixel', impact: 'gemm' } },
  { model: models['air-purification'], stored: { capByEmission: true, leafOn: true } },
  { model: models['air-purification'], stored: { leafOn: true, seasonSource: 'days' } },
  { model: models['water-self-purification'], stored: { capByDischarge: true } },
  { model: models['flood-mitigation'], stored: { shareReservoirs: true, mask: [1, 2, 3, 5] } },
];

describe('laws of all models', () => {
  it.each(cases)('$model.slug $stored: windows put together equal the whole', ({ model, stored }) => {
    fc.assert(
      fc.property(scene, fc.integer({ min: 1, max: height - 1 }), (world, split) => {
        const halo = haloOf(model, stored);
        const prepared = preparedFor(model, world, stored);
        const part = (first: number, last: number): Layers => {
          const inputs = { ...inputsOf(world, first, last, halo), prepared };
          return ownRows(run(model, inputs, stored), inputs.rows ?? [0, height]);
        };
        const [top, bottom] = [part(0, split), part(split, height)];
        for (const [key, expected] of Object.entries(part(0, height)))
          expect([...top[key], ...bottom[key]]).toEqual([...expected]);
      }),
      { numRuns: 30 },
    );
  });

  it.each(cases)(
    '$model.slug $stored: what was in the arrays of its layers does not count',
    ({ model, stored }) => {
      fc.assert(
        fc.property(scene, fc.double(), (world, left) => {
          const inputs = { ...inputsOf(world, 0, height), prepared: preparedFor(model, world, stored) };
          const used = (size: number): Float64Array => new Float64Array(size).fill(left);
          expect(withLayerArrays(used, () => run(model, inputs, stored))).toEqual(run(model, inputs, stored));
        }),
        { numRuns: 10 },
      );
    },
  );

  it.each(cases)(
    '$model.slug $stored: no result where the land type is missing or the cell outside',
    ({ model, stored }) => {
      fc.assert(
        fc.property(scene, (world) => {
          const inputs = inputsOf(world, 0, height);
          const inside = new Uint8Array(cells).fill(1, cells / 2);
          const prepared = preparedFor(model, world, stored);
          const { layers, warnings } = run(model, { ...inputs, inside, prepared }, stored);
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
    ['sediment-mitigation', 'dredgingPrice'],
    ['climate-regulation', 'electricityPrice'],
    ['water-conservation', 'price'],
    ['flood-mitigation', 'price'],
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
