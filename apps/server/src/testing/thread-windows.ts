import { inOrder } from '../calculation/in-blocks';
import type { RunWindows } from '../window/window-runner';
import type { WorkerPool } from '../worker/worker-pool';

/** Computes windows in threads of this process, without a database. */
export const threadWindows =
  (workers: WorkerPool): RunWindows =>
  (task, windows, { signal, onProgress, take }) =>
    inOrder(windows, workers.threads, onProgress, (rows) => workers.run({ ...task, ...rows }, signal), take);
