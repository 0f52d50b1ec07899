import type { BandInfo, Language, LayerInfo, RasterStatisticsInfo } from '@gep/api-client/contract';
import type { Extent, Histogram, RasterSource, Statistics } from '@gep/raster';
import { findLayerStyle } from './layer-style-queries';
import { updateRasterStatistics } from './queries';
import type { ResultRasterRow } from './queries';
import type { Services } from '../services';
import type { CellTerm } from '../worker/open-cells';
import { describeCells, withCells } from './raster-cells';
import { findRaster, webMercatorExtent } from './raster-layer';
import type { LayerPlace } from './vector-layer';
import { unitsOf } from './model-results';

/** More different values than this are not worth a class each. */
const maxUniqueValues = 256;

/** What is stored about a band. */
interface StoredStatistics extends Statistics {
  readonly histogram: Histogram | null;
  readonly unique?: UniqueValues;
}

interface UniqueValues {
  /** Null: too many. */
  readonly values: readonly { readonly value: number; readonly count: number }[] | null;
}

const storedOf = (raster: ResultRasterRow): StoredStatistics =>
  raster.statistics[0] as unknown as StoredStatistics;

/** A raster with its statistics: those of cells that follow from others are made on the first call and kept. */
export async function described(
  { database }: Services,
  raster: ResultRasterRow,
  cells: readonly CellTerm[],
): Promise<ResultRasterRow> {
  if (raster.statistics.length > 0) return raster;
  const statistics = [{ ...(await withCells(cells, describeCells)) }];
  await updateRasterStatistics(database.db, raster.id, statistics);
  return { ...raster, statistics };
}

/** Statistics of the band of a raster. */
export function bandStatistics(raster: ResultRasterRow): RasterStatisticsInfo {
  const { count, min, max, mean, stddev, histogram, unique } = storedOf(raster);
  const has = (value: number): number | null => (count === 0 ? null : value);
  return {
    dataType: 'float32',
    minValue: has(min),
    maxValue: has(max),
    meanValue: has(mean),
    stdDevValue: has(stddev),
    noDataValue: -9999,
    enableUniqueValue: unique?.values !== null && unique !== undefined,
    uniqueValue: unique?.values?.map((one) => ({ ...one })) ?? null,
    uniqueValueCount: unique ? (unique.values?.length ?? maxUniqueValues + 1) : null,
    totalCount: count,
    histogram: histogram && { ...histogram, counts: [...histogram.counts] },
  };
}

function bandsOf(raster: ResultRasterRow): BandInfo[] {
  return [{ bandName: 'Band 1', rasterStatisticsInfoVo: bandStatistics(raster) }];
}

/** Legend, style and statistics of a spatial result. */
export async function rasterInfo(services: Services, at: LayerPlace, language: Language): Promise<LayerInfo> {
  const { place, raster: found, cells } = await findRaster(services, at);
  const raster = await described(services, found, cells);
  const { projectId, modelId, name } = at;
  const style = { projectId, modelId, layerType: 5, name };
  const { crs, extent } = await withCells(cells, async (source) => facts(source));
  return {
    id: `${projectId}/${place.modelId}/5/${place.key}`,
    name: place.name[language],
    layerType: 5,
    geometryType: '',
    projection: 'EPSG:3857',
    originalProjection: crs,
    fields: [],
    labelField: null,
    valueField: null,
    zIndex: 0,
    unit: unitsOf(place, language)[5],
    layerStyle: await findLayerStyle(services.database.db, style),
    statisticsInfo: null,
    bandInfoVo: bandsOf(raster),
    layerExtent: JSON.stringify(extent),
  };
}

/** Size, extent, bands and style of a spatial result. */
export async function rasterBaseInfo(services: Services, at: LayerPlace, language: Language) {
  const { place, raster: found, cells } = await findRaster(services, at);
  const raster = await described(services, found, cells);
  const { projectId, modelId, name } = at;
  const style = { projectId, modelId, layerType: 5, name };
  return {
    ...(await withCells(cells, async (source) => facts(source))),
    unit: unitsOf(place, language)[5],
    layerStyle: await findLayerStyle(services.database.db, style),
    bandInfoVo: bandsOf(raster),
  };
}

function facts(source: RasterSource) {
  const { width, height, transform, crs } = source.info;
  const extent: Extent = webMercatorExtent(source);
  return {
    width,
    height,
    cellSize: transform[0],
    crs,
    extent: [...extent] as [number, number, number, number],
  };
}

/** Statistics with the unique values, which are counted on the first call and kept. */
export async function uniqueValues(services: Services, at: LayerPlace): Promise<RasterStatisticsInfo> {
  const { raster: found, cells } = await findRaster(services, at);
  const raster = await described(services, found, cells);
  const stored = storedOf(raster);
  if (stored.unique) return bandStatistics(raster);
  const unique: UniqueValues = { values: await withCells(cells, countValues) };
  const statistics = [{ ...stored, unique }];
  await updateRasterStatistics(services.database.db, raster.id, statistics);
  return bandStatistics({ ...raster, statistics });
}

/** Values with their counts, null past 256 of them. */
async function countValues(source: RasterSource): Promise<UniqueValues['values']> {
  const { width, height } = source.info;
  const counts = new Map<number, number>();
  const rows = Math.max(1, Math.floor(1_000_000 / width));
  for (let top = 0; top < height; top += rows) {
    const [grid] = await source.read({ window: [0, top, width, Math.min(height, top + rows)] });
    for (const value of grid.data) {
      if (value === grid.noData || Number.isNaN(value)) continue;
      counts.set(value, (counts.get(value) ?? 0) + 1);
      if (counts.size > maxUniqueValues) return null;
    }
  }
  return [...counts].sort(([a], [b]) => a - b).map(([value, count]) => ({ value, count }));
}
