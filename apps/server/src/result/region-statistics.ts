import proj4 from 'proj4';
import { decodeWkb, toGeoJson } from '@gep/map-engine/geometry';
import type { FlatGeometry } from '@gep/map-engine/geometry';
import { GepDataError } from '@gep/raster';
import type { PolygonGeometry, ZoneStatistics } from '@gep/raster';
import { limits } from '@gep/api-client/contract';
import type { Language, RegionStatistics } from '@gep/api-client/contract';
import type { TemporaryFile } from '../file/file-store';
import type { WorkerPool } from '../worker/worker-pool';
import type { Services } from '../services';
import { joinPolygons, toWebMercator, wkbText } from '../region/district-features';
import { fail } from '../error/gep-error';
import { withRaster } from './raster-layer';
import { statisticTree } from './result-tree';
import type { Figures } from './result-tree';
import { findPlace, resultPlaces, shownRaster, unitsOf, yearOf } from './model-results';
import type { ResultPlace } from './model-results';

interface Tools {
  readonly services: Services;
  readonly workers: WorkerPool;
  readonly language: Language;
  readonly signal: AbortSignal;
}

/** Of which calculated model (its raster is measured) and year. */
export interface MeasurePlace {
  readonly projectId: string;
  readonly id: string;
  readonly compareFlag?: 0 | 1;
}

/**
 * Statistics of a drawn region: WKB polygons in EPSG:3857, measured as one.
 * @throws GepError GEOMETRY_INVALID, NO_RESULT, REGION_OUTSIDE
 */
export async function drawnStatistics(
  tools: Tools,
  at: MeasurePlace,
  wkb: readonly (string | readonly number[])[],
): Promise<RegionStatistics> {
  const shape = joinPolygons(wkb.map(readDrawn));
  const [statistics] = await measure(tools, at, [shape]);
  if (statistics.count === 0) return fail('REGION_OUTSIDE');
  return statistics;
}

/**
 * Statistics of every polygon of an uploaded shapefile; the last entry holds their geometries in EPSG:3857.
 * @throws GeodataError for faulty files, GepError NO_RESULT
 */
export async function fileStatistics(
  tools: Tools,
  at: MeasurePlace,
  uploads: readonly TemporaryFile[],
): Promise<(RegionStatistics | { wkbList: string[] })[]> {
  const { services, signal } = tools;
  const region = await services.geodata(
    { kind: 'read-region', parts: uploads.map(({ name, path }) => ({ name, path })) },
    { signal, workFolder: services.files.temporaryFolder },
  );
  const shapes = region.features.flatMap(({ wkb }) => (wkb ? [toWebMercator(decodeWkb(wkb))] : []));
  return [...(await measure(tools, at, shapes)), { wkbList: shapes.map(wkbText) }];
}

/** Measures polygons of EPSG:3857 on the raster of a place, and on all others for the rows of the tree. */
async function measure(
  { services, workers, language, signal }: Tools,
  at: MeasurePlace,
  shapes: readonly FlatGeometry[],
): Promise<RegionStatistics[]> {
  const { place: own, year } = await findPlace(services, at.projectId, at, at.compareFlag);
  const shown = shownRaster(own, year) ?? fail('NO_RESULT', { model: own.name });
  const places = (await resultPlaces(services, at.projectId)).filter((place) =>
    yearOf(place, at.compareFlag),
  );
  const rasters = places.flatMap((place) => yearOf(place, at.compareFlag)?.rasters ?? []);
  const wanted = rasters.filter(({ quantity }) => quantity === 'function' || quantity === 'value');
  const paths = new Map(
    (
      await services.files.paths(
        services.database.db,
        wanted.map(({ fileId }) => fileId),
      )
    ).map(({ id, path }) => [id, path]),
  );
  const measured = new Map<string, ZoneStatistics[]>();
  let polygons: PolygonGeometry[] | null = null;
  for (const raster of wanted) {
    const path = paths.get(raster.fileId);
    if (path === undefined) continue;
    polygons ??= await withRaster(path, async ({ info }) =>
      shapes.map((shape) => projected(shape, info.crs)),
    );
    measured.set(raster.id, await workers.run({ kind: 'zones', path, polygons }, signal));
  }
  return shapes.map((_, index): RegionStatistics => {
    const of = (place: ResultPlace, quantity: string): number | null => {
      const raster = yearOf(place, at.compareFlag)?.rasters.find((one) => one.quantity === quantity);
      const zone = raster && measured.get(raster.id)?.[index];
      return zone && zone.count > 0 ? zone.sum : null;
    };
    const figures = (place: ResultPlace): Figures => ({
      functionValue: of(place, 'function'),
      priceValue: of(place, 'value'),
    });
    const zone = measured.get(shown.id)?.[index] ?? fail('NO_RESULT', { model: own.name });
    const has = (value: number): number | null => (zone.count === 0 ? null : value);
    return {
      count: zone.count,
      sum: has(zone.sum),
      mean: has(zone.mean),
      min: has(zone.min),
      max: has(zone.max),
      stddev: has(zone.stddev),
      unit: unitsOf(own)[5],
      rows: statisticTree(places, language, figures),
    };
  });
}

/** A drawn polygon, checked. */
function readDrawn(wkb: string | readonly number[]): FlatGeometry {
  const invalid = (zh: string, en: string): never => fail('GEOMETRY_INVALID', { reason: { zh, en } });
  let shape: FlatGeometry;
  try {
    shape = decodeWkb(typeof wkb === 'string' ? wkb : Uint8Array.from(wkb));
  } catch (error) {
    if (error instanceof GepDataError)
      return invalid(`不是有效的WKB（${error.code}）`, `no valid WKB (${error.code})`);
    throw error;
  }
  const { min, max } = limits.drawnPoints;
  if (shape.type !== 'Polygon' && shape.type !== 'MultiPolygon')
    return invalid('应为面（Polygon）', 'a polygon is expected');
  // A ring repeats its first point.
  const points = shape.flatCoordinates.length / 2 - 1;
  if (points < min) return invalid(`至少需要${min}个点`, `at least ${min} points are needed`);
  if (points > max) return invalid(`最多${max}个点`, `at most ${max} points are allowed`);
  if (!shape.flatCoordinates.every((one) => Math.abs(one) < 3e7))
    return invalid('坐标超出范围', 'coordinates are outside the map');
  return shape;
}

/** A straight edge of the map bends in the project CRS: long ones get points in between. */
const longestEdge = 5000;

/** A shape of EPSG:3857 in the CRS of a raster. */
export function projected(shape: FlatGeometry, crs: string): PolygonGeometry {
  const geometry = toGeoJson(shape) as PolygonGeometry;
  const { forward } = proj4('EPSG:3857', crs);
  const ring = (points: readonly (readonly number[])[]): number[][] =>
    points.flatMap(([x, y], i) => {
      const [nextX, nextY] = points[i + 1] ?? [x, y];
      const pieces = Math.min(1000, Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / longestEdge)));
      return Array.from({ length: pieces }, (_, k) =>
        forward([x + ((nextX - x) * k) / pieces, y + ((nextY - y) * k) / pieces]),
      );
    });
  return geometry.type === 'Polygon'
    ? { type: 'Polygon', coordinates: geometry.coordinates.map(ring) }
    : { type: 'MultiPolygon', coordinates: geometry.coordinates.map((rings) => rings.map(ring)) };
}
