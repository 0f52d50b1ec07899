import { EventEmitter } from 'node:events';
import type { LocalText, RunEvent } from '@gep/api-client/contract';
import type { Database, Db } from '../store/database';
import { eventsAfter, insertEvent } from './run-queries';
import type { RunItem } from './run-queries';
import type { StoredProblem } from '../error/stored-problem';

/** An event as it is stored: worded when it is sent, in the reader's language. */
export interface RunEventData extends Omit<RunEvent, 'step' | 'problem' | 'items' | 'warnings'> {
  readonly step: LocalText | null;
  readonly problem: StoredProblem | null;
  readonly items: readonly (RunItem & { readonly position: number })[];
  readonly warnings: readonly StoredProblem[] | null;
}

export interface NumberedEvent {
  /** Counts up over all events: the id of the stream. */
  readonly sequence: number;
  readonly event: RunEventData;
}

/** The events of all runs: stored with a sequence, then told to the listeners of this process. */
export interface RunEvents {
  /**
   * Stores an event, then tells it.
   * @param write what is written in the same transaction; false leaves the event out
   */
  publish(projectId: string, event: RunEventData, write: (tx: Db) => Promise<boolean>): Promise<void>;
  /** What happened behind a sequence. */
  after(projectId: string, sequence: number): Promise<NumberedEvent[]>;
  /** Gives back the function that ends the listening. */
  listen(projectId: string, listener: (event: NumberedEvent) => void): () => void;
}

export function createRunEvents(database: Database, now: () => Date): RunEvents {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    async publish(projectId, event, write) {
      const sequence = await database.transaction(async (tx) => {
        if (!(await write(tx))) return null;
        const { runId, type } = event;
        return insertEvent(tx, { runId, projectId, type, payload: { ...event }, createdAt: now() });
      });
      if (sequence !== null) emitter.emit(projectId, { sequence, event } satisfies NumberedEvent);
    },
    async after(projectId, sequence) {
      const rows = await eventsAfter(database.db, projectId, sequence);
      return rows.map(({ sequence: at, payload }) => ({
        sequence: at,
        // Events that an earlier version stored have neither items nor warnings.
        event: { items: [], warnings: null, ...(payload as Omit<RunEventData, 'items' | 'warnings'>) },
      }));
    },
    listen(projectId, listener) {
      emitter.on(projectId, listener);
      return () => {
        emitter.off(projectId, listener);
      };
    },
  };
}
