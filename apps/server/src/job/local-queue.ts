import type { RunQueue } from './queue';

/**
 * A queue in this process alone: what a command queues it carries out itself, and of others it takes nothing.
 * @param work must not reject
 */
export function openLocalQueue(concurrency: number, work: (runId: string) => Promise<void>): RunQueue {
  const waiting: string[] = [];
  const atWork = new Set<Promise<void>>();
  let closing = false;
  const next = (): void => {
    while (!closing && atWork.size < concurrency) {
      const runId = waiting.shift();
      if (runId === undefined) return;
      const one = work(runId).finally(() => {
        atWork.delete(one);
        next();
      });
      atWork.add(one);
    }
  };
  return {
    add(runId) {
      waiting.push(runId);
      next();
      return Promise.resolve();
    },
    async close() {
      closing = true;
      await Promise.all(atWork);
    },
  };
}
