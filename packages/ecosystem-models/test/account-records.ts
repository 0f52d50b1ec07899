import type { FeatureRecord, RecordValues, TableRecord } from '../src/records';
import { lineFeature } from './record-case';

export const rows = (...values: readonly RecordValues[]): TableRecord[] =>
  [0, 1].flatMap((district) => values.map((one) => ({ district, values: one })));
const at = (district: number, feature: FeatureRecord): FeatureRecord => ({ ...feature, district });

export const [left, top] = [500000, 3000000];
export const roads = [0, 1].map((d) =>
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
export const spots = rows(
  { spot: 'lake', origin: 'a', visits: 1000, transport: 50, lodging: 30, ticket: 20, hours: 6, wage: 30 },
  { spot: 'wood', origin: 'b', visits: 70, transport: 5, lodging: 0, ticket: 2, hours: 3, wage: 40 },
  { spot: 'none', origin: 'c', visits: 9, transport: 5, lodging: 0, ticket: 2, wage: 40 },
);
export const demand = rows(
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
export const home = { floorArea: 10000, price: 20000 };
export const hotel = { rooms: 100, occupancy: 0.6, roomRate: 400, premium: 0.15 };
export const places = [50, 350, 650].map((dx) => [left + dx, top - 250] as const);
export const emissions = [
  { district: 0, values: { pollutant: 'so2', amount: 0.5 } },
  { district: 1, values: { pollutant: 'dust', amount: 1 } },
];
export const soilRasters = { rFactor: 30000, kFactor: 0.1, slope: 60, fvc: 100 };
export const soil = { rMethod: 'raster', kMethod: 'raster', slopeMethod: 'raster', fvcMethod: 'raster' };
export const shore = [
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
