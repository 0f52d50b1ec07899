import { setTimeout as delay } from 'node:timers/promises';
import type { RunKind } from '@gep/api-client/contract';
import { fail } from '../error/gep-error';
import { newId } from '../store/new-id';
import { abandonedRuns, askToStop, claimRun, runsToStop } from './owned-run-queries';
import { activeRuns, activeStates, deleteEvents, findRun, insertRun, isFree } from './run-queries';
import type { Run } from './run-queries';
import type { StoredProblem } from '../error/stored-problem';
import type { Db } from '../store/database';
import { endAbandoned } from './end-abandoned';
import { openLocalQueue } from './local-queue';
import { openQueue } from './queue';
import { writeEnd } from './write-end';
import { repeatUntilDone } from '../store/repeat';
import type { RunHooks, RunWork } from './run-hooks';
import { createReporter } from './reporter';
import type { Reporter, ReporterTools, RunEnd } from './reporter';

export interface RunService {
  /**
   * Queues a run. GepError IN_CALCULATION while the project has one already.
   * @param work what it does; another server that takes it makes the same of its project
   * @param check called first in the transaction that writes the run: holds the project; when it throws, there is no run
   */
  start(
    projectId: string,
    kind: RunKind,
    startedBy: string | null,
    work: RunWork,
    check?: (tx: Db) => Promise<void>,
  ): Promise<string>;
  /** Ends the active run of a kind, in any process, and waits until it has. GepError NOTHING_RUNNING without one. */
  stop(projectId: string, kind: RunKind): Promise<void>;
  /** Resolves when a run has ended. */
  ended(runId: string): Promise<Run>;
  /** Ends all runs of this process and waits until they have, or until the signal of the tools aborts. */
  close(): Promise<void>;
}

/** A run that this process has queued or taken. */
interface OwnRun {
  readonly run: Pick<Run, 'id' | 'projectId' | 'createdAt'>;
  readonly work: RunWork;
  readonly controller: AbortController;
  readonly ended: Promise<void>;
  readonly end: () => void;
  atWork: boolean;
}

const concurrency = 2;
const watchMs = 20_000;
const lateMs = 60_000;
/** How often other processes are listened to. */
const pollMs = 500;

/**
 * Runs through the queue of the database, two projects at a time and server. A run belongs to the process that took it
 * for as long as that renews its lease: what nobody has in hand any more is marked failed (RUN_INTERRUPTED), and so is a
 * run of this process whose end could not be written, unless all its work is stored: then it is complete.
 * @param takes `own`: a command, which carries out what it has queued itself and nothing else
 * @param ready until it resolves no run of the queue is taken
 */
export async function openRunService(
  tools: ReporterTools,
  hooks: RunHooks,
  takes: 'all' | 'own' = 'all',
  ready?: Promise<unknown>,
): Promise<RunService> {
  const { database, lease, now, report } = tools;
  const own = new Map<string, OwnRun>();
  /** Runs whose job is at work here: of a run there can be several. */
  const inHand = new Set<string>();
  let starting = Promise.resolve();
  let closing = false;

  await endOthers();
  const queue =
    takes === 'own'
      ? openLocalQueue(concurrency, carryOut)
      : await openQueue(database, concurrency, carryOut, (error) => report(error, 'queue'), ready);
  // The job of a run that waits may have gone with the process that had made or fetched it.
  if (takes === 'all')
    for (const run of await activeRuns(database.db)) if (isFree(run)) await queue.add(run.id);
  const timers = [setInterval(() => watch().catch(told('watching runs')), watchMs)];
  // Nobody else can ask on the embedded database.
  if (database.kind === 'postgres')
    timers.push(setInterval(() => obey().catch(told('stopping runs')), pollMs));
  for (const timer of timers) timer.unref();

  function told(what: string): (error: unknown) => void {
    return (error) => report(error, what);
  }

  async function endOthers(): Promise<void> {
    if (!lease.mayFree()) return;
    for (const run of await abandonedRuns(database.db))
      if (run.ownerId !== lease.id) await endAbandoned(tools, hooks, run);
  }

  async function watch(): Promise<void> {
    await endOthers();
    const late = now().getTime() - lateMs;
    const free = [...own.values()].filter((one) => one.atWork).length < concurrency;
    const active = await activeRuns(database.db);
    for (const run of active) {
      const isLate = run.createdAt.getTime() < late;
      // The answer with its job was lost on the way.
      if (takes === 'all' && isFree(run) && isLate && free) await queue.add(run.id);
      // Its end could not be written.
      const held = [...own.values()].some(({ run: { projectId } }) => projectId === run.projectId);
      if (run.ownerId === lease.id && !held) await endAbandoned(tools, hooks, run);
    }
    for (const { run, atWork } of own.values()) {
      const isQueued = active.some(({ id, state }) => id === run.id && state === 'queued');
      // Another server has taken it.
      if (!atWork && !isQueued && run.createdAt.getTime() < late) own.delete(run.id);
    }
  }

  /** Stops what other processes were asked to stop. */
  async function obey(): Promise<void> {
    if (![...own.values()].some((one) => one.atWork)) return;
    for (const id of await runsToStop(database.db, lease.id)) own.get(id)?.controller.abort(stopped());
  }

  function enter(run: OwnRun['run'], work: RunWork): OwnRun {
    let end = (): void => undefined;
    const ended = new Promise<void>((done) => (end = done));
    const one = { run, work, controller: new AbortController(), ended, end, atWork: false };
    own.set(run.id, one);
    return one;
  }

  async function carryOut(runId: string): Promise<void> {
    const queued = own.get(runId);
    if (closing || queued?.atWork || inHand.has(runId)) return;
    if (queued) queued.atWork = true;
    inHand.add(runId);
    try {
      const run = await repeatUntilDone(() => claimRun(database.db, runId, lease.id, now()), tools.signal);
      if (run) return await workOn(run, queued ?? enter(run, hooks.workOf(run)));
      // Stopped while it waited, or taken by another server.
      own.delete(runId);
      return queued?.end();
    } catch (error) {
      report(error, 'taking a run');
    } finally {
      inHand.delete(runId);
    }
    if (queued) queued.atWork = false;
  }

  async function workOn(run: Run, one: OwnRun): Promise<void> {
    one.atWork = true;
    const { work, controller } = one;
    const onRefused = (): void => controller.abort(new DOMException('the run has ended', 'AbortError'));
    const reporter = createReporter(tools, run, { onRefused });
    let state: RunEnd = 'complete';
    let problem: StoredProblem | null;
    try {
      // It was being taken while the others were told.
      if (closing) controller.abort(serverCloses());
      controller.signal.throwIfAborted();
      problem = await work({ run, signal: controller.signal, reporter });
      if (problem) state = 'failed';
    } catch (error) {
      state = controller.signal.aborted && !closing ? 'stopped' : 'failed';
      if (closing) problem = { name: 'RUN_INTERRUPTED' };
      else problem = state === 'stopped' ? { name: 'RUN_STOPPED' } : hooks.problemOf(error);
    }
    await finish(one, run, reporter, state, problem);
  }

  /** Never rejects: a run whose end cannot be written is forgotten all the same, and `watch` finds its row. */
  async function finish(
    one: OwnRun,
    run: Run,
    reporter: Reporter,
    state: RunEnd,
    problem: StoredProblem | null,
  ): Promise<void> {
    await writeEnd(reporter, hooks, run, state, problem);
    own.delete(run.id);
    one.end();
  }

  /** Ends a run that nobody has taken yet. */
  async function endQueued(one: OwnRun, state: RunEnd, problem: StoredProblem): Promise<void> {
    one.atWork = true;
    const claim = () => claimRun(database.db, one.run.id, lease.id, null);
    const run = await repeatUntilDone(claim, tools.signal).catch((error: unknown) => {
      report(error, 'end of a run');
      return null;
    });
    if (run) return finish(one, run, createReporter(tools, run), state, problem);
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
    const nothing = { progress: 0, step: null, items: [], warnings: [], error: null };
    const times = { createdAt: now(), startedAt: null, endedAt: null };
    const ownerId = takes === 'own' ? lease.id : null;
    const run: Run = {
      id: newId(),
      projectId,
      kind,
      state: 'queued',
      startedBy,
      ownerId,
      ...nothing,
      ...times,
    };
    const one = enter(run, work);
    let checked = false;
    try {
      await database.transaction(async (tx) => {
        await check?.(tx);
        if ((await activeRuns(tx, projectId)).length > 0) fail('IN_CALCULATION');
        checked = true;
        await deleteEvents(tx, projectId);
        await insertRun(tx, run);
        await hooks.onState(tx, run, 'queued');
      });
      await queue.add(run.id);
      return run.id;
    } catch (error) {
      // Not waited for: the caller is answered at once, and the row may be there in spite of the error.
      if (checked) void endQueued(one, 'failed', hooks.problemOf(error));
      else own.delete(run.id);
      throw error;
    }
  }

  /** The row of a run once it is not active any more; null when it is gone. */
  async function endOf(runId: string): Promise<Run | null> {
    for (;;) {
      const one = own.get(runId);
      if (one?.atWork) await one.ended;
      const run = await repeatUntilDone(() => findRun(database.db, runId), tools.signal);
      if (!run || !activeStates.includes(run.state)) return run;
      await Promise.race([delay(pollMs), ...(one ? [one.ended] : [])]);
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
      await endOthers();
      const active = await activeRuns(database.db, projectId);
      const wanted = active.find((run) => run.kind === kind);
      if (!wanted) return fail('NOTHING_RUNNING');
      // A pretreatment inside a calculation has no separate controller: the calculation stops.
      await askToStop(database.db, projectId);
      for (const run of active) {
        const one = own.get(run.id);
        one?.controller.abort(stopped());
        if (one?.atWork || run.state !== 'queued') continue;
        await endQueued(one ?? enter(run, hooks.workOf(run)), 'stopped', { name: 'RUN_STOPPED' });
      }
      await endOf(wanted.id);
    },
    async ended(runId) {
      const run = await endOf(runId);
      if (!run) throw new RangeError(`runId: got ${runId}, allowed: the id of a run`);
      return run;
    },
    async close() {
      closing = true;
      for (const timer of timers) clearInterval(timer);
      const quiet = queue.close();
      for (const { controller } of own.values()) controller.abort(serverCloses());
      await Promise.race([quiet, aborted(tools.signal)]);
    },
  };
}

const serverCloses = (): DOMException => new DOMException('the server is closing', 'AbortError');
const stopped = (): DOMException => new DOMException('the run was stopped', 'AbortError');

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
