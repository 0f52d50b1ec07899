import { unusedFiles } from '../result/cleanup-queries';
import type { Services } from '../services';
import { newId } from '../store/new-id';
import { checkOwner } from './check-owner';
import { deleteOtherPrepared, savePreparedInput } from './prepared-queries';
import type { PreparedInput } from './prepared-queries';
import type { SavePrepared } from './prepare-records';
import type { PretreatState } from './pretreat-state';

/** Moves a prepared file into the store and writes its row. Gives back where the file lies then. */
export function savePrepared(
  services: Services,
  runId: string,
  projectId: string,
  state: PretreatState,
): SavePrepared {
  return async ({ key, compareFlag }, path, name, report) => {
    const temporary = await services.files.adopt(path, name);
    const as = { projectId, purpose: 'prepared' } as const;
    const kept = await services.files.keep(services.database, [temporary], as, async (tx, [file]) => {
      await checkOwner(tx, services, runId);
      await savePreparedInput(tx, {
        id: newId(),
        projectId,
        runId,
        inputKey: key,
        compareFlag,
        fileId: file.id,
        fingerprint: state.fingerprints.get(`${key}/${compareFlag}`) ?? '',
        report,
        createdAt: services.now(),
      });
      return file;
    });
    return services.files.localPath(kept);
  };
}

/** Drops what was prepared for another grid, another file or other settings, unless a result still follows from it. */
export async function forgetOthers(
  services: Services,
  runId: string,
  projectId: string,
  { rows }: PretreatState,
): Promise<void> {
  const kept = new Set([...rows.values()].map(({ id }) => id));
  const dropped = await services.database.transaction(async (tx) => {
    await checkOwner(tx, services, runId);
    const unused = await unusedFiles(tx, projectId, await deleteOtherPrepared(tx, projectId, kept));
    return services.files.drop(tx, unused);
  });
  await dropped.afterCommit();
}

/** Where a file that an earlier run prepared is; null without one. */
export async function storedPath(services: Services, row: PreparedInput | undefined): Promise<string | null> {
  if (!row) return null;
  const [file] = await services.files.paths(services.database.db, [row.fileId]);
  return file?.path ?? null;
}
