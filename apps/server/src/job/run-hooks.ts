import type { StoredProblem } from '../error/stored-problem';
import type { Db } from '../store/database';
import type { Reporter } from './reporter';
import type { Run } from './run-queries';

/** What the work of a run gets. */
export interface RunContext {
  readonly run: Pick<Run, 'id' | 'projectId' | 'kind' | 'startedBy'>;
  readonly signal: AbortSignal;
  readonly reporter: Reporter;
}

/** Does a run. Resolves with a problem where some of its items failed; throws where nothing could go on. */
export type RunWork = (context: RunContext) => Promise<StoredProblem | null>;

export interface RunHooks {
  /** The work of a run that another process has queued. */
  readonly workOf: (run: Run) => RunWork;
  /** Called in the transaction that writes a state of a run: when it enters the queue and when it has ended. */
  readonly onState: (tx: Db, run: Pick<Run, 'projectId' | 'kind'>, state: Run['state']) => Promise<void>;
  /** Turns a thrown error into a problem of the user's; reports what is none. */
  readonly problemOf: (error: unknown) => StoredProblem;
  /** Whether all work of a run was stored when its process went away, and only its end was not written. */
  readonly isStored: (db: Db, run: Pick<Run, 'id' | 'projectId'>) => Promise<boolean>;
  /** Holds a project until the transaction ends. */
  readonly holdProject: (tx: Db, projectId: string) => Promise<void>;
}
