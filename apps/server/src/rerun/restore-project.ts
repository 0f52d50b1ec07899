import type { RunRecord } from '../calculation/run-record';
import { word } from '../error/word';
import type { TemporaryFile } from '../file/file-store';
import { putInput, putParameters, setSelectedModels } from '../model/queries';
import { createProject } from '../project/project';
import { putForceCorrelation, updateSetting } from '../project/setting-queries';
import { putAbsentService } from '../result/absent-service-queries';
import { recodeRegionFile, uploadRegionFile } from '../region/region-file';
import type { Services } from '../services';
import type { Actor } from '../store/schema';
import { newId } from '../store/new-id';
import { actorOf } from '../user/actor';
import { createAdministrator } from '../user/create-administrator';
import { copyRecorded } from './recorded-files';
import type { RecordedFiles } from './recorded-files';

/**
 * Makes a project in an empty installation as it was when a run started: region, settings, models, parameters, services
 * that are absent, inputs.
 * @returns its id
 * @throws what reading a region file throws
 */
export async function restoreProject(
  scratch: Services,
  record: RunRecord,
  files: RecordedFiles,
): Promise<string> {
  const owner = await createAdministrator(scratch);
  if (!owner) throw new RangeError('scratch: got an installation with users, allowed: an empty one');
  const { userId: id, userName } = owner;
  const { id: projectId } = await createProject(scratch, { id }, 'rerun');
  const actor = actorOf({ id, userName, role: 'PROJECT_ADMIN' }, 'import');
  await restoreRegion(scratch, projectId, record, files, actor);
  const { db } = scratch.database;
  await setSelectedModels(db, projectId, record.modelIds);
  for (const [modelId, values] of Object.entries(record.parameters))
    await putParameters(db, {
      projectId,
      modelId,
      values: { ...values },
      zonePrices: [...(record.zonePrices?.[modelId] ?? [])],
      updatedAt: scratch.now(),
    });
  if (record.force) await putForceCorrelation(db, { ...record.force, projectId });
  for (const { declaredAt, ...absence } of record.absentServices ?? [])
    await putAbsentService(db, { ...absence, projectId, declaredAt: new Date(declaredAt) });
  for (const input of record.inputs) await restoreInput(scratch, projectId, input, files);
  return projectId;
}

async function restoreRegion(
  scratch: Services,
  projectId: string,
  { region, settings }: RunRecord,
  files: RecordedFiles,
  actor: Actor,
): Promise<void> {
  await withCopies(scratch, await copyRecorded(scratch, files, region.files), (parts) =>
    uploadRegionFile(scratch, projectId, parts, 'none', actor),
  );
  if (region.encoding !== null)
    await recodeRegionFile(scratch, projectId, region.encoding, (problem) => word(problem, 'en'));
  if (settings) await updateSetting(scratch.database.db, projectId, { ...settings, projectId });
}

async function restoreInput(
  scratch: Services,
  projectId: string,
  {
    files: wanted,
    uploadedAt,
    plainAt,
    classesConfirmedAt,
    confirmedAt,
    ...settings
  }: RunRecord['inputs'][number],
  files: RecordedFiles,
): Promise<void> {
  await withCopies(scratch, await copyRecorded(scratch, files, wanted), (copies) =>
    scratch.files.keep(scratch.database, copies, { projectId, purpose: 'input' }, async (tx, kept) => {
      await putInput(tx, {
        ...settings,
        id: newId(),
        projectId,
        fileIds: kept.map(({ id }) => id),
        uploadedAt: dateOf(uploadedAt),
        plainAt: dateOf(plainAt),
        classesConfirmedAt: dateOf(classesConfirmedAt),
        confirmedAt: dateOf(confirmedAt),
        updatedAt: scratch.now(),
      });
    }),
  );
}

/** Records of an older program lack some of the dates. */
function dateOf(text: string | null | undefined): Date | null {
  return text === null || text === undefined ? null : new Date(text);
}

async function withCopies<T>(
  { files }: Services,
  copies: TemporaryFile[],
  work: (copies: TemporaryFile[]) => Promise<T>,
): Promise<T> {
  try {
    return await work(copies);
  } finally {
    await files.discard(copies);
  }
}
