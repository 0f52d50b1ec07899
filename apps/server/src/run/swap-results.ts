import type { CalculationTools } from '../calculation/calculation-tools';
import type { RunPlan } from '../calculation/plan';
import { runOutcome } from '../calculation/run-outcome';
import { setRunOutcome } from '../calculation/run-record-queries';
import { readRunSettings, settingsText } from '../calculation/source-queries';
import type { RunSource } from '../calculation/source-queries';
import { storeCube } from '../calculation/store-cube';
import { fail } from '../error/gep-error';
import { isOwnRun } from '../job/owned-run-queries';
import { lockProject } from '../store/lock-project';
import { applyZonePrices } from '../reprice/reprice';
import { deleteInPlace, deletePending, endedPending, unusedFiles } from '../result/cleanup-queries';
import { putInPlace } from '../result/queries';
import type { Services } from '../services';
import type { Db } from '../store/database';

/**
 * Puts the results of a run in the place of earlier ones, in one transaction: until it stands, a run only stores pending
 * results, which nobody sees. Models that are complete replace theirs with all children and years; those that failed or
 * were not reached keep the earlier ones, and so does the total. With the total, the run has replaced everything: what
 * earlier runs left of other models goes, and the record of the run says what it gave.
 * @param source what the run was planned by
 * @throws GepError RUN_INTERRUPTED, RUN_OVERTAKEN where the run or its project is not as it was; then, as after any other
 * error, all earlier results stay and the pending ones are deleted
 */
export async function swapResults(
  tools: CalculationTools,
  runId: string,
  source: RunSource,
  plan: RunPlan,
): Promise<void> {
  const { services, frame, complete } = tools;
  const { projectId } = frame;
  if (complete.size === 0) return dropPending(services, { projectId, runId });
  const own = plan.models.filter(({ model }) => complete.has(String(model.id)));
  try {
    await storeCube(tools, runId, own);
    const dropped = await services.database.transaction(async (tx) => {
      await lockProject(tx, projectId);
      await checkUnchanged(tx, { id: runId, ownerId: services.lease.id }, source);
      const whole = complete.has('totalGep');
      const modelIds = [...complete.keys()];
      const replaced = await deleteInPlace(tx, projectId, whole ? 'all' : modelIds);
      await putInPlace(tx, runId, modelIds);
      const left = await deletePending(tx, projectId);
      const files = await services.files.drop(tx, await unusedFiles(tx, projectId, [...replaced, ...left]));
      await applyZonePrices(services, tx, projectId, own);
      if (whole) await setRunOutcome(tx, runId, await runOutcome(tx, projectId, runId));
      return files;
    });
    await dropped.afterCommit();
  } catch (error) {
    await dropPending(services, { projectId, runId }).catch((fault: unknown) =>
      services.report(fault, 'pending results; the next start deletes them'),
    );
    throw error;
  }
}

/**
 * A process that could not renew its lease finds that another has ended its run. Nothing should ever be found in the
 * settings: a run that is active keeps what it reads from being changed.
 */
async function checkUnchanged(
  tx: Db,
  run: { id: string; ownerId: string },
  source: RunSource,
): Promise<void> {
  if (!(await isOwnRun(tx, run, true))) fail('RUN_INTERRUPTED');
  const now = await readRunSettings(tx, source.project.id);
  if (now === null || settingsText(now) !== settingsText(source)) fail('RUN_OVERTAKEN');
}

/** Deletes the pending results of runs that a dead process did not bring to an end. */
export async function dropPendingResults(services: Services): Promise<void> {
  for (const run of await endedPending(services.database.db)) await dropPending(services, run);
}

async function dropPending(
  { database, files }: Services,
  { projectId, runId }: { projectId: string; runId: string },
): Promise<void> {
  const dropped = await database.transaction(async (tx) =>
    files.drop(tx, await unusedFiles(tx, projectId, await deletePending(tx, projectId, runId))),
  );
  await dropped.afterCommit();
}
