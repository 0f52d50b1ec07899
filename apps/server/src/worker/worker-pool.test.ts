import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { WorkerTask } from './tasks';
import { openWorkerPool } from './worker-pool';

const breaking = fileURLToPath(new URL('../testing/breaking-worker.mjs', import.meta.url));

it('reports a thread that cannot start and fails the task that waited for it, each time', async () => {
  const reported: unknown[] = [];
  const pool = openWorkerPool(
    1,
    (error) => reported.push(error),
    () => Promise.resolve(breaking),
  );
  for (let round = 1; round <= 2; round++) {
    await expect(pool.run({ kind: 'burn' } as WorkerTask)).rejects.toThrow();
    expect(reported).toHaveLength(round);
    expect(reported.at(-1)).toMatchObject({ message: 'cannot be loaded' });
  }
  await pool.close();
});
