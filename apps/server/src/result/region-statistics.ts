import type { ZoneStatistics } from '@gep/raster';
import { limits } from '@gep/api-client/contract';
import type {
  DistrictFigures,
  FileRegion,
  Language,
  RegionStatistics,
  UploadedRegions,
} from '@gep/api-client/contract';
import type { TemporaryFile } from '../file/file-store';
import { geodataLimits } from '../geodata/limits';
import type { AttributeField, AttributeValue, VectorFeature } from '../geodata/task';
import { phrase } from '../message/phrase';
import type { CellTerm } from '../worker/open-cells';
import { absentServices } from './absent-services';
import { hectaresOf } from './cell-hectares';
import { checkEdges, drawnShape } from './drawn-shape';
import { fail } from '../error/gep-error';
import { missingReason } from './missing-reason';
import type { ResultRasterRow } from './queries';
import type { RasterTools } from './redraw';
import { storedTerms } from './stored-terms';
import { statisticTree } from './result-tree';
import type { Figures } from './result-tree';
import { findPlace, resultPlaces, shownQuantity, shownRaster, unitsOf, yearOf } from './model-results';
import type { ResultPlace, ResultYear } from './model-results';

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
  const { regions } = await measure(tools, at, [await drawnShape(tools, wkb)]);
  const [{ rows, ...statistics }] = regions;
  if (statistics.missing === 'outside') return fail('REGION_OUTSIDE');
  return { ...statistics, rows: rows ?? [] };
}

/**
 * Statistics of every polygon of an uploaded vector file; the last entry holds their geometries in EPSG:3857 and the
 * columns of the file. The polygons are decoded and projected in a thread, never here, and only so many are taken.
 * @throws GeodataError for faulty and too large files, GepError NO_RESULT, GEOMETRY_INVALID
 */
export async function fileStatistics(
  tools: MeasureTools,
  at: MeasurePlace,
  uploads: readonly TemporaryFile[],
): Promise<(FileRegion | UploadedRegions)[]> {
  const { services, workers, signal, client } = tools;
  const file = await services.geodata(
    {
      kind: 'read-features',
      parts: uploads.map(({ name, path }) => ({ name, path })),
      crs: 'EPSG:4326',
      limits: geodataLimits.measuredRegion,
    },
    { signal, client, workFolder: services.files.temporaryFolder },
  );
  if (file.geometryType !== 'polygon') fail('GEOMETRY_INVALID', { reason: phrase('geometry.polygon') });
  const features = file.features.filter(({ wkb }) => wkb !== null);
  const wkb = features.flatMap((feature) => feature.wkb ?? []);
  const { shapes, insertedPoints: pieces } = await workers.run({ kind: 'map-shapes', wkb }, signal);
  checkEdges(pieces, 'file');
  const { regions, shared } = await measure(tools, at, shapes);
  return [...regions, { wkbList: [...shapes], columns: regionColumns(file.fields, features), shared }];
}

/**
 * Measures polygons of EPSG:3857 (WKB in base64) on the rasters of a place in both years. All other rasters of the year
 * are read in regions that get the rows of the tree, and in those without a value, to say why.
 */
async function measure(
  tools: MeasureTools,
  at: MeasurePlace,
  shapes: readonly string[],
): Promise<{ readonly regions: FileRegion[]; readonly shared: number }> {
  const { services, workers, language, signal } = tools;
  const { place: own, year } = await findPlace(services, at.projectId, at, at.compareFlag);
  const shown = shownRaster(own, year) ?? fail('NO_RESULT', { model: own.name });
  const places = (await resultPlaces(services, at.projectId)).filter((place) =>
    yearOf(place, at.compareFlag),
  );
  const absent = await absentServices(services.database.db, at.projectId);
  const shownYear = rastersOf(places.map((place) => yearOf(place, at.compareFlag)));
  const cells = await storedTerms(services, shown);
  const measured = new Map<string, (ZoneStatistics | undefined)[]>();
  const read = async (rasters: readonly ResultRasterRow[], indices: readonly number[]): Promise<void> => {
    if (indices.length === 0) return;
    const terms: CellTerm[][] = [];
    for (const raster of rasters) terms.push([...(await storedTerms(services, raster))]);
    const chosen = indices.map((index) => shapes[index]);
    const figures = await workers.run({ kind: 'zones', rasters: terms, shapes: chosen }, signal);
    rasters.forEach(({ id }, i) => {
      const zones = shapes.map((): ZoneStatistics | undefined => undefined);
      indices.forEach((index, k) => (zones[index] = figures[i][k]));
      measured.set(id, zones);
    });
  };
  const [grid] = await Promise.all([
    workers.run({ kind: 'zone-cells', raster: cells, shapes }, signal),
    read(rastersOf(own.years), [...shapes.keys()]),
  ]);
  const zoneAt = (id: string, index: number): ZoneStatistics | undefined => measured.get(id)?.[index];
  const detailed = detailedRegions(shapes);
  const others = shownYear.filter(({ id }) => !measured.has(id));
  const isEmpty = (index: number): boolean => grid.cells[index] > 0 && zoneAt(shown.id, index)?.count === 0;
  const more = [...shapes.keys()].filter((index) => detailed.has(index) || isEmpty(index));
  await read(others, more);

  const hectares = await hectaresOf(cells);
  const regions = shapes.map((_, index): FileRegion => {
    const zoneOf = (from: ResultYear | undefined, quantity: string): ZoneStatistics | undefined => {
      const raster = from?.rasters.find((one) => one.quantity === quantity);
      return raster && zoneAt(raster.id, index);
    };
    const of = (from: ResultYear | undefined, quantity: string): number | null => {
      const zone = zoneOf(from, quantity);
      return zone && zone.count > 0 ? zone.sum : null;
    };
    const figuresOf = (place: ResultPlace): Figures => {
      const from = yearOf(place, at.compareFlag);
      return { functionValue: of(from, 'function'), priceValue: of(from, 'value') };
    };
    const ofYear = (from: ResultYear | undefined): DistrictFigures | null =>
      from && shownRaster(own, from)
        ? {
            functionValue: of(from, 'function'),
            priceValue: of(from, 'value'),
            validCount: zoneOf(from, shownQuantity(own))?.count ?? 0,
            count: grid.cells[index],
          }
        : null;
    const zone = zoneAt(shown.id, index) ?? fail('NO_RESULT', { model: own.name });
    const has = (value: number): number | null => (zone.count === 0 ? null : value);
    return {
      count: zone.count,
      area: zone.count * hectares,
      sum: has(zone.sum),
      mean: has(zone.mean),
      min: has(zone.min),
      max: has(zone.max),
      stddev: has(zone.stddev),
      unit: unitsOf(own, language)[5],
      current: ofYear(yearOf(own, 0)),
      comparable: ofYear(yearOf(own, 1)),
      missing: missingReason(zone, {
        cells: grid.cells[index],
        reached: grid.reached[index],
        others: shownYear.flatMap(({ id }) => zoneAt(id, index) ?? []),
      }),
      rows: detailed.has(index) ? statisticTree(places, language, absent, at, figuresOf) : null,
    };
  });
  return { regions, shared: grid.shared };
}

/** Of WKB in base64: a vertex has two numbers of 8 bytes, and 3 bytes take 4 letters. */
const lettersOfVertex = (2 * 8 * 4) / 3;

/** Which regions come with their services: all of a few; of many, those too large to be asked for one by one. */
function detailedRegions(shapes: readonly string[]): ReadonlySet<number> {
  const isFew = shapes.length <= limits.detailedRegions;
  const isLarge = (index: number): boolean => shapes[index].length > limits.drawnPoints.max * lettersOfVertex;
  return new Set([...shapes.keys()].filter((index) => isFew || isLarge(index)));
}

/** The rasters of results that regions are measured on. */
function rastersOf(years: readonly (ResultYear | undefined)[]): ResultRasterRow[] {
  const rasters = years.flatMap((one) => one?.rasters ?? []).filter(isMeasured);
  return [...new Map(rasters.map((raster) => [raster.id, raster])).values()];
}

const isMeasured = ({ quantity }: ResultRasterRow): boolean =>
  quantity === 'function' || quantity === 'value';

/** The columns that a region can be named by. */
function regionColumns(
  fields: readonly AttributeField[],
  features: readonly VectorFeature[],
): UploadedRegions['columns'] {
  return fields
    .filter(({ type }) => type === 'text' || type === 'number')
    .map(({ name }) => ({ name, values: features.map(({ properties }) => nameText(properties[name])) }));
}

/** A value as the name of a region. */
function nameText(value: AttributeValue | undefined): string | null {
  const text = String(value ?? '').trim();
  return text === '' ? null : text.slice(0, limits.regionNameMax);
}
