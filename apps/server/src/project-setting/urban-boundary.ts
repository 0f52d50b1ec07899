import { urbanBoundaryInput } from '@gep/ecosystem-models';
import type { DeletedInput, UrbanBoundary } from '@gep/api-client/contract';
import type { Word } from '../error/word';
import type { TemporaryFile } from '../file/file-store';
import { deleteStored, restorableInputs, restoreStored } from '../model/deleted-input';
import { findInput } from '../model/queries';
import type { ModelInput } from '../model/queries';
import { filesAtPlace, storeInput } from '../model/upload-input';
import type { Caller, Services } from '../services';
import type { Actor } from '../store/schema';

const { key } = urbanBoundaryInput;

/** The file of a project's urban boundary, null without one. */
export async function urbanBoundary(
  services: Services,
  projectId: string,
  word: Word,
): Promise<UrbanBoundary | null> {
  const row = await findInput(services.database.db, projectId, key, 0);
  return row && viewOf(row, word);
}

/**
 * Stores the polygons inside which forest, shrub and grass are urban green, in place of those before.
 * @throws GeodataError for faulty files; GepError GEOMETRY_KIND for shapes other than polygons
 */
export async function uploadUrbanBoundary(
  services: Services,
  projectId: string,
  uploads: readonly TemporaryFile[],
  uploadedBy: Actor,
  word: Word,
  caller?: Caller,
): Promise<UrbanBoundary> {
  const place = { projectId, key, compareFlag: 0 } as const;
  return viewOf(await storeInput(services, place, urbanBoundaryInput, uploads, { uploadedBy }, caller), word);
}

/** Ids of the files that an upload takes the place of. */
export function urbanBoundaryFiles(services: Services, projectId: string): Promise<string[]> {
  return filesAtPlace(services, { projectId, key, compareFlag: 0 });
}

/** Deletes the file, which stays for a day to be restored. @throws GepError NOT_FOUND without a file */
export async function deleteUrbanBoundary(services: Services, projectId: string): Promise<void> {
  await deleteStored(services, { projectId, key, compareFlag: 0 });
}

/** What was deleted and can still be restored; null without it. */
export async function deletedUrbanBoundary(
  services: Services,
  projectId: string,
): Promise<DeletedInput | null> {
  const [deleted] = await restorableInputs(services, projectId, new Set([key]));
  return deleted ?? null;
}

/** @throws GepError NOT_FOUND where the file is gone, or another one took its place */
export async function restoreUrbanBoundary(
  services: Services,
  projectId: string,
  word: Word,
): Promise<UrbanBoundary> {
  return viewOf(await restoreStored(services, { projectId, key, compareFlag: 0 }), word);
}

function viewOf(
  { fileName, uploadedAt, updatedAt, report, warnings }: ModelInput,
  word: Word,
): UrbanBoundary {
  return {
    fileName: fileName ?? '',
    uploadTime: (uploadedAt ?? updatedAt).toISOString(),
    polygons: report?.kind === 'vector' ? report.rowCount : 0,
    warnings: warnings.map(word),
  };
}
