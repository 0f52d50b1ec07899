import type { RunKind } from '@gep/api-client/contract';
import { fail } from '../error/gep-error';
import { newId } from '../store/new-id';
import { activeRuns, deleteEvents, findRun, insertRun, updateRun } from './run-queries';
import type { Run } from './run-queries';
import type { StoredProblem } from '../error/stored-problem';
import type { Database } from '../store/database';
import { openQueue } from './queue';
import { createReporter } from './reporter';
import type { Reporter } from './reporter';
import type { RunEvents } from './run-events';

/** What the work of a run gets. */
export interface RunContext {
  readonly run: Pick<Run, 'id' | 'projectId' | 'kind' | 'startedBy'>;
  readonly signal: AbortSignal;
  readonly reporter: Reporter;
}

/** Does a run. Resolves with a problem where some of its items failed; throws where nothing could go on. */
export type RunWork = (context: RunContext) => Promise<StoredProblem | null>;

export interface RunHooks {
  readonly work: Readonly<Record<RunKind, RunWork>>;
  /** Called when a run enters the queue and when it has ended, before the end is told. */
  readonly onState: (run: Pick<Run, 'projectId' | 'kind'>, state: Run['state']) => Promise<void>;
  /** Turns whatever was thrown into a problem of the user's; reports what is none. */
  readonly problemOf: (error: unknown) => StoredProblem;
}

export interface RunService {
  /** Queues a run. GepError IN_CALCULATION while the project has one already. */
  start(projectId: string, kind: RunKind, startedBy: string | null): Promise<string>;
  /** Ends the active run of a kind and waits until it has. GepError NOTHING_RUNNING without one. */
  stop(projectId: string, kind: RunKind): Promise<void>;
  /** Resolves when a run of this process has ended. */
  ended(runId: string): Promise<Run>;
  close(): Promise<void>;
}

/**
 * Runs through the queue of the database, two projects at a time. Runs that an earlier process left unfinished are
 * marked failed (RUN_INTERRUPTED).
 */
export async function openRunService(
  database: Database,
  events: RunEvents,
  hooks: RunHooks,
  tools: { now: () => Date; report: (error: unknown, what: string) => void },
): Promise<RunService> {
  const { now, report } = tools;
  const controllers = new Map<string, AbortController>();
  const atWork = new Set<string>();
  const endings = new Map<string, { promise: Promise<void>; resolve: () => void }>();
  let starting = Promise.resolve();
  let closing = false;

  for (const run of await activeRuns(database.db)) await interrupted(run);

  const queue = await openQueue(
    database,
    2,
    (runId) => carryOut(runId).catch((error: unknown) => report(error, 'run')),
    (error) => report(error, 'queue'),
  );

  async function interrupted(run: Run): Promise<void> {
    const reporter = createReporter(database, events, run, now);
    await hooks.onState(run, 'failed');
    reporter.end('failed', { name: 'RUN_INTERRUPTED' });
    await reporter.settled();
  }

  async function carryOut(runId: string): Promise<void> {
    const run = await findRun(database.db, runId);
    const controller = controllers.get(runId);
    // Stopped while it waited, or left over from an earlier process.
    if (!run || run.state !== 'queued' || !controller) return;
    atWork.add(runId);
    await updateRun(database.db, runId, { state: 'running', startedAt: now() });
    const reporter = createReporter(database, events, run, now);
    let state: 'complete' | 'failed' | 'stopped' = 'complete';
    let problem: StoredProblem | null;
    try {
      controller.signal.throwIfAborted();
      problem = await hooks.work[run.kind]({ run, signal: controller.signal, reporter });
      if (problem) state = 'failed';
    } catch (error) {
      state = controller.signal.aborted && !closing ? 'stopped' : 'failed';
      if (closing) problem = { name: 'RUN_INTERRUPTED' };
      else problem = state === 'stopped' ? { name: 'RUN_STOPPED' } : hooks.problemOf(error);
    }
    await finish(run, reporter, state, problem);
  }

  async function finish(
    run: Run,
    reporter: Reporter,
    state: 'complete' | 'failed' | 'stopped',
    problem: StoredProblem | null,
  ): Promise<void> {
    await hooks.onState(run, state);
    reporter.end(state, problem);
    await reporter.settled();
    controllers.delete(run.id);
    atWork.delete(run.id);
    endings.get(run.id)?.resolve();
  }

  async function enqueue(projectId: string, kind: RunKind, startedBy: string | null): Promise<string> {
    if ((await activeRuns(database.db, projectId)).length > 0) fail('IN_CALCULATION');
    const run: Run = {
      id: newId(),
      projectId,
      kind,
      state: 'queued',
      progress: 0,
      step: null,
      items: [],
      warnings: [],
      error: null,
      startedBy,
      createdAt: now(),
      startedAt: null,
      endedAt: null,
    };
    await deleteEvents(database.db, projectId);
    await insertRun(database.db, run);
    controllers.set(run.id, new AbortController());
    let resolve = (): void => undefined;
    endings.set(run.id, { promise: new Promise<void>((done) => (resolve = done)), resolve: () => resolve() });
    await hooks.onState(run, 'queued');
    await queue.add(run.id);
    return run.id;
  }

  return {
    async start(projectId, kind, startedBy) {
      // One after the other, so that two requests cannot both find the project idle.
      const started = starting.then(() => enqueue(projectId, kind, startedBy));
      starting = started.then(
        () => undefined,
        () => undefined,
      );
      return started;
    },
    async stop(projectId, kind) {
      const active = await activeRuns(database.db, projectId);
      const wanted = active.find((one) => one.kind === kind);
      if (!wanted) return fail('NOTHING_RUNNING');
      // A pretreatment inside a calculation has no controller of its own: the calculation stops.
      const run = [wanted, ...active].find(({ id }) => controllers.has(id));
      const controller = run && controllers.get(run.id);
      if (!run || !controller) return interrupted(wanted);
      controller.abort(new DOMException('the run was stopped', 'AbortError'));
      if (atWork.has(run.id)) {
        await endings.get(run.id)?.promise;
        return;
      }
      controllers.delete(run.id);
      await finish(run, createReporter(database, events, run, now), 'stopped', { name: 'RUN_STOPPED' });
    },
    async ended(runId) {
      await endings.get(runId)?.promise;
      const run = await findRun(database.db, runId);
      if (!run) throw new RangeError(`runId: got ${runId}, allowed: the id of a run`);
      return run;
    },
    async close() {
      closing = true;
      await queue.close();
      for (const controller of controllers.values())
        controller.abort(new DOMException('the server is closing', 'AbortError'));
      await Promise.all([...atWork].map((runId) => endings.get(runId)?.promise));
    },
  };
}
