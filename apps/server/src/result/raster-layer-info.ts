import type { BandInfo, Language, LayerInfo, RasterStatisticsInfo } from '@gep/api-client/contract';
import type { Extent, RasterSource } from '@gep/raster';
import type { CellStatistics } from '../store/schema/result';
import { maxUniqueValues } from '../worker/redraw-task';
import { ledgerSoon } from './stored-ledger';
import { findLayerStyle } from './layer-style-queries';
import { withCells } from './raster-cells';
import { describedCells } from './redraw';
import type { RasterTools } from './redraw';
import { findRaster, webMercatorExtent } from './raster-layer';
import type { LayerPlace } from './vector-layer';
import { unitsOf } from './model-results';

/** Statistics of the band of a raster. */
export function bandStatistics({
  count,
  min,
  max,
  mean,
  stddev,
  histogram,
  unique,
  estimated,
}: CellStatistics): RasterStatisticsInfo {
  const has = (value: number): number | null => (count === 0 ? null : value);
  return {
    dataType: 'float32',
    minValue: has(min),
    maxValue: has(max),
    meanValue: has(mean),
    stdDevValue: has(stddev),
    noDataValue: -9999,
    // Until somebody has them counted nobody knows whether they are too many.
    enableUniqueValue: unique?.values !== null,
    uniqueValue: unique?.values?.map((one) => ({ ...one })) ?? null,
    uniqueValueCount: unique ? (unique.values?.length ?? maxUniqueValues + 1) : null,
    totalCount: count,
    histogram: histogram && { ...histogram, counts: [...histogram.counts] },
    ...(estimated && { estimated }),
  };
}

function bandsOf(statistics: CellStatistics): BandInfo[] {
  return [{ bandName: 'Band 1', rasterStatisticsInfoVo: bandStatistics(statistics) }];
}

/** Legend, style and statistics of a spatial result. */
export async function rasterInfo(tools: RasterTools, at: LayerPlace, language: Language): Promise<LayerInfo> {
  const { place, raster, cells } = await findRaster(tools, at);
  const statistics = await describedCells(tools, raster);
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
    bandInfoVo: bandsOf(statistics),
    layerExtent: JSON.stringify(extent),
  };
}

/** Size, extent, bands and style of a spatial result. */
export async function rasterBaseInfo(tools: RasterTools, at: LayerPlace, language: Language) {
  const { place, year, raster, cells } = await findRaster(tools, at);
  const statistics = await describedCells(tools, raster);
  const { projectId, modelId, name } = at;
  const style = { projectId, modelId, layerType: 5, name };
  ledgerSoon(tools, year, raster);
  return {
    ...(await withCells(cells, async (source) => facts(source))),
    unit: unitsOf(place, language)[5],
    layerStyle: await findLayerStyle(tools.services.database.db, style),
    bandInfoVo: bandsOf(statistics),
  };
}

function facts(source: RasterSource) {
  const { width, height, transform, crs } = source.info;
  const extent: Extent = webMercatorExtent(source.info);
  return {
    width,
    height,
    cellSize: transform[0],
    crs,
    extent: [...extent] as [number, number, number, number],
  };
}
