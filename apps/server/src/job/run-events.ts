import type { LocalText, RunEvent } from '@gep/api-client/contract';
import type { Database, Db } from '../store/database';
import { eventsAfter, insertEvent, newestEvent } from './run-queries';
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

type Listener = (event: NumberedEvent) => void;

/** The events of all runs: stored with a sequence, then told to the listeners of every process. */
export interface RunEvents {
  /**
   * Stores an event, then tells it. Answers whether it was stored.
   * @param write what is written in the same transaction; false leaves the event out
   */
  publish(projectId: string, event: RunEventData, write: (tx: Db) => Promise<boolean>): Promise<boolean>;
  /** What happened behind a sequence. */
  after(projectId: string, sequence: number): Promise<NumberedEvent[]>;
  /** Passes on what is stored from now on, in order. Gives back the function that ends the listening. */
  listen(projectId: string, listener: Listener): Promise<() => void>;
}

/** Who listens to a project, and up to which event they know. */
interface Followed {
  readonly listeners: Set<Listener>;
  told: number;
  telling: Promise<void>;
}

/** How often it is looked for events of other processes. */
const pollMs = 500;

export function createRunEvents(
  database: Database,
  now: () => Date,
  report: (error: unknown, what: string) => void,
): RunEvents {
  const followed = new Map<string, Followed>();
  let timer: NodeJS.Timeout | undefined;

  async function after(projectId: string, sequence: number): Promise<NumberedEvent[]> {
    const rows = await eventsAfter(database.db, projectId, sequence);
    return rows.map(({ sequence: at, payload }) => ({
      sequence: at,
      // Events that an earlier version stored have neither items nor warnings.
      event: { items: [], warnings: null, ...(payload as Omit<RunEventData, 'items' | 'warnings'>) },
    }));
  }

  /** Never rejects: what could not be read now is read the next time. */
  function tell(projectId: string): Promise<void> {
    const one = followed.get(projectId);
    if (!one) return Promise.resolve();
    one.telling = one.telling.then(async () => {
      try {
        for (const event of await after(projectId, one.told)) {
          one.told = event.sequence;
          for (const listener of [...one.listeners]) listener(event);
        }
      } catch (error) {
        report(error, 'events of runs');
      }
    });
    return one.telling;
  }

  async function tellAll(): Promise<void> {
    for (const projectId of [...followed.keys()]) await tell(projectId);
    timer = undefined;
    look();
  }

  /** The embedded database has no events of other processes. */
  function look(): void {
    if (database.kind === 'embedded' || timer !== undefined || followed.size === 0) return;
    timer = setTimeout(() => void tellAll(), pollMs);
    timer.unref();
  }

  return {
    after,
    async publish(projectId, event, write) {
      const isStored = await database.transaction(async (tx) => {
        if (!(await write(tx))) return false;
        const { runId, type } = event;
        await insertEvent(tx, { runId, projectId, type, payload: { ...event }, createdAt: now() });
        return true;
      });
      if (isStored) await tell(projectId);
      return isStored;
    },
    async listen(projectId, listener) {
      const told = await newestEvent(database.db, projectId);
      const one = followed.get(projectId) ?? { listeners: new Set(), told, telling: Promise.resolve() };
      followed.set(projectId, one);
      one.listeners.add(listener);
      look();
      return () => {
        one.listeners.delete(listener);
        if (one.listeners.size === 0 && followed.get(projectId) === one) followed.delete(projectId);
      };
    },
  };
}
