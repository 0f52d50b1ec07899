import type { Language, RunEvent, RunKind, RunStatus } from '@gep/api-client/contract';
import { readRunSettings, settingsText } from '../calculation/source-queries';
import type { NumberedEvent, RunEventData } from '../job/run-events';
import { setRunState } from '../project/queries';
import { lockForChange } from '../project/running-queries';
import { lockProject } from '../store/lock-project';
import { activeRuns, deleteRuns, latestRun } from '../job/run-queries';
import { deleteResults } from '../result/cleanup-queries';
import type { Word } from '../error/word';
import type { Services } from '../services';

import type { RunTools } from './run-tools';
import { planRun } from './plan-run';
import { runWork } from './run-work';

/** Thrown where a project was changed between the planning of a run and its start. */
class ChangedMeanwhileError extends Error {}

/**
 * Plans a run and queues it; from then on nothing that it reads can be changed. What was changed in between is planned
 * again.
 * @throws GepError IN_CALCULATION, or what is missing
 */
export async function startRun(
  services: Services,
  tools: RunTools,
  projectId: string,
  kind: RunKind,
  startedBy: string | null,
): Promise<{ runId: string }> {
  const planned = await planRun(services, projectId);
  const work = runWork(services, tools, kind, planned);
  const before = settingsText(planned.source);
  try {
    const runId = await tools.runs.start(projectId, kind, startedBy, work, async (tx) => {
      await lockProject(tx, projectId);
      const now = await readRunSettings(tx, projectId);
      if (now && settingsText(now) !== before) throw new ChangedMeanwhileError();
    });
    return { runId };
  } catch (error) {
    if (error instanceof ChangedMeanwhileError) return startRun(services, tools, projectId, kind, startedBy);
    throw error;
  }
}

/** Stops the active run of a kind. @throws GepError NOT_RUNNING without one */
export async function stopRun({ runs }: RunTools, projectId: string, kind: RunKind): Promise<void> {
  await runs.stop(projectId, kind);
}

/** Deletes all results of a project and forgets its calculations. @throws GepError IN_CALCULATION while a run is active */
export async function resetCalculation(services: Services, projectId: string): Promise<void> {
  const dropped = await services.database.transaction(async (tx) => {
    await lockForChange(tx, projectId);
    const files = await services.files.drop(tx, await deleteResults(tx, projectId));
    await deleteRuns(tx, projectId, 'calculation');
    await setRunState(tx, projectId, 'NOT_RUN');
    return files;
  });
  await dropped.afterCommit();
}

/** The latest run of a kind, worded. */
export async function runStatus(
  services: Services,
  projectId: string,
  kind: RunKind,
  language: Language,
  word: Word,
): Promise<RunStatus> {
  const run = await latestRun(services.database.db, projectId, kind);
  return {
    runId: run?.id ?? null,
    kind,
    state: run?.state ?? 'none',
    progress: run?.progress ?? 0,
    step: run?.step?.[language] ?? '',
    items: (run?.items ?? []).map((item) => ({ ...item, name: item.name[language] })),
    warnings: (run?.warnings ?? []).map(word),
    error: run?.error ? word(run.error) : null,
    startTime: run?.startedAt?.toISOString() ?? null,
    endTime: run?.endedAt?.toISOString() ?? null,
  };
}

/** What happened behind an event, in order; without one, what the active runs have told so far. */
export async function earlierEvents(
  services: Services,
  { events }: RunTools,
  projectId: string,
  last: number | null,
): Promise<NumberedEvent[]> {
  if (last !== null) return events.after(projectId, last);
  const active = (await activeRuns(services.database.db, projectId)).map(({ id }) => id);
  if (active.length === 0) return [];
  return (await events.after(projectId, 0)).filter(({ event }) => active.includes(event.runId));
}

/** An event in the language of its reader. */
export function wordEvent(event: RunEventData, language: Language, word: Word): RunEvent {
  return {
    ...event,
    step: event.step?.[language] ?? '',
    problem: event.problem ? word(event.problem) : null,
    items: event.items.map((item) => ({ ...item, name: item.name[language] })),
    warnings: event.warnings?.map(word) ?? null,
  };
}
