import type { ReporterTools } from '../job/reporter';
import type { RunEvents } from '../job/run-events';
import type { RunService } from '../job/run-service';
import type { WorkerPool } from '../worker/worker-pool';

/** Queue, events and threads: what runs and results need in addition to the services. */
export interface RunTools {
  readonly runs: RunService;
  readonly events: RunEvents;
  /** What reporters of runs write with. */
  readonly reporting: ReporterTools;
  /** Threads of calculations. */
  readonly workers: WorkerPool;
  /** Threads that calls wait for; what is too much is refused. */
  readonly reads: WorkerPool;
  /** Calls `listener` when the server closes; gives back the function that takes it away. */
  onClose(listener: () => void): () => void;
  /** Resolves when another process has had the database alone during an outage: these tools close then. */
  readonly lost: Promise<Error>;
  close(): Promise<void>;
}
