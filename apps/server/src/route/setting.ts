import { calls } from '@gep/api-client/contract';
import type { RegionFile } from '@gep/api-client/contract';
import { basicSettingView, saveBasicSetting } from '../domain/basic-setting';
import type { Context } from '../domain/context';
import { saveForceCorrelation, saveSpatialAverage, forceCorrelation } from '../domain/correlation';
import { generateDepartments } from '../domain/department';
import { ecosystemTypeList, reclassificationPresetList } from '../domain/ecosystem-list';
import { deleteRegionFile, regionFileInfo, switchEncoding, uploadRegionFile } from '../domain/region-file';
import { projectOf, sessionOf } from '../plugin/call-request';
import type { CallRequest } from '../plugin/call-request';
import type { RegisterCall } from '../plugin/contract-route';
import type { RegionFileRow } from '../store/region';
import { spatialAverageOf } from '../store/setting';

/** Basic settings, region file, forced zero and space sharing. */
export function settingRoutes(register: RegisterCall, context: Context): void {
  const { db } = context.database;
  register(calls.getBasicSetting, ({ query }, request) =>
    basicSettingView(context, sessionOf(request).user, query.projectId, query),
  );
  register(calls.saveBasicSetting, async ({ body }, request) => {
    await saveBasicSetting(context, projectOf(request).id, body.projectBasicSetting);
    return null;
  });
  register(calls.generateDepartments, async ({ body }) => ({
    totalCount: await generateDepartments(context, body.projectId, body),
  }));
  register(calls.uploadRegionFile, ({ query, body }, request) =>
    uploadRegionFile(context, query.projectId, request.files, body.wireEncoding, request.signal),
  );
  register(calls.getRegionFile, async ({ query }, request) => {
    const row = await regionFileInfo(context, query.projectId);
    return row && view(row, request);
  });
  register(calls.setRegionFileEncoding, async ({ body }, request) =>
    view(await switchEncoding(context, body.projectId, body.encoding, request.signal), request),
  );
  register(calls.deleteRegionFile, async ({ query }) => {
    await deleteRegionFile(context, query.projectId);
    return null;
  });
  register(calls.getForceCorrelation, ({ query }) => forceCorrelation(context, query.projectId));
  register(calls.saveForceCorrelation, async ({ body }, request) => {
    await saveForceCorrelation(context, projectOf(request).id, body);
    return null;
  });
  register(calls.getSpatialAverage, async ({ query }) => ({
    projectId: query.projectId,
    rows: await spatialAverageOf(db, query.projectId),
  }));
  register(calls.saveSpatialAverage, async ({ query, body }) => {
    await saveSpatialAverage(context, query.projectId, body.rows);
    return null;
  });
  register(calls.listEcosystemTypes, () => Promise.resolve(ecosystemTypeList()));
  register(calls.listReclassificationPresets, () => Promise.resolve(reclassificationPresetList()));
}

function view(row: Pick<RegionFileRow, 'info' | 'warnings'>, request: CallRequest): RegionFile {
  return { ...row.info, warnings: row.warnings.map((warning) => request.word(warning)) };
}
