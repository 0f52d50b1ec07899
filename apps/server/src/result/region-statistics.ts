import type { ZoneStatistics } from '@gep/raster';
import type { Language, RegionStatistics } from '@gep/api-client/contract';
import type { TemporaryFile } from '../file/file-store';
import { geodataLimits } from '../geodata/limits';
import type { CellTerm } from '../worker/open-cells';
import { absentServices } from './absent-services';
import { checkEdges, drawnShape } from './drawn-shape';
import { fail } from '../error/gep-error';
import type { RasterTools } from './redraw';
import { storedTerms } from './stored-terms';
import { statisticTree } from './result-tree';
import type { Figures } from './result-tree';
import { findPlace, resultPlaces, shownRaster, unitsOf, yearOf } from './model-results';
import type { ResultPlace } from './model-results';

/** What regions are measured with. */
export interface MeasureTools extends RasterTools {
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
  tools: MeasureTools,
  at: MeasurePlace,
  wkb: readonly (string | readonly number[])[],
): Promise<RegionStatistics> {
  const [statistics] = await measure(tools, at, [await drawnShape(tools, wkb)]);
  if (statistics.count === 0) return fail('REGION_OUTSIDE');
  return statistics;
}

/**
 * Statistics of every polygon of an uploaded shapefile; the last entry holds their geometries in EPSG:3857.
 * The polygons are decoded and projected in a thread, never here, and only so many are taken.
 * @throws GeodataError for faulty and too large files, GepError NO_RESULT, GEOMETRY_INVALID
 */
export async function fileStatistics(
  tools: MeasureTools,
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
  checkEdges(pieces, 'file');
  return [...(await measure(tools, at, shapes)), { wkbList: [...shapes] }];
}

/** Measures polygons of EPSG:3857 (WKB in base64) on the raster of a place, and on all others for the rows of the tree. */
async function measure(
  tools: MeasureTools,
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
