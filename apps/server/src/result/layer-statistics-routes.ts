import { calls } from '@gep/api-client/contract';
import type { RegisterCall } from '../call/register-call';
import {
  fieldDetail,
  fieldValues,
  rasterHistograms,
  rasterStatistics,
  rasterUniqueValues,
} from './layer-statistics';
import { rasterLedger } from './raster-ledger';
import type { RasterTools } from './redraw';
import { drawnSum } from './drawn-sum';
import { drawnStatistics, fileStatistics } from './region-statistics';
import { vectorStatistics } from './vector-layer';

/** Figures of result layers and of regions. */
export function layerStatisticsRoutes(register: RegisterCall, tools: RasterTools): void {
  const { services } = tools;
  register(calls.vectorStatistics, ({ params, query }) =>
    vectorStatistics(services, { ...params, name: params.modelName }, query.fieldsName?.split(',') ?? null),
  );
  register(calls.rasterStatistics, ({ params }) =>
    rasterStatistics(tools, { ...params, name: params.modelName }),
  );
  register(calls.rasterHistogram, ({ params }) =>
    rasterHistograms(tools, { ...params, name: params.modelName }),
  );
  register(calls.rasterUniqueValues, ({ params }) =>
    rasterUniqueValues(tools, { ...params, name: params.modelName }),
  );
  register(calls.rasterLedger, ({ params, body }, { signal }) =>
    rasterLedger(tools, { ...params, name: params.modelName }, body.classes, signal),
  );
  register(calls.fieldValues, ({ query }) => fieldValues(services, query));
  register(calls.fieldDetail, ({ params, query }) =>
    fieldDetail(services, { ...params, ...query }, params.fieldName),
  );
  register(calls.polygonStatistics, ({ params, query, body }, { language, signal }) =>
    drawnStatistics(
      { ...tools, language, signal },
      { projectId: body.projectId, id: params.id, compareFlag: query.compareFlag },
      body.polygon,
    ),
  );
  register(calls.polygonSum, ({ params, query, body }, { language, signal }) =>
    drawnSum(
      { ...tools, language, signal },
      { projectId: body.projectId, id: params.id, compareFlag: query.compareFlag },
      body.polygon,
    ),
  );
  register(calls.fileStatistics, ({ params, query, body }, { language, caller, files }) =>
    fileStatistics(
      { ...tools, language, ...caller },
      { projectId: body.projectId, id: params.id, compareFlag: query.compareFlag },
      files,
    ),
  );
}
