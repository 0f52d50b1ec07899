import type { BandInfo, Language, LayerInfo, RasterStatisticsInfo } from '@gep/api-client/contract';
import type { Extent, Histogram, RasterSource, Statistics } from '@gep/raster';
import { maxUniqueValues } from '../worker/redraw-task';
import { findLayerStyle } from './layer-style-queries';
import { updateRaster } from './queries';
import type { ResultRasterRow } from './queries';
import { withCells } from './raster-cells';
import { currentRaster, statisticsOf } from './redraw';
import type { RasterTools } from './redraw';
import { findRaster, webMercatorExtent } from './raster-layer';
import type { LayerPlace } from './vector-layer';
import { unitsOf } from './model-results';

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
export async function rasterInfo(tools: RasterTools, at: LayerPlace, language: Language): Promise<LayerInfo> {
  const { place, raster: found, cells } = await findRaster(tools, at);
  const raster = await currentRaster(tools, found);
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
    layerStyle: await findLayerStyle(tools.services.database.db, style),
    statisticsInfo: null,
    bandInfoVo: bandsOf(raster),
    layerExtent: JSON.stringify(extent),
  };
}

/** Size, extent, bands and style of a spatial result. */
export async function rasterBaseInfo(tools: RasterTools, at: LayerPlace, language: Language) {
  const { place, raster: found, cells } = await findRaster(tools, at);
  const raster = await currentRaster(tools, found);
  const { projectId, modelId, name } = at;
  const style = { projectId, modelId, layerType: 5, name };
  return {
    ...(await withCells(cells, async (source) => facts(source))),
    unit: unitsOf(place, language)[5],
    layerStyle: await findLayerStyle(tools.services.database.db, style),
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
export async function uniqueValues(
  tools: RasterTools,
  at: LayerPlace,
  signal: AbortSignal,
): Promise<RasterStatisticsInfo> {
  const { raster: found, cells } = await findRaster(tools, at);
  const raster = await currentRaster(tools, found);
  if (storedOf(raster).unique) return bandStatistics(raster);
  const counted = await tools.workers.run({ kind: 'redraw', terms: cells, outPath: null }, signal);
  const statistics = [statisticsOf(counted)];
  await updateRaster(tools.services.database.db, raster.id, { statistics });
  return bandStatistics({ ...raster, statistics });
}
