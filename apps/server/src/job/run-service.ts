import type { RunKind } from '@gep/api-client/contract';
import { fail } from '../error/gep-error';
import { newId } from '../store/new-id';
import { activeRuns, deleteEvents, findRun, insertRun, updateRun } from './run-queries';
import type { Run } from './run-queries';
import type { StoredProblem } from '../error/stored-problem';
import type { Db } from '../store/database';
import { openQueue } from './queue';
import { createReporter } from './reporter';
import type { Reporter, ReporterTools, RunEnd } from './reporter';

/** What the work of a run gets. */
export interface RunContext {
  readonly run: Pick<Run, 'id' | 'projectId' | 'kind' | 'startedBy'>;
  readonly signal: AbortSignal;
  readonly reporter: Reporter;
}

/** Does a run. Resolves with a problem where some of its items failed; throws where nothing could go on. */
export type RunWork = (context: RunContext) => Promise<StoredProblem | null>;

export interface RunHooks {
  /** Called in the transaction that writes a state of a run: when it enters the queue and when it has ended. */
  readonly onState: (tx: Db, run: Pick<Run, 'projectId' | 'kind'>, state: Run['state']) => Promise<void>;
  /** Turns a thrown error into a problem of the user's; reports what is none. */
  readonly problemOf: (error: unknown) => StoredProblem;
  /** Whether all work of a run was stored when its process went away, and only its end was not written. */
  readonly isStored: (run: Pick<Run, 'id' | 'projectId'>) => Promise<boolean>;
}

export interface RunService {
  /**
   * Queues a run. GepError IN_CALCULATION while the project has one already.
   * @param check called in the transaction that writes the run: when it throws, there is no run
   */
  start(
    projectId: string,
    kind: RunKind,
    startedBy: string | null,
    work: RunWork,
    check?: (tx: Db) => Promise<void>,
  ): Promise<string>;
  /** Ends the active run of a kind and waits until it has. GepError NOTHING_RUNNING without one. */
  stop(projectId: string, kind: RunKind): Promise<void>;
  /** Resolves when a run of this process has ended. */
  ended(runId: string): Promise<Run>;
  /** Ends all runs and waits until they have, or until the signal of the tools aborts. */
  close(): Promise<void>;
}

/** A run that this process has queued and whose end is not written yet. */
interface OwnRun {
  readonly run: Run;
  readonly work: RunWork;
  readonly controller: AbortController;
  readonly ended: Promise<void>;
  readonly end: () => void;
  atWork: boolean;
}

const concurrency = 2;
const watchMs = 60_000;

/**
 * Runs through the queue of the database, two projects at a time. Runs that an earlier process left unfinished are
 * marked failed (RUN_INTERRUPTED), and so are those of this one whose end could not be written: unless all their work is
 * stored, then they are complete.
 */
export async function openRunService(tools: ReporterTools, hooks: RunHooks): Promise<RunService> {
  const { database, now, report } = tools;
  const own = new Map<string, OwnRun>();
  /** Projects with a run of this process, ended or not. */
  const projects = new Set<string>();
  let starting = Promise.resolve();
  let closing = false;

  for (const run of await activeRuns(database.db)) await endLeftOver(run);

  const queue = await openQueue(database, concurrency, carryOut, (error) => report(error, 'queue'));
  const watchdog = setInterval(() => {
    watch().catch((error: unknown) => report(error, 'watching runs'));
  }, watchMs);
  watchdog.unref();

  /** Nothing here should ever be found: a run waits or is active in its row while no worker has it. */
  async function watch(): Promise<void> {
    const late = now().getTime() - watchMs;
    const atWork = [...own.values()].filter((one) => one.atWork).length;
    for (const one of own.values()) {
      // The answer with its job was lost on the way.
      if (!one.atWork && atWork < concurrency && one.run.createdAt.getTime() < late)
        await queue.add(one.run.id);
    }
    for (const run of await activeRuns(database.db)) {
      const held = [...own.values()].some((one) => one.run.projectId === run.projectId);
      if (projects.has(run.projectId) && !held) await endLeftOver(run);
    }
  }

  async function endLeftOver(run: Run): Promise<void> {
    const stored = await hooks.isStored(run);
    const state = stored ? 'complete' : 'failed';
    const problem = stored ? null : ({ name: 'RUN_INTERRUPTED' } as const);
    await createReporter(tools, run).end(state, problem, (tx) => hooks.onState(tx, run, state));
  }

  async function carryOut(runId: string): Promise<void> {
    const one = own.get(runId);
    // Stopped while it waited, at work already, or left over from an earlier process.
    if (!one || one.atWork) return;
    one.atWork = true;
    const { run, work, controller } = one;
    const reporter = createReporter(tools, run);
    let state: RunEnd = 'complete';
    let problem: StoredProblem | null;
    try {
      await updateRun(database.db, runId, { state: 'running', startedAt: now() });
      controller.signal.throwIfAborted();
      problem = await work({ run, signal: controller.signal, reporter });
      if (problem) state = 'failed';
    } catch (error) {
      state = controller.signal.aborted && !closing ? 'stopped' : 'failed';
      if (closing) problem = { name: 'RUN_INTERRUPTED' };
      else problem = state === 'stopped' ? { name: 'RUN_STOPPED' } : hooks.problemOf(error);
    }
    await finish(one, reporter, state, problem);
  }

  /** Never rejects: a run whose end cannot be written is forgotten all the same, and the watchdog finds its row. */
  async function finish(
    one: OwnRun,
    reporter: Reporter,
    state: RunEnd,
    problem: StoredProblem | null,
  ): Promise<void> {
    await reporter.end(state, problem, (tx) => hooks.onState(tx, one.run, state));
    own.delete(one.run.id);
    one.end();
  }

  async function enqueue(
    projectId: string,
    kind: RunKind,
    startedBy: string | null,
    work: RunWork,
    check?: (tx: Db) => Promise<void>,
  ): Promise<string> {
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
    let end = (): void => undefined;
    const ended = new Promise<void>((done) => (end = done));
    const one: OwnRun = { run, work, controller: new AbortController(), ended, end, atWork: false };
    own.set(run.id, one);
    projects.add(projectId);
    let checked = false;
    try {
      await database.transaction(async (tx) => {
        await check?.(tx);
        checked = true;
        await deleteEvents(tx, projectId);
        await insertRun(tx, run);
        await hooks.onState(tx, run, 'queued');
      });
      await queue.add(run.id);
      return run.id;
    } catch (error) {
      if (!checked) {
        own.delete(run.id);
        throw error;
      }
      // Not waited for: the caller is answered at once, and the row may be there in spite of the error.
      void finish(one, createReporter(tools, run), 'failed', hooks.problemOf(error));
      throw error;
    }
  }

  return {
    async start(projectId, kind, startedBy, work, check) {
      // One after the other, so that two requests cannot both find the project idle.
      const started = starting.then(() => enqueue(projectId, kind, startedBy, work, check));
      starting = started.then(
        () => undefined,
        () => undefined,
      );
      return started;
    },
    async stop(projectId, kind) {
      const active = await activeRuns(database.db, projectId);
      const wanted = active.find((run) => run.kind === kind);
      if (!wanted) return fail('NOTHING_RUNNING');
      // A pretreatment inside a calculation has no separate controller: the calculation stops.
      const one = [wanted, ...active].flatMap(({ id }) => own.get(id) ?? []).at(0);
      if (!one) return endLeftOver(wanted);
      one.controller.abort(new DOMException('the run was stopped', 'AbortError'));
      if (one.atWork) return one.ended;
      // Before a worker gets it.
      own.delete(one.run.id);
      await finish(one, createReporter(tools, one.run), 'stopped', { name: 'RUN_STOPPED' });
    },
    async ended(runId) {
      await own.get(runId)?.ended;
      const run = await findRun(database.db, runId);
      if (!run) throw new RangeError(`runId: got ${runId}, allowed: the id of a run`);
      return run;
    },
    async close() {
      closing = true;
      clearInterval(watchdog);
      const quiet = queue.close();
      for (const { controller } of own.values())
        controller.abort(new DOMException('the server is closing', 'AbortError'));
      await Promise.race([quiet, aborted(tools.signal)]);
    },
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
