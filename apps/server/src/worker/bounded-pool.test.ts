import { expect, it } from 'vitest';
import { boundedPool } from './bounded-pool';
import type { WorkerTask } from './tasks';
import type { WorkerPool } from './worker-pool';

const busy = () => new Error('busy');
const task = { kind: 'burn' } as WorkerTask;

/** A pool whose tasks wait until they are let go or aborted. */
function heldPool() {
  const held: (() => void)[] = [];
  const pool = {
    threads: 1,
    run: (_task: WorkerTask, signal?: AbortSignal) =>
      new Promise((resolve, reject) => {
        held.push(() => resolve('done' as never));
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
    close: () => Promise.resolve(),
  } as WorkerPool;
  return { pool, letGo: () => held.splice(0).forEach((go) => go()) };
}

it('refuses what is too much at once, and takes the next when there is room again', async () => {
  const { pool, letGo } = heldPool();
  const bounded = boundedPool(pool, { maxTasks: 2, timeoutMs: 10_000, busy });
  const taken = [bounded.run(task), bounded.run(task)];
  await expect(bounded.run(task)).rejects.toThrow('busy');
  letGo();
  expect(await Promise.all(taken)).toEqual(['done', 'done']);
  const next = bounded.run(task);
  letGo();
  expect(await next).toBe('done');
});

it('ends what takes too long', async () => {
  const bounded = boundedPool(heldPool().pool, { maxTasks: 2, timeoutMs: 20, busy });
  await expect(bounded.run(task)).rejects.toThrow('busy');
});

it('ends what nobody waits for any more', async () => {
  const bounded = boundedPool(heldPool().pool, { maxTasks: 1, timeoutMs: 10_000, busy });
  const stop = new AbortController();
  const running = bounded.run(task, stop.signal);
  stop.abort();
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
});
