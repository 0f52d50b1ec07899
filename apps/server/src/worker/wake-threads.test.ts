import { expect, it } from 'vitest';
import type { WorkerTask } from './tasks';
import { wakeThreads } from './wake-threads';
import type { WorkerPool } from './worker-pool';

/** A pool whose tasks end together, with `end`. */
function heldPool(threads: number) {
  const tasks: WorkerTask[] = [];
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const pool = {
    threads,
    run: async (task: WorkerTask) => {
      tasks.push(task);
      await ended;
      return null;
    },
    close: () => Promise.resolve(),
  } as WorkerPool;
  return { pool, tasks, end };
}

it('gives every thread something to start for at once, and waits for all', async () => {
  const { pool, tasks, end } = heldPool(3);
  let awake = false;
  const waking = wakeThreads(pool).then(() => (awake = true));
  await Promise.resolve();
  expect(tasks).toEqual([{ kind: 'wake' }, { kind: 'wake' }, { kind: 'wake' }]);
  expect(awake).toBe(false);
  end();
  await waking;
  expect(awake).toBe(true);
});
