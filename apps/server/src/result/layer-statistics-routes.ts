import { calls } from '@gep/api-client/contract';
import type { RegisterCall } from '../call/register-call';
import type { Services } from '../services';
import type { WorkerPool } from '../worker/worker-pool';
import {
  fieldDetail,
  fieldValues,
  rasterHistograms,
  rasterStatistics,
  rasterUniqueValues,
} from './layer-statistics';
import { drawnStatistics, fileStatistics } from './region-statistics';
import { vectorStatistics } from './vector-layer';

/** Figures of result layers and of regions. */
export function layerStatisticsRoutes(register: RegisterCall, services: Services, workers: WorkerPool): void {
  register(calls.vectorStatistics, ({ params, query }) =>
    vectorStatistics(services, { ...params, name: params.modelName }, query.fieldsName?.split(',') ?? null),
  );
  register(calls.rasterStatistics, ({ params }) =>
    rasterStatistics(services, { ...params, name: params.modelName }),
  );
  register(calls.rasterHistogram, ({ params }) =>
    rasterHistograms(services, { ...params, name: params.modelName }),
  );
  register(calls.rasterUniqueValues, ({ params }) =>
    rasterUniqueValues(services, { ...params, name: params.modelName }),
  );
  register(calls.fieldValues, ({ query }) => fieldValues(services, query));
  register(calls.fieldDetail, ({ params, query }) =>
    fieldDetail(services, { ...params, ...query }, params.fieldName),
  );
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
