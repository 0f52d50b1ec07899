import { decodeWkb } from '@gep/map-engine/geometry';
import type { FlatGeometry } from '@gep/map-engine/geometry';
import type { FlatArea } from '@gep/map-engine/geometry/topology';
import { GepDataError } from '@gep/raster';
import type { ZoneStatistics } from '@gep/raster';
import { limits } from '@gep/api-client/contract';
import type { Language, RegionStatistics } from '@gep/api-client/contract';
import type { TemporaryFile } from '../file/file-store';
import { geodataLimits } from '../geodata/limits';
import { wkbText } from '../worker/map-shapes';
import { insertedPoints } from '../worker/project-shape';
import type { CellTerm } from '../worker/open-cells';
import { absentServices } from './absent-services';
import { fail } from '../error/gep-error';
import type { RasterTools } from './redraw';
import { storedTerms } from './stored-terms';
import { statisticTree } from './result-tree';
import type { Figures } from './result-tree';
import { findPlace, resultPlaces, shownRaster, unitsOf, yearOf } from './model-results';
import type { ResultPlace } from './model-results';
import { phrase } from '../message/phrase';
import type { Phrase } from '../message/phrase';

interface Tools extends RasterTools {
  readonly language: Language;
  readonly signal: AbortSignal;
  readonly client?: string;
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
  const areas = readDrawn(wkb);
  checkEdges(insertedPoints(areas), pieceLimits.drawn);
  const [statistics] = await measure(tools, at, [await joined(tools, areas)]);
  if (statistics.count === 0) return fail('REGION_OUTSIDE');
  return statistics;
}

/**
 * Statistics of every polygon of an uploaded shapefile; the last entry holds their geometries in EPSG:3857.
 * The polygons are decoded and projected in a thread, never here, and only so many are taken.
 * @throws GeodataError for faulty and too large files, GepError NO_RESULT, GEOMETRY_INVALID
 */
export async function fileStatistics(
  tools: Tools,
  at: MeasurePlace,
  uploads: readonly TemporaryFile[],
): Promise<(RegionStatistics | { wkbList: string[] })[]> {
  const { services, workers, signal, client } = tools;
  const region = await services.geodata(
    {
      kind: 'read-region',
      parts: uploads.map(({ name, path }) => ({ name, path })),
      limits: geodataLimits.measuredRegion,
    },
    { signal, client, workFolder: services.files.temporaryFolder },
  );
  const wkb = region.features.flatMap((feature) => feature.wkb ?? []);
  const { shapes, insertedPoints: pieces } = await workers.run({ kind: 'map-shapes', wkb }, signal);
  checkEdges(pieces, pieceLimits.file);
  return [...(await measure(tools, at, shapes)), { wkbList: [...shapes] }];
}

/** Measures polygons of EPSG:3857 (WKB in base64) on the raster of a place, and on all others for the rows of the tree. */
async function measure(
  tools: Tools,
  at: MeasurePlace,
  shapes: readonly string[],
): Promise<RegionStatistics[]> {
  const { services, workers, language, signal } = tools;
  const { place: own, year } = await findPlace(services, at.projectId, at, at.compareFlag);
  const shown = shownRaster(own, year) ?? fail('NO_RESULT', { model: own.name });
  const places = (await resultPlaces(services, at.projectId)).filter((place) =>
    yearOf(place, at.compareFlag),
  );
  const absent = await absentServices(services.database.db, at.projectId);
  const rasters = places.flatMap((place) => yearOf(place, at.compareFlag)?.rasters ?? []);
  const wanted = rasters.filter(({ quantity }) => quantity === 'function' || quantity === 'value');
  const measurable: { readonly id: string; readonly cells: readonly CellTerm[] }[] = [];
  for (const raster of wanted) measurable.push({ id: raster.id, cells: await storedTerms(services, raster) });
  const figures = await workers.run(
    { kind: 'zones', rasters: measurable.map(({ cells }) => cells), shapes },
    signal,
  );
  const measured = new Map<string, ZoneStatistics[]>(measurable.map(({ id }, i) => [id, figures[i]]));
  return shapes.map((_, index): RegionStatistics => {
    const of = (place: ResultPlace, quantity: string): number | null => {
      const raster = yearOf(place, at.compareFlag)?.rasters.find((one) => one.quantity === quantity);
      const zone = raster && measured.get(raster.id)?.[index];
      return zone && zone.count > 0 ? zone.sum : null;
    };
    const figuresOf = (place: ResultPlace): Figures => ({
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
      unit: unitsOf(own, language)[5],
      rows: statisticTree(places, language, absent, at, figuresOf),
    };
  });
}

/** Points that are inserted into long edges of a drawn region, and of an uploaded file. */
const pieceLimits = { drawn: 100_000, file: 1_000_000 };

function checkEdges(pieces: number, maxPieces: number): void {
  if (pieces > maxPieces) invalid(phrase('geometry.long-edges'));
}

/** Ten thousand points can cross each other millions of times; joining so many crossings takes some seconds. */
const maxCrossings = 5000;

/** Drawn polygons as one valid area, WKB in base64. */
async function joined({ workers, signal }: Tools, areas: readonly FlatArea[]): Promise<string> {
  const area = await workers.run({ kind: 'join-areas', areas, maxCrossings }, signal);
  if (area === 'tangled') return invalid(phrase('geometry.tangled', { max: maxCrossings }));
  return area ? wkbText(area) : invalid(phrase('geometry.no-area'));
}

const invalid = (reason: Phrase): never => fail('GEOMETRY_INVALID', { reason });

/** Drawn polygons, checked. */
function readDrawn(wkb: readonly (string | readonly number[])[]): FlatArea[] {
  const { min, max } = limits.drawnPoints;
  let points = 0;
  return wkb.map((one) => {
    const shape = decodeDrawn(one);
    if (shape.type !== 'Polygon' && shape.type !== 'MultiPolygon') return invalid(phrase('geometry.polygon'));
    // A ring repeats its first point.
    const own = shape.flatCoordinates.length / 2 - 1;
    points += own;
    if (own < min) return invalid(phrase('geometry.few-points', { min }));
    if (points > max) return invalid(phrase('geometry.many-points', { max }));
    if (!shape.flatCoordinates.every((coordinate) => Math.abs(coordinate) < 3e7))
      return invalid(phrase('geometry.outside'));
    return shape;
  });
}

function decodeDrawn(wkb: string | readonly number[]): FlatGeometry {
  try {
    return decodeWkb(typeof wkb === 'string' ? wkb : Uint8Array.from(wkb));
  } catch (error) {
    if (error instanceof GepDataError) return invalid(phrase('geometry.wkb', { code: error.code }));
    throw error;
  }
}
