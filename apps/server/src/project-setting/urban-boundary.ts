import { urbanBoundaryInput } from '@gep/ecosystem-models';
import type { UrbanBoundary } from '@gep/api-client/contract';
import { notFound } from '../error/gep-error';
import type { Word } from '../error/word';
import type { TemporaryFile } from '../file/file-store';
import { deleteInputs, findInput } from '../model/queries';
import type { ModelInput } from '../model/queries';
import { storeInput } from '../model/upload-input';
import { lockForChange } from '../project/running-queries';
import type { Services } from '../services';
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
  signal?: AbortSignal,
): Promise<UrbanBoundary> {
  const place = { projectId, key, compareFlag: 0 } as const;
  return viewOf(await storeInput(services, place, urbanBoundaryInput, uploads, uploadedBy, signal), word);
}

/** @throws GepError NOT_FOUND without a file */
export async function deleteUrbanBoundary(services: Services, projectId: string): Promise<void> {
  const dropped = await services.database.transaction(async (tx) => {
    await lockForChange(tx, projectId);
    const row = (await findInput(tx, projectId, key, 0)) ?? notFound('input');
    await deleteInputs(tx, [row.id]);
    return services.files.drop(tx, row.fileIds);
  });
  await dropped.afterCommit();
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
