import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import type { WorkerTask } from './tasks';
import { openWorkerPool } from './worker-pool';

const answering = fileURLToPath(new URL('../testing/answering-worker.mjs', import.meta.url));
const breaking = fileURLToPath(new URL('../testing/breaking-worker.mjs', import.meta.url));
const writing = fileURLToPath(new URL('../testing/writing-worker.mjs', import.meta.url));

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

it('reports nothing where an abort meets the answer of its thread, and goes on', async () => {
  const reported: unknown[] = [];
  const pool = openWorkerPool(
    1,
    (error) => reported.push(error),
    () => Promise.resolve(answering),
  );
  const task = { kind: 'burn' } as WorkerTask;
  for (let round = 1; round <= 5; round++) {
    await expect(pool.run(task)).resolves.toBe('done');
    const stop = new AbortController();
    const stopped = expect(pool.run(task, stop.signal)).rejects.toMatchObject({ name: 'AbortError' });
    // The thread gets its task, and its answer has to wait until the abort.
    await Promise.resolve();
    const until = performance.now() + 50;
    while (performance.now() < until);
    stop.abort();
    await stopped;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(reported).toEqual([]);
  await pool.close();
});

it('rejects an aborted task when its thread can write no more', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gep-pool-'));
  const outPath = join(folder, 'layer.tif');
  const begun = new Int32Array(new SharedArrayBuffer(4));
  const pool = openWorkerPool(
    1,
    () => undefined,
    () => Promise.resolve(writing),
  );
  try {
    const stop = new AbortController();
    const stopped = pool.run({ kind: 'burn', outPath, begun } as unknown as WorkerTask, stop.signal);
    const settled = expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => expect(Atomics.load(begun, 0)).toBe(1), { timeout: 30_000 });
    stop.abort();
    await settled;
    await rm(outPath, { force: true });
    await delay(1000);
    expect(existsSync(outPath)).toBe(false);
  } finally {
    await pool.close();
    await rm(folder, { recursive: true });
  }
});
