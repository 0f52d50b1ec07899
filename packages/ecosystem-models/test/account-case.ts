import fc from 'fast-check';
import { expect } from 'vitest';
import type { Model } from '../src/model';
import { resolveParameters } from '../src/parameter-values';
import type { StoredParameters } from '../src/parameter-values';
import type { FeatureRecord, TableRecord } from '../src/records';
import { models } from '../src/registry';
import { runModel } from '../src/run-model';
import type { RunResult } from '../src/run-model';
import type { CaseGrids, RunOptions } from '../src/small-case';
import {
  demand,
  emissions,
  home,
  hotel,
  places,
  roads,
  rows,
  shore,
  soil,
  soilRasters,
  spots,
} from './account-records';
import { gridOf } from './example-grid';
import { linearValues } from './linear-case';
import { pointFeature } from './record-case';

const width = 8;
const height = 5;
export const codes = [
  111, 121, 131, 14, 211, 321, 33, 411, 413, 421, 422, 42, 511, 512, 521, 611, 62, 71, 911, -9999,
];
export const square = (cell: (i: number) => number) =>
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

export interface Case {
  readonly model: Model;
  readonly stored: StoredParameters;
  /** Keys of the rasters that the case reads, each with what its cells hold at most. */
  readonly rasters?: Readonly<Record<string, number>>;
  readonly plain?: CaseGrids;
  readonly tables?: Readonly<Record<string, readonly TableRecord[]>>;
  readonly features?: Readonly<Record<string, readonly FeatureRecord[]>>;
  readonly options?: RunOptions;
}

const yields = rows(
  { product: 'a', yield: 500, price: 2400, cost: 400 },
  { product: 'b', price: 1, cost: 0 },
);

export const cases: readonly Case[] = [
  { model: models.farming, stored: {}, tables: { yields } },
  { model: models.farming, stored: { sharing: 'area' }, tables: { yields } },
  {
    model: models.farming,
    stored: { sharing: 'raster' },
    rasters: { productionWeight: 100 },
    tables: { yields },
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
export function worldOf({ rasters = {} }: Case) {
  const own = Object.entries(rasters).map(([key, max]) => [key, max === 1 ? shares : layer(max)] as const);
  return fc.record({
    landCover: cells(fc.constantFrom(...codes)).map((types) => square((i) => types[i])),
    rasters: fc.record(Object.fromEntries(own)),
    forcedZero: fc.subarray([1, 2, 42, 6]),
  });
}
export type World = ReturnType<typeof worldOf> extends fc.Arbitrary<infer T> ? T : never;

export function run(
  one: Case,
  { landCover, rasters, forcedZero }: World,
  stored: StoredParameters,
): RunResult {
  const { model, plain = {}, tables = {}, features = {}, options = {} } = one;
  const records = { tables, features };
  const grids = { landCover, ...plain, ...rasters };
  return runModel(model, grids, stored, { districts, records, forcedZero, ...options });
}

export function expectClose(actual: number, expected: number, what: string): void {
  const error = Math.abs(actual - expected);
  expect(error, `${what}: ${actual} against ${expected}`).toBeLessThanOrEqual(1e-9 * Math.abs(expected));
}

/** A case, its world, and two sets of values of the parameters that need no run. */
export function changes(one: Case) {
  const base = resolveParameters(one.model.definition, one.stored);
  return fc.record({
    world: worldOf(one),
    before: linearValues(one.model, base),
    after: linearValues(one.model, base),
  });
}
