import { calls } from '@gep/api-client/contract';
import type { Services } from '../services';
import { fail } from '../error/gep-error';
import { findRaster } from './raster-layer';
import { bandStatistics, uniqueValues } from './raster-layer-info';
import { vectorStatistics, vectorValues } from './vector-layer';
import { drawnStatistics, fileStatistics } from './region-statistics';
import type { WorkerPool } from '../worker/worker-pool';
import type { RegisterCall } from '../call/register-call';

/** Figures of result layers and of regions. */
export function layerStatisticsRoutes(register: RegisterCall, services: Services, workers: WorkerPool): void {
  register(calls.vectorStatistics, ({ params, query }) =>
    vectorStatistics(services, { ...params, name: params.modelName }, query.fieldsName?.split(',') ?? null),
  );
  register(calls.rasterStatistics, async ({ params }) => [
    bandStatistics((await findRaster(services, { ...params, name: params.modelName })).raster),
  ]);
  register(calls.rasterHistogram, async ({ params }) => {
    const { raster } = await findRaster(services, { ...params, name: params.modelName });
    const { histogram } = bandStatistics(raster);
    return histogram ? [histogram] : [];
  });
  register(calls.rasterUniqueValues, async ({ params }) => {
    const band = await uniqueValues(services, { ...params, name: params.modelName });
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
  });
  register(calls.fieldValues, ({ query }) => {
    // Ids of layers are `project/model/type/name`.
    const [projectId, modelId, type, name] = query.layerId.split('/');
    if (projectId !== query.projectId || !modelId || type !== '3' || !name)
      fail('NOT_FOUND', { what: query.layerId });
    const { compareFlag, fieldName } = query;
    return vectorValues(services, { projectId, modelId, name, compareFlag }, fieldName);
  });
  register(calls.fieldDetail, async ({ params, query }) => {
    const [detail] = await vectorStatistics(services, { ...params, ...query }, [params.fieldName]);
    return detail ?? fail('NOT_FOUND', { what: params.fieldName });
  });
  register(calls.polygonStatistics, ({ params, query, body }, { language, signal }) =>
    drawnStatistics(
      { services, workers, language, signal },
      { projectId: body.projectId, id: params.id, compareFlag: query.compareFlag },
      body.polygon,
    ),
  );
  register(calls.fileStatistics, ({ params, query, body }, { language, signal, files }) =>
    fileStatistics(
      { services, workers, language, signal },
      { projectId: body.projectId, id: params.id, compareFlag: query.compareFlag },
      files,
    ),
  );
}
