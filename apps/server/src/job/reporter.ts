import type { LocalText } from '@gep/api-client/contract';
import type { Database } from '../store/database';
import { updateRun } from './run-queries';
import type { Run, RunItem, RunPatch, RunPhase } from './run-queries';
import type { StoredProblem } from '../error/stored-problem';
import type { RunEventData, RunEvents } from './run-events';

/** Tells how a run goes: into the run table and the event stream. Calls return at once; `settled` waits for the writes. */
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
  end(state: Extract<RunPhase, 'complete' | 'failed' | 'stopped'>, error: StoredProblem | null): void;
  settled(): Promise<void>;
}

/** Progress is written and told no more often than this; everything else at once. */
const everyMs = 400;

export function createReporter(
  database: Database,
  events: RunEvents,
  run: Pick<Run, 'id' | 'projectId' | 'kind'> & Partial<Pick<Run, 'items' | 'warnings' | 'progress'>>,
  now: () => Date,
  onProgress?: (fraction: number, step: LocalText | null) => void,
): Reporter {
  let items: RunItem[] = [...(run.items ?? [])];
  let warnings: StoredProblem[] = [...(run.warnings ?? [])];
  let fraction = (run.progress ?? 0) / 100;
  let step: LocalText | null = null;
  let told = 0;
  let timer: NodeJS.Timeout | undefined;
  let writes = Promise.resolve();

  const percent = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * 1000) / 10;
  const write = (patch: RunPatch, event?: Partial<RunEventData> & Pick<RunEventData, 'type'>): void => {
    clearTimeout(timer);
    timer = undefined;
    told = Date.now();
    const whole: RunEventData | null = event
      ? {
          runId: run.id,
          kind: run.kind,
          progress: percent(fraction),
          step,
          modelId: null,
          key: null,
          state: 'running',
          problem: null,
          ...event,
        }
      : null;
    const row: RunPatch = { progress: percent(fraction), step, items: [...items], ...patch };
    writes = writes.then(async () => {
      await updateRun(database.db, run.id, row);
      if (whole) await events.publish(run.projectId, whole);
    });
    // Kept for `settled`; without this a failed write would end the process first.
    writes.catch(() => undefined);
  };
  const soon = (): void => {
    onProgress?.(fraction, step);
    if (timer !== undefined) return;
    const wait = everyMs - (Date.now() - told);
    if (wait <= 0) write({}, { type: 'progress' });
    else timer = setTimeout(() => write({}, { type: 'progress' }), wait);
  };
  const setItem = (index: number, patch: Partial<RunItem>): RunItem => {
    items = items.map((item, i) => (i === index ? { ...item, ...patch } : item));
    return items[index];
  };

  return {
    plan(list) {
      items = list.map((item) => ({ ...item, state: 'queued', progress: 0 }));
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
      warnings = [...warnings, ...problems];
      write({ warnings });
    },
    end(state, error) {
      if (state === 'complete') fraction = 1;
      items = items.map((item) =>
        item.state === 'queued' || item.state === 'running' ? { ...item, state: 'stopped' } : item,
      );
      step = null;
      write({ state, error, warnings, endedAt: now() }, { type: 'calculation-end', state, problem: error });
    },
    settled: () => writes,
  };
}
