import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridOf } from '../../test/example-grid';
import { linearValues } from '../../test/linear-case';
import { lineFeature, pointFeature } from '../../test/record-case';
import type { Model } from '../model';
import { resolveParameters } from '../parameter-values';
import type { StoredParameters } from '../parameter-values';
import type { FeatureRecord, RecordValues, TableRecord } from '../records';
import { models } from '../registry';
import { runModel } from '../run-model';
import type { RunResult } from '../run-model';
import type { CaseGrids, RunOptions } from '../small-case';
import { decodeCube, encodeCube } from './cube-file';
import { figures } from './figures';
import { wholeArea } from './model-cube';
import { parameterChanges } from './parameter-changes';

const width = 8;
const height = 5;
const codes = [
  111, 121, 131, 14, 211, 321, 33, 411, 413, 421, 422, 42, 511, 512, 521, 611, 62, 71, 911, -9999,
];
const square = (cell: (i: number) => number) =>
  gridOf(
    Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (_, column) => cell(row * width + column)),
    ),
    100,
  );
const cells = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.array(one, { minLength: width * height, maxLength: width * height });
const layer = (max: number) =>
  cells(
    fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 0, max: 1e6 }).map((part) => (part / 1e6) * max) },
      fc.constant(-9999),
    ),
  ).map((values) => square((i) => values[i]));
const shares = layer(1);

/** Three districts side by side; the third has no rows in any table, and the right edge is outside. */
const districts = square((i) => (i % width === width - 1 ? -9999 : Math.floor((i % width) / 3) + 1));
const rows = (...values: readonly RecordValues[]): TableRecord[] =>
  [0, 1].flatMap((district) => values.map((one) => ({ district, values: one })));
const at = (district: number, feature: FeatureRecord): FeatureRecord => ({ ...feature, district });

interface Case {
  readonly model: Model;
  readonly stored: StoredParameters;
  /** Keys of the rasters that the case reads, each with what its cells hold at most. */
  readonly rasters?: Readonly<Record<string, number>>;
  readonly plain?: CaseGrids;
  readonly tables?: Readonly<Record<string, readonly TableRecord[]>>;
  readonly features?: Readonly<Record<string, readonly FeatureRecord[]>>;
  readonly options?: RunOptions;
}

const [left, top] = [500000, 3000000];
const roads = [0, 1].map((d) =>
  at(
    d,
    lineFeature({ roadClass: d === 0 ? 'trunk' : 'branch' }, [
      left + 300 * d,
      top - 150,
      left + 300 * d + 280,
      top - 150,
    ]),
  ),
);
const spots = rows(
  { spot: 'lake', origin: 'a', visits: 1000, transport: 50, lodging: 30, ticket: 20, hours: 6, wage: 30 },
  { spot: 'wood', origin: 'b', visits: 70, transport: 5, lodging: 0, ticket: 2, hours: 3, wage: 40 },
  { spot: 'none', origin: 'c', visits: 9, transport: 5, lodging: 0, ticket: 2, wage: 40 },
);
const demand = rows(
  ...[100, 200, 350].map((cost) => ({
    spot: 'lake',
    origin: `${cost}`,
    visits: 1e6 * Math.exp(1 - 0.01 * cost),
    population: 1e6,
    transport: cost,
    lodging: 0,
    ticket: 0,
    hours: 0,
    wage: 0,
  })),
);
const home = { floorArea: 10000, price: 20000 };
const hotel = { rooms: 100, occupancy: 0.6, roomRate: 400, premium: 0.15 };
const places = [50, 350, 650].map((dx) => [left + dx, top - 250] as const);
const emissions = [
  { district: 0, values: { pollutant: 'so2', amount: 0.5 } },
  { district: 1, values: { pollutant: 'dust', amount: 1 } },
];
const soilRasters = { rFactor: 30000, kFactor: 0.1, slope: 60, fvc: 100 };
const soil = { rMethod: 'raster', kMethod: 'raster', slopeMethod: 'raster', fvcMethod: 'raster' };
const shore = [
  at(
    0,
    lineFeature(
      {
        habitat: 'mangrove',
        width: 100,
        waveHeight: 1,
        period: 5,
        depth: 2,
        plantHeight: 1,
        stems: 20,
        stemDiameter: 0.03,
        drag: 1,
      },
      [0, 0, 2000, 0],
    ),
  ),
  at(
    1,
    lineFeature(
      {
        habitat: 'marsh',
        width: 30,
        waveHeight: 1,
        period: 5,
        depth: 2,
        plantHeight: 1,
        stems: 90,
        stemDiameter: 0.01,
        drag: 1,
      },
      [0, 0, 500, 0],
    ),
  ),
  at(1, lineFeature({ habitat: 'unknown', width: 10 }, [0, 0, 10, 0])),
];

const cases: readonly Case[] = [
  {
    model: models.farming,
    stored: {},
    tables: {
      yields: rows({ product: 'a', yield: 500, price: 2400, cost: 400 }, { product: 'b', price: 1, cost: 0 }),
    },
  },
  {
    model: models['water-resources'],
    stored: {},
    tables: {
      waterUse: rows(
        { use: 'domestic', volume: 1000 },
        { use: 'industrial', volume: 20 },
        { use: 'agricultural' },
      ),
    },
  },
  {
    model: models['renewable-energy'],
    stored: {},
    tables: {
      energy: rows(
        { source: 'hydro', head: 30, volume: 1e6 },
        { source: 'hydro', station: 'b', energy: 900 },
        { source: 'wind', energy: 5000 },
      ),
    },
  },
  { model: models['sediment-mitigation'], stored: soil, rasters: soilRasters },
  { model: models['carbon-sequestration'], stored: { oxygen: true }, rasters: { npp: 3000 } },
  { model: models['carbon-sequestration'], stored: { alphaSource: 'table' }, rasters: { npp: 3000 } },
  {
    model: models['carbon-sequestration'],
    stored: { method: 'nep-rh', clampNegative: false },
    rasters: { npp: 3000, rh: 100 },
  },
  { model: models['carbon-sequestration'], stored: { method: 'rate-table' } },
  {
    model: models['carbon-sequestration'],
    stored: {
      method: 'stock-change',
      poolTable: [1, 2, 3].map((type) => ({ type, above: 10 / type, below: 5, soil: 3, dead: 1 })),
    },
    plain: { landCoverBefore: square((i) => codes[i % 6]) },
  },
  { model: models['climate-regulation'], stored: {}, rasters: { waterEvaporation: 3000 } },
  {
    model: models['water-conservation'],
    stored: {},
    rasters: { precipitation: 5000, evapotranspiration: 2000 },
  },
  {
    model: models['air-purification'],
    stored: { leafOn: true, seasonSource: 'days' },
    rasters: { growingDays: 366 },
  },
  { model: models['air-purification'], stored: { capByEmission: true }, tables: { emission: emissions } },
  { model: models['water-self-purification'], stored: {} },
  {
    model: models['water-self-purification'],
    stored: { capByDischarge: true },
    tables: { discharge: rows({ pollutant: 'cod', amount: 0.5 }) },
  },
  ...[true, false].map((shareReservoirs) => ({
    model: models['flood-mitigation'],
    stored: { shareReservoirs },
    plain: { dailyPrecipitation: [100, 40] },
    tables: { reservoirs: rows({ name: 'a', capacity: 1000 }) },
  })),
  {
    model: models['runoff-analysis'],
    stored: { method: 'runoff-coefficient' },
    rasters: { precipitation: 5000 },
  },
  {
    model: models['non-point-source-control'],
    stored: {},
    rasters: soilRasters,
    options: { dependencies: { 'sediment-mitigation': soil } },
  },
  {
    model: models['non-point-source-control'],
    stored: { method: 'runoff-emc' },
    rasters: { precipitation: 5000 },
    options: { dependencies: { 'runoff-analysis': { method: 'runoff-coefficient' } } },
  },
  { model: models['pest-control'], stored: {} },
  {
    model: models['pest-control'],
    stored: {
      method: 'incidence',
      incidence: [
        { type: 1, managed: 0.2, natural: 0.001 },
        { type: 3, managed: 0.3, natural: 0.001 },
      ],
    },
  },
  { model: models['noise-abatement'], stored: {}, features: { roads } },
  {
    model: models['respiratory-disease'],
    stored: { reductionMethod: 'raster' },
    rasters: { population: 1000, pm25Reduction: 5 },
  },
  {
    model: models['wind-sand-fixation'],
    stored: { wfMethod: 'raster', soilMethod: 'factors', fvcMethod: 'raster' },
    rasters: { wf: 60, fvc: 100, erodibleFraction: 1, soilCrust: 1 },
  },
  ...['unit', 'wave'].map((weightMethod) => ({
    model: models['coastal-protection'],
    stored: { weightMethod },
    features: { shoreline: shore },
  })),
  { model: models['marine-purification'], stored: {}, rasters: { primaryProduction: 2000 } },
  {
    model: models['marine-purification'],
    stored: {},
    rasters: { primaryProduction: 2000 },
    tables: { harvest: rows({ product: 'kelp', mass: 100, nitrogen: 4, phosphorus: 0.5 }) },
  },
  { model: models['daily-recreation'], stored: {}, rasters: { population: 1000 } },
  {
    model: models['nature-tourism'],
    stored: { natureShares: [{ spot: 'lake', share: 0.8 }] },
    tables: { spots },
  },
  { model: models['nature-tourism'], stored: { zonalDemand: true }, tables: { spots: demand } },
  {
    model: models['housing-premium'],
    stored: {},
    features: { homes: places.map(([x, y]) => pointFeature(home, x, y)) },
  },
  {
    model: models['housing-premium'],
    stored: { source: 'table' },
    tables: { homeTable: rows({ name: 'a', ...home, distance: 300 }) },
  },
  {
    model: models['hotel-premium'],
    stored: { premiumBy: 'distance' },
    features: { hotels: places.map(([x, y]) => pointFeature(hotel, x, y)) },
  },
  {
    model: models['hotel-premium'],
    stored: { source: 'table' },
    tables: { hotelTable: rows({ name: 'a', ...hotel }) },
  },
];

/** A world of a case: its rasters, and the types that are forced to zero. */
function worldOf({ rasters = {} }: Case) {
  const own = Object.entries(rasters).map(([key, max]) => [key, max === 1 ? shares : layer(max)] as const);
  return fc.record({
    landCover: cells(fc.constantFrom(...codes)).map((types) => square((i) => types[i])),
    rasters: fc.record(Object.fromEntries(own)),
    forcedZero: fc.subarray([1, 2, 42, 6]),
  });
}
type World = ReturnType<typeof worldOf> extends fc.Arbitrary<infer T> ? T : never;

function run(one: Case, { landCover, rasters, forcedZero }: World, stored: StoredParameters): RunResult {
  const { model, plain = {}, tables = {}, features = {}, options = {} } = one;
  const records = { tables, features };
  const grids = { landCover, ...plain, ...rasters };
  return runModel(model, grids, stored, { districts, records, forcedZero, ...options });
}

function expectClose(actual: number, expected: number, what: string): void {
  const error = Math.abs(actual - expected);
  expect(error, `${what}: ${actual} against ${expected}`).toBeLessThanOrEqual(1e-9 * Math.abs(expected));
}

/** A case, its world, and two sets of values of the parameters that need no run. */
function changes(one: Case) {
  const base = resolveParameters(one.model.definition, one.stored);
  return fc.record({
    world: worldOf(one),
    before: linearValues(one.model, base),
    after: linearValues(one.model, base),
  });
}

describe('the account cube', () => {
  it.each(cases)('$model.slug $stored: gives the figures of a full run with other prices', (one) => {
    const { model } = one;
    fc.assert(
      fc.property(changes(one), ({ world, before, after }) => {
        const first = { ...one.stored, ...before };
        const second = { ...first, ...after };
        const { cube } = run(one, world, first);
        const full = run(one, world, second);
        const answer = figures(model, cube, resolveParameters(model.definition, second));
        for (const { layer: key, district, figure } of full.table) {
          if (district === null) continue;
          const { sum, valid } = answer[key];
          const index = Number(district) - 1;
          const mean = model.definition.outputs.find((output) => output.key === key)?.zonal === 'mean';
          if (figure === null) expect(valid[index]).toBe(0);
          else expectClose(mean ? sum[index] / valid[index] : sum[index], figure, `${key} of ${district}`);
        }
      }),
      { numRuns: 15 },
    );
  });

  it.each(cases)('$model.slug $stored: is the same after a file, and as the whole area', (one) => {
    fc.assert(
      fc.property(changes(one), ({ world, before, after }) => {
        const { cube } = run(one, world, { ...one.stored, ...before });
        const [read] = decodeCube(encodeCube([cube]));
        expect(read).toEqual(cube);
        const parameters = resolveParameters(one.model.definition, { ...one.stored, ...before, ...after });
        const whole = figures(one.model, wholeArea(cube), parameters);
        for (const [key, { sum }] of Object.entries(figures(one.model, cube, parameters)))
          expectClose(
            whole[key].sum[0],
            sum.reduce((all, part) => all + part, 0),
            key,
          );
      }),
      { numRuns: 3 },
    );
  });

  it.each(Object.values(models))('$slug: has a case here', (model: Model) => {
    expect(cases.some((one) => one.model === model)).toBe(true);
    const known = model.definition.parameters.map(({ key }) => key);
    for (const { parameter } of model.definition.linear ?? []) expect(known).toContain(parameter);
  });
});

const world: World = {
  landCover: square((i) => codes[i % codes.length]),
  rasters: {},
  forcedZero: [],
};
const carbon = cases.find(({ stored }) => stored.method === 'rate-table');
const rates = (first: number) => [
  { type: 1, rate: first },
  { type: 2, rate: 0.6 },
];

describe('a change that a cube cannot answer', () => {
  it.each([
    ['a choice', { method: 'nep-alpha' }, ['method']],
    ['a switch that no factor stands for', { oxygen: true }, ['oxygen']],
    ['a parameter of another method', { alpha: 0.5 }, ['alpha']],
    ['another row', { rateTable: rates(1).slice(1) }, ['rateTable']],
    ['another key', { rateTable: [{ type: 3, rate: 1 }, rates(1)[1]] }, ['rateTable']],
    ['a rate that becomes 0', { rateTable: rates(0) }, ['rateTable']],
  ])('%s is refused by name', (_, change, needRun) => {
    if (carbon === undefined) throw new Error('the case is gone');
    const before = { ...carbon.stored, rateTable: rates(1.2) };
    const { cube } = run(carbon, world, before);
    const after = resolveParameters(carbon.model.definition, { ...before, co2Price: 5, ...change });
    expect(parameterChanges(carbon.model, cube, after)).toEqual({ follow: ['co2Price'], needRun });
    expect(() => figures(carbon.model, cube, after)).toThrow(needRun[0]);
  });

  it('a rate that was 0 is refused, a price that was 0 is not', () => {
    if (carbon === undefined) throw new Error('the case is gone');
    const before = { ...carbon.stored, rateTable: rates(0), co2Price: 0 };
    const { cube } = run(carbon, world, before);
    const after = resolveParameters(carbon.model.definition, {
      ...before,
      rateTable: rates(1),
      co2Price: 9,
    });
    expect(parameterChanges(carbon.model, cube, after)).toEqual({
      follow: ['co2Price'],
      needRun: ['rateTable'],
    });
  });

  it.each(cases)('$model.slug $stored: every parameter that is not listed needs a run', (one) => {
    const { model } = one;
    const rasters = Object.fromEntries(
      Object.entries(one.rasters ?? {}).map(([key, max]) => [key, square((i) => (max * (i + 1)) / 99)]),
    );
    const { cube } = run(one, { ...world, rasters }, one.stored);
    const listed = model.definition.linear?.map(({ parameter }) => parameter) ?? [];
    for (const { key } of model.definition.parameters.filter(
      (parameter) => !listed.includes(parameter.key),
    )) {
      const changed = { ...cube.parameters, [key]: ['another value'] };
      expect(parameterChanges(model, cube, changed)).toEqual({ follow: [], needRun: [key] });
    }
  });
});

describe('a cube file', () => {
  const files = (): Uint8Array => {
    if (carbon === undefined) throw new Error('the case is gone');
    return encodeCube([run(carbon, world, carbon.stored).cube]);
  };

  it.each([
    ['of another kind', (bytes: Uint8Array) => bytes.fill(1, 0, 4), /begins with/],
    ['of a later version', (bytes: Uint8Array) => bytes.fill(0x32, 7, 8), /version 2, allowed: 1/],
    [
      'with a changed byte',
      (bytes: Uint8Array) => bytes.fill(7, bytes.length - 3, bytes.length - 2),
      /checksum/,
    ],
    ['that is cut off', (bytes: Uint8Array) => bytes.slice(0, -8), /ends before the numbers of carbon/],
    ['with a changed header', (bytes: Uint8Array) => bytes.fill(7, 20, 21), /header .* checksum/],
    ['that is empty', () => new Uint8Array(0), /begins with/],
  ])('%s is refused', (_, damage, message) => {
    expect(() => decodeCube(damage(files()))).toThrow(message);
  });

  it('gives one of its cubes without the others', () => {
    if (carbon === undefined) throw new Error('the case is gone');
    const { cube } = run(carbon, world, carbon.stored);
    const bytes = encodeCube([cube, { ...cube, year: 'comparable' }]);
    expect(decodeCube(bytes, ({ year }) => year === 'comparable')).toEqual([{ ...cube, year: 'comparable' }]);
  });
});
