import type { LocalText } from '@gep/api-client/contract';
import type { Database, Db } from '../store/database';
import type { Lease } from '../store/lease';
import { updateOwnRun } from './owned-run-queries';
import type { Run, RunItem, RunPatch, RunPhase } from './run-queries';
import type { StoredProblem } from '../error/stored-problem';
import { repeatUntilDone } from '../store/repeat';
import type { RunEventData, RunEvents } from './run-events';

export type RunEnd = Extract<RunPhase, 'complete' | 'failed' | 'stopped'>;

/**
 * Reports the progress of a run to the run table and the event stream. Calls return at once, and a failed write of
 * progress is logged and dropped: the next write covers the same and more.
 */
export interface Reporter {
  /** Names the things that the run works through. */
  plan(items: readonly Pick<RunItem, 'modelId' | 'key' | 'name'>[]): void;
  /** Part of the whole run done, 0 to 1, and what is being worked on. */
  progress(fraction: number, step?: LocalText): void;
  /** Part of one item done, 0 to 1. */
  itemProgress(index: number, fraction: number): void;
  itemDone(index: number): void;
  itemFailed(index: number, problem: StoredProblem): void;
  warn(problems: readonly StoredProblem[]): void;
  /**
   * Writes the end of the run, together with what `alongside` writes, as often as it takes. Resolves when it is
   * written, or reported as impossible.
   */
  end(state: RunEnd, error: StoredProblem | null, alongside?: (tx: Db) => Promise<void>): Promise<void>;
}

export interface ReporterTools {
  readonly database: Database;
  /** Of the process that has the runs in hand. */
  readonly lease: Pick<Lease, 'id' | 'mayFree'>;
  readonly events: RunEvents;
  readonly now: () => Date;
  readonly report: (error: unknown, what: string) => void;
  /** Aborted when the process can wait for a database no longer. */
  readonly signal: AbortSignal;
}

interface ReporterOptions {
  readonly onProgress?: (fraction: number, step: LocalText | null) => void;
  /** Called when the run is not in the hands of this process any more. */
  readonly onRefused?: () => void;
  /** Writes to the row of the run, where it may be written; by default to a run that this process has in hand. */
  readonly write?: (db: Db, patch: RunPatch) => Promise<boolean>;
}

/** Progress is written and told no more often than this; everything else at once. */
const everyMs = 400;

export function createReporter(
  { database, lease, events, now, report, signal }: ReporterTools,
  run: Pick<Run, 'id' | 'projectId' | 'kind'> & Partial<Pick<Run, 'items' | 'warnings' | 'progress'>>,
  { onProgress, onRefused, write: writeElse }: ReporterOptions = {},
): Reporter {
  let items: RunItem[] = [...(run.items ?? [])];
  let warnings: StoredProblem[] = [...(run.warnings ?? [])];
  let fraction = (run.progress ?? 0) / 100;
  let step: LocalText | null = null;
  let told = 0;
  let timer: NodeJS.Timeout | undefined;
  let writes = Promise.resolve();
  let ended = false;
  /** Changes that have not been sent to the stream yet. */
  const changedItems = new Set<number>();
  let warned = false;

  const writeRun =
    writeElse ?? ((db: Db, patch: RunPatch) => updateOwnRun(db, { id: run.id, ownerId: lease.id }, patch));
  const percent = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * 1000) / 10;
  const eventOf = (event: Partial<RunEventData> & Pick<RunEventData, 'type'>): RunEventData => ({
    runId: run.id,
    kind: run.kind,
    progress: percent(fraction),
    step,
    modelId: null,
    key: null,
    state: 'running',
    problem: null,
    items: [...changedItems].map((position) => ({ ...items[position], position })),
    warnings: warned ? warnings : null,
    ...event,
  });
  const rowOf = (patch: RunPatch): RunPatch => ({
    progress: percent(fraction),
    step,
    items: [...items],
    ...patch,
  });
  const write = (patch: RunPatch, event?: Parameters<typeof eventOf>[0]): void => {
    clearTimeout(timer);
    timer = undefined;
    told = Date.now();
    const row = rowOf(patch);
    const whole = event && eventOf(event);
    if (whole) {
      changedItems.clear();
      warned = false;
    }
    writes = writes
      .then(async () => {
        const isWritten = whole
          ? await events.publish(run.projectId, whole, (tx) => writeRun(tx, row))
          : await writeRun(database.db, row);
        if (!isWritten) onRefused?.();
      })
      .catch((error: unknown) => {
        for (const { position } of whole?.items ?? []) changedItems.add(position);
        if (whole?.warnings) warned = true;
        report(error, 'progress of a run');
      });
  };
  const soon = (): void => {
    onProgress?.(fraction, step);
    if (ended || timer !== undefined) return;
    const wait = everyMs - (Date.now() - told);
    if (wait <= 0) write({}, { type: 'progress' });
    else timer = setTimeout(() => write({}, { type: 'progress' }), wait);
  };
  const setItem = (index: number, patch: Partial<RunItem>): RunItem => {
    items = items.map((item, i) => (i === index ? { ...item, ...patch } : item));
    changedItems.add(index);
    return items[index];
  };

  return {
    plan(list) {
      items = list.map((item) => ({ ...item, state: 'queued', progress: 0 }));
      items.forEach((_, position) => changedItems.add(position));
      write({}, { type: 'progress' });
    },
    progress(part, next) {
      fraction = part;
      if (next) step = next;
      soon();
    },
    itemProgress(index, part) {
      setItem(index, { state: 'running', progress: percent(part) });
      soon();
    },
    itemDone(index) {
      const { modelId, key } = setItem(index, { state: 'complete', progress: 100 });
      write({}, { type: 'success', modelId, key });
    },
    itemFailed(index, problem) {
      const { modelId, key } = setItem(index, { state: 'failed' });
      write({}, { type: 'error', modelId, key, problem });
    },
    warn(problems) {
      if (problems.length === 0) return;
      warnings = [...warnings, ...problems];
      warned = true;
      write({ warnings }, { type: 'progress' });
    },
    async end(state, error, alongside) {
      clearTimeout(timer);
      ended = true;
      if (state === 'complete') fraction = 1;
      const left: Partial<RunItem> =
        state === 'complete' ? { state: 'complete', progress: 100 } : { state: 'stopped' };
      items = items.map((item) =>
        item.state === 'queued' || item.state === 'running' ? { ...item, ...left } : item,
      );
      step = null;
      const row = rowOf({ state, error, warnings, endedAt: now() });
      // Everything once more: an earlier event may not have been written.
      const all = items.map((item, position) => ({ ...item, position }));
      const event = eventOf({ type: 'calculation-end', state, problem: error, items: all, warnings });
      await writes;
      const write = (): Promise<boolean> =>
        events.publish(run.projectId, event, async (tx) => {
          if (!(await writeRun(tx, row))) return false;
          await alongside?.(tx);
          return true;
        });
      await repeatUntilDone(write, signal).catch((fault: unknown) => report(fault, 'end of a run'));
    },
  };
}
