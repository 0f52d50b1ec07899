import { calls } from '@gep/api-client/contract';
import type { RegionFile } from '@gep/api-client/contract';
import { basicSettingView, saveBasicSetting } from './basic-setting';
import type { Services } from '../services';
import { saveForceCorrelation, saveSpatialAverage, forceCorrelation } from './correlation';
import { generateDepartments } from '../department/department';
import { ecosystemTypeList, reclassificationPresetList } from './ecosystem-list';
import { deleteRegionFile, regionFileInfo, switchEncoding, uploadRegionFile } from '../region/region-file';
import { projectOf, sessionOf } from '../call/call-request';
import type { CallRequest } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';
import type { RegionFileRow } from '../region/queries';
import { spatialAverageOf } from '../project/setting-queries';

/** Basic settings, region file, forced zero and space sharing. */
export function settingRoutes(register: RegisterCall, services: Services): void {
  const { db } = services.database;
  register(calls.getBasicSetting, ({ query }, request) =>
    basicSettingView(services, sessionOf(request).user, query.projectId, query),
  );
  register(calls.saveBasicSetting, async ({ body }, request) => {
    await saveBasicSetting(services, projectOf(request).id, body.projectBasicSetting);
    return null;
  });
  register(calls.generateDepartments, async ({ body }) => ({
    totalCount: await generateDepartments(services, body.projectId, body),
  }));
  register(calls.uploadRegionFile, ({ query, body }, request) =>
    uploadRegionFile(services, query.projectId, request.files, body.wireEncoding, request.signal),
  );
  register(calls.getRegionFile, async ({ query }, request) => {
    const row = await regionFileInfo(services, query.projectId);
    return row && view(row, request);
  });
  register(calls.setRegionFileEncoding, async ({ body }, request) =>
    view(await switchEncoding(services, body.projectId, body.encoding, request.signal), request),
  );
  register(calls.deleteRegionFile, async ({ query }) => {
    await deleteRegionFile(services, query.projectId);
    return null;
  });
  register(calls.getForceCorrelation, ({ query }) => forceCorrelation(services, query.projectId));
  register(calls.saveForceCorrelation, async ({ body }, request) => {
    await saveForceCorrelation(services, projectOf(request).id, body);
    return null;
  });
  register(calls.getSpatialAverage, async ({ query }) => ({
    projectId: query.projectId,
    rows: await spatialAverageOf(db, query.projectId),
  }));
  register(calls.saveSpatialAverage, async ({ query, body }) => {
    await saveSpatialAverage(services, query.projectId, body.rows);
    return null;
  });
  register(calls.listEcosystemTypes, () => Promise.resolve(ecosystemTypeList()));
  register(calls.listReclassificationPresets, () => Promise.resolve(reclassificationPresetList()));
}

function view(row: Pick<RegionFileRow, 'info' | 'warnings'>, request: CallRequest): RegionFile {
  return { ...row.info, warnings: row.warnings.map((warning) => request.word(warning)) };
}
