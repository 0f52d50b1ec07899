import { problemOf } from './problem-of';
import { projectFrame } from '../calculation/project-frame';
import { planRun } from '../calculation/plan';
import type { RunPlan } from '../calculation/plan';
import { pretreat, pretreatState } from '../calculation/pretreat';
import type { PretreatTools } from '../calculation/pretreat';
import type { ProjectFrame } from '../calculation/project-frame';
import { calculate } from '../calculation/calculate';
import { openWorkerPool } from '../worker/worker-pool';
import type { WorkerPool } from '../worker/worker-pool';
import { createReporter } from '../job/reporter';
import { createRunEvents } from '../job/run-events';
import type { RunEvents } from '../job/run-events';
import { openRunService } from '../job/run-service';
import type { RunContext, RunService } from '../job/run-service';
import { newId } from '../store/new-id';
import { setRunState } from '../project/queries';
import { insertRun } from '../job/run-queries';
import { readRunSource } from '../calculation/source-queries';
import type { RunSource } from '../calculation/source-queries';
import type { StoredProblem } from '../error/stored-problem';
import type { Services } from '../services';
import { GepError, notFound } from '../error/gep-error';

/** Queue, events and threads: what runs and results need besides the services. */
export interface RunTools {
  readonly runs: RunService;
  readonly events: RunEvents;
  readonly workers: WorkerPool;
  /** Calls `listener` when the server closes; gives back the function that takes it away. */
  onClose(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Part of a calculation that its pretreatment counts for in the progress. */
const pretreatShare = 0.3;
/** Time that runs have to write their ends when the server closes. The next start ends those that could not. */
const closeMs = 8000;

/** Opens the queue; runs that an earlier process left are marked failed. */
export async function openRunTools(services: Services): Promise<RunTools> {
  const { database, now, report } = services;
  const workers = openWorkerPool(services.config.workers);
  const events = createRunEvents(database, now);
  const givingUp = new AbortController();
  const reporting = { database, events, now, report, signal: givingUp.signal };
  const wordError = (error: unknown): StoredProblem => problemOf(error, report);

  const toolsOf = ({ signal, reporter }: RunContext): PretreatTools => ({
    services,
    workers,
    signal,
    reporter,
    problemOf: wordError,
  });

  async function pretreatment(run: RunContext): Promise<StoredProblem | null> {
    const { source, plan, frame } = await readRun(services, run.run.projectId);
    return (await pretreat(toolsOf(run), run.run.id, source, plan, frame)).problem;
  }

  /** The pretreatment that a calculation still needs: a run of its own in the tables, inside the calculation. */
  async function pretreatFirst(outer: RunContext, source: RunSource, plan: RunPlan, frame: ProjectFrame) {
    const { upToDate } = await pretreatState(services, plan, frame);
    const { projectId, startedBy } = outer.run;
    if (upToDate) return pretreat({ ...toolsOf(outer), reporter: silent }, outer.run.id, source, plan, frame);
    const run = { id: newId(), projectId, kind: 'pretreatment', startedBy } as const;
    const at = now();
    await insertRun(database.db, {
      ...run,
      state: 'running',
      progress: 0,
      step: null,
      items: [],
      warnings: [],
      error: null,
      createdAt: at,
      startedAt: at,
      endedAt: null,
    });
    const reporter = createReporter(reporting, run, (fraction, step) =>
      outer.reporter.progress(fraction * pretreatShare, step ?? undefined),
    );
    try {
      const done = await pretreat({ ...toolsOf(outer), reporter }, run.id, source, plan, frame);
      await reporter.end(done.problem ? 'failed' : 'complete', done.problem);
      return done;
    } catch (error) {
      const stopped = outer.signal.aborted;
      await reporter.end(
        stopped ? 'stopped' : 'failed',
        stopped ? { name: 'RUN_STOPPED' } : wordError(error),
      );
      throw error;
    }
  }

  async function calculation(run: RunContext): Promise<StoredProblem | null> {
    const { source, plan, frame } = await readRun(services, run.run.projectId);
    const { prepared, problem } = await pretreatFirst(run, source, plan, frame);
    if (problem) return problem;
    const tools = { services, workers, signal: run.signal, frame, prepared, written: new Map() };
    return calculate(tools, run.run.id, plan, run.reporter, { problemOf: wordError, from: pretreatShare });
  }

  const runs = await openRunService(reporting, {
    work: { pretreatment, calculation },
    problemOf: wordError,
    onState: async (tx, { projectId, kind }, state) => {
      if (kind === 'calculation') await setRunState(tx, projectId, runStates[state]);
    },
  });
  const closing = new Set<() => void>();
  return {
    runs,
    events,
    workers,
    onClose: (listener) => {
      closing.add(listener);
      return () => {
        closing.delete(listener);
      };
    },
    close: async () => {
      for (const listener of [...closing]) listener();
      const clock = setTimeout(() => givingUp.abort(), closeMs);
      await runs.close();
      clearTimeout(clock);
      await workers.close();
    },
  };
}

const runStates = {
  none: 'NOT_RUN',
  queued: 'IN_CALCULATE',
  running: 'IN_CALCULATE',
  complete: 'COMPLETE',
  failed: 'FAILED',
  stopped: 'NOT_RUN',
} as const;

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

/**
 * Everything that a run of a project needs, checked.
 * @throws GepError naming what is missing: models, data, settings, region file
 */
export async function readRun(
  services: Services,
  projectId: string,
): Promise<{ source: RunSource; plan: RunPlan; frame: ProjectFrame }> {
  const source = (await readRunSource(services.database.db, projectId)) ?? notFound('project');
  const plan = planRun(source);
  const [first] = plan.problems;
  if (first) throw new GepError(first, plan.problems);
  return { source, plan, frame: projectFrame(source) };
}
