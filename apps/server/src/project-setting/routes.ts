import { calls } from '@gep/api-client/contract';
import type { Services } from '../services';
import { projectOf, sessionOf } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';
import { actorOf } from '../user/actor';
import { basicSettingView, saveBasicSetting } from './basic-setting';
import { generateDepartments } from './generate-departments';
import { forceCorrelation, saveForceCorrelation } from './forced-zero';
import { ecosystemTypeList, reclassificationPresetList } from './ecosystem-types';
import {
  deletedUrbanBoundary,
  deleteUrbanBoundary,
  restoreUrbanBoundary,
  uploadUrbanBoundary,
  urbanBoundary,
  urbanBoundaryFiles,
} from './urban-boundary';
import { saveSpatialAverage, spatialAverage } from './space-sharing';

/** Basic settings, forced zero and space sharing. */
export function settingRoutes(register: RegisterCall, services: Services): void {
  register(calls.getBasicSetting, ({ query }, request) =>
    basicSettingView(services, sessionOf(request).user, query.projectId, query),
  );
  register(calls.saveBasicSetting, ({ body }, request) =>
    saveBasicSetting(services, projectOf(request).id, body.projectBasicSetting),
  );
  register(calls.generateDepartments, async ({ body }) => ({
    totalCount: await generateDepartments(services, body.projectId, body, body.projectBasicSetting),
  }));
  register(calls.getForceCorrelation, async ({ query }, { word }) => ({
    ...(await forceCorrelation(services, query.projectId)),
    urbanBoundary: await urbanBoundary(services, query.projectId, word),
    deletedUrbanBoundary: await deletedUrbanBoundary(services, query.projectId),
  }));
  register(
    calls.uploadUrbanBoundary,
    ({ query }, request) => {
      const { files, caller, word } = request;
      const actor = actorOf(sessionOf(request).user);
      return uploadUrbanBoundary(services, query.projectId, files, actor, word, caller);
    },
    { replacedFiles: (projectId) => urbanBoundaryFiles(services, projectId) },
  );
  register(calls.deleteUrbanBoundary, ({ query }) => deleteUrbanBoundary(services, query.projectId));
  register(calls.restoreUrbanBoundary, ({ query }, { word }) =>
    restoreUrbanBoundary(services, query.projectId, word),
  );
  register(calls.saveForceCorrelation, ({ body }, request) =>
    saveForceCorrelation(services, projectOf(request).id, body),
  );
  register(calls.getSpatialAverage, ({ query }) => spatialAverage(services, query.projectId));
  register(calls.saveSpatialAverage, ({ query, body }) =>
    saveSpatialAverage(services, query.projectId, body.rows),
  );
  register(calls.listEcosystemTypes, () => Promise.resolve(ecosystemTypeList()));
  register(calls.listReclassificationPresets, () => Promise.resolve(reclassificationPresetList()));
}
