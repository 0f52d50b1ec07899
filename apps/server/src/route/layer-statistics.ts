import { calls } from '@gep/api-client/contract';
import type { Context } from '../domain/context';
import { fail } from '../domain/gep-error';
import { findRaster } from '../domain/layer-raster';
import { bandStatistics, uniqueValues } from '../domain/layer-raster-info';
import { vectorStatistics, vectorValues } from '../domain/layer-vector';
import { drawnStatistics, fileStatistics } from '../domain/region-statistics';
import type { RunTools } from '../domain/run-tools';
import type { RegisterCall } from '../plugin/contract-route';

/** Figures of result layers and of regions. */
export function layerStatisticsRoutes(register: RegisterCall, context: Context, tools: RunTools): void {
  const { workers } = tools;
  register(calls.vectorStatistics, ({ params, query }) =>
    vectorStatistics(context, { ...params, name: params.modelName }, query.fieldsName?.split(',') ?? null),
  );
  register(calls.rasterStatistics, async ({ params }) => [
    bandStatistics((await findRaster(context, { ...params, name: params.modelName })).raster),
  ]);
  register(calls.rasterHistogram, async ({ params }) => {
    const { raster } = await findRaster(context, { ...params, name: params.modelName });
    const { histogram } = bandStatistics(raster);
    return histogram ? [histogram] : [];
  });
  register(calls.rasterUniqueValues, async ({ params }) => {
    const band = await uniqueValues(context, { ...params, name: params.modelName });
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
    return vectorValues(context, { projectId, modelId, name, compareFlag }, fieldName);
  });
  register(calls.fieldDetail, async ({ params, query }) => {
    const [detail] = await vectorStatistics(context, { ...params, ...query }, [params.fieldName]);
    return detail ?? fail('NOT_FOUND', { what: params.fieldName });
  });
  register(calls.polygonStatistics, ({ params, query, body }, { language, signal }) =>
    drawnStatistics(
      { context, workers, language, signal },
      { projectId: body.projectId, id: params.id, compareFlag: query.compareFlag },
      body.polygon,
    ),
  );
  register(calls.fileStatistics, ({ params, query, body }, { language, signal, files }) =>
    fileStatistics(
      { context, workers, language, signal },
      { projectId: body.projectId, id: params.id, compareFlag: query.compareFlag },
      files,
    ),
  );
}
