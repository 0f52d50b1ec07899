import type { RunKind } from '@gep/api-client/contract';
import { calculate } from '../calculation/calculate';
import { checkOwner } from '../calculation/check-owner';
import { pretreat } from '../calculation/pretreat';
import type { PretreatTools } from '../calculation/pretreat';
import { pretreatState } from '../calculation/pretreat-state';
import { plannedSources } from '../calculation/result-sources';
import { runRecord } from '../calculation/run-record';
import { insertRunRecord } from '../calculation/run-record-queries';
import { createReporter } from '../job/reporter';
import { insertRun } from '../job/run-queries';
import type { RunContext, RunWork } from '../job/run-hooks';
import type { StoredProblem } from '../error/stored-problem';
import type { Services } from '../services';
import type { Db } from '../store/database';
import { newId } from '../store/new-id';
import { shareWindows } from '../window/share-windows';
import type { RunTools } from './run-tools';
import type { PlannedRun } from './plan-run';
import { problemOf } from './problem-of';
import { swapResults } from './swap-results';
import { unconfirmedWarning } from './unconfirmed-warning';

/** Part of a calculation that its pretreatment counts for in the progress. */
const pretreatShare = 0.3;

/** What a run of a kind does with its plan. */
export function runWork(services: Services, tools: RunTools, kind: RunKind, planned: PlannedRun): RunWork {
  const { source, plan, frame } = planned;
  if (kind === 'pretreatment') {
    return async (run) => {
      const state = await pretreatState(services, plan, frame);
      const own = pretreatTools(services, tools, run);
      const { warnings, problem } = await pretreat(own, run.run.id, source, plan, frame, state);
      run.reporter.warn(warnings);
      return problem;
    };
  }
  return async (run) => {
    const { db } = services.database;
    const { id: runId, projectId } = run.run;
    const record = await runRecord(db, source, plan, frame);
    await insertRunRecord(db, { runId, projectId, record, createdAt: services.now() });
    run.reporter.warn(unconfirmedWarning(record));
    const { prepared, warnings, problem } = await pretreatFirst(services, tools, run, planned);
    if (problem) return problem;
    const { signal, reporter } = run;
    reporter.warn(warnings);
    const sources = await plannedSources(db, source, plan);
    const problemOfRun = (error: unknown): StoredProblem => problemOf(error, services.report);
    const made = { cubes: [], written: new Map(), complete: new Map<string, number>() };
    const { workers } = tools;
    const check = (tx: Db): Promise<void> => checkOwner(tx, services, runId);
    const windows = shareWindows({ services, workers, runId, check });
    const calculation = { services, workers, windows, signal, frame, prepared, sources, ...made };
    const reporting = { problemOf: problemOfRun, from: pretreatShare };
    const [ended] = await Promise.allSettled([calculate(calculation, runId, plan, reporter, reporting)]);
    // However it ended: what is complete takes its place.
    const unplaced = await swapResults(calculation, runId, source, plan).then(() => null, problemOfRun);
    if (unplaced) {
      for (const index of made.complete.values()) reporter.itemFailed(index, unplaced);
      return unplaced;
    }
    if (ended.status === 'rejected') throw ended.reason;
    return ended.value;
  };
}

function pretreatTools(services: Services, { workers }: RunTools, run: RunContext): PretreatTools {
  const { signal, reporter } = run;
  return { services, workers, signal, reporter, problemOf: (error) => problemOf(error, services.report) };
}

/** The pretreatment that a calculation still needs: a separate run in the tables, but part of the calculation. */
async function pretreatFirst(
  services: Services,
  tools: RunTools,
  outer: RunContext,
  { source, plan, frame }: PlannedRun,
) {
  const outerTools = pretreatTools(services, tools, outer);
  const state = await pretreatState(services, plan, frame);
  if (state.upToDate)
    return pretreat({ ...outerTools, reporter: silent }, outer.run.id, source, plan, frame, state);
  const { projectId, startedBy } = outer.run;
  const run = { id: newId(), projectId, kind: 'pretreatment', startedBy } as const;
  const at = services.now();
  await insertRun(services.database.db, {
    ...run,
    state: 'running',
    progress: 0,
    step: null,
    items: [],
    warnings: [],
    error: null,
    ownerId: services.lease.id,
    createdAt: at,
    startedAt: at,
    endedAt: null,
  });
  const reporter = createReporter(tools.reporting, run, {
    onProgress: (fraction, step) => outer.reporter.progress(fraction * pretreatShare, step ?? undefined),
  });
  try {
    const done = await pretreat({ ...outerTools, reporter }, run.id, source, plan, frame, state);
    await reporter.end(done.problem ? 'failed' : 'complete', done.problem);
    return done;
  } catch (error) {
    const stopped = outer.signal.aborted;
    await reporter.end(
      stopped ? 'stopped' : 'failed',
      stopped ? { name: 'RUN_STOPPED' } : problemOf(error, services.report),
    );
    throw error;
  }
}

const nothing = (): void => undefined;
const silent: PretreatTools['reporter'] = {
  plan: nothing,
  progress: nothing,
  itemProgress: nothing,
  itemDone: nothing,
  itemFailed: nothing,
  warn: nothing,
  end: () => Promise.resolve(),
};
