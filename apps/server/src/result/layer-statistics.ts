import type { RasterStatisticsInfo, StatisticsInfo } from '@gep/api-client/contract';
import { fail } from '../error/gep-error';
import type { Services } from '../services';
import { findRaster } from './raster-layer';
import { bandStatistics } from './raster-layer-info';
import { countedCells } from './redraw';
import type { RasterTools } from './redraw';
import { vectorStatistics, vectorValues } from './vector-layer';
import type { LayerPlace } from './vector-layer';

/** Statistics of the bands of a raster layer: the rasters of results have one. */
export async function rasterStatistics(tools: RasterTools, at: LayerPlace): Promise<RasterStatisticsInfo[]> {
  const { raster } = await findRaster(tools, at);
  return [bandStatistics(await countedCells(tools, raster))];
}

/** Histograms of the bands; none where no cell has a value. */
export async function rasterHistograms(tools: RasterTools, at: LayerPlace) {
  return (await rasterStatistics(tools, at)).flatMap(({ histogram }) => (histogram ? [histogram] : []));
}

/** Unique values of the bands with their counts. */
export async function rasterUniqueValues(tools: RasterTools, at: LayerPlace) {
  const { raster } = await findRaster(tools, at);
  const band = bandStatistics(await countedCells(tools, raster, { unique: true }));
  const { enableUniqueValue, totalCount, uniqueValue, uniqueValueCount, dataType } = band;
  return [
    {
      enableUniqueValue,
      totalCount,
      uniqueValue: uniqueValue ?? [],
      uniqueValueCount: uniqueValueCount ?? 0,
      valueType: dataType,
    },
  ];
}

/**
 * All values of a field of a vector layer, whose id is `project/model/type/name`.
 * @throws GepError NOT_FOUND for the id of another project or kind of layer
 */
export async function fieldValues(
  services: Services,
  { projectId, layerId, compareFlag, fieldName }: FieldQuery,
): Promise<{ fid: number[]; field: (string | number | null)[] }> {
  const [project, modelId, type, name] = layerId.split('/');
  if (project !== projectId || !modelId || type !== '3' || !name) fail('NOT_FOUND', { what: layerId });
  return vectorValues(services, { projectId, modelId, name, compareFlag }, fieldName);
}

interface FieldQuery {
  readonly projectId: string;
  readonly layerId: string;
  readonly compareFlag?: 0 | 1;
  readonly fieldName: string;
}

/** Statistics of one field. @throws GepError NOT_FOUND for an unknown one */
export async function fieldDetail(
  services: Services,
  at: LayerPlace,
  fieldName: string,
): Promise<StatisticsInfo> {
  const [detail] = await vectorStatistics(services, at, [fieldName]);
  return detail ?? fail('NOT_FOUND', { what: fieldName });
}
