import { afterAll, describe, expect, it } from 'vitest';
import { openWorkerPool } from '../worker/worker-pool';
import type { WorkerPool } from '../worker/worker-pool';
import { checkStyleText } from './check-style-text';

const MiB = 1024 * 1024;
const threads = openWorkerPool(1, (error) => {
  throw error;
});
afterAll(() => threads.close());

/** As many layers as fill the length, then one with this drawing, in a part that the codec keeps without knowing it. */
function style(length: number, svg: string): string {
  const later = Array.from({ length: Math.floor(length / 12) }, () => '{"a":[1,2]}');
  later.push(JSON.stringify({ svg }));
  return `{"geometryType":1,"patterns":[{"markerType":0,"later":[${later.join()}]}]}`;
}

/** How often others have their turn on the event loop until a promise is settled. */
async function turnsDuring(promise: Promise<unknown>): Promise<number> {
  let turns = 0;
  let settled = false;
  const end = promise.catch(() => undefined).finally(() => (settled = true));
  while (!settled) {
    await new Promise(setImmediate);
    turns += 1;
  }
  await end;
  return turns;
}

describe('the check of a style', () => {
  it('lets others have their turn while it reads a long text', async () => {
    // The thread has started before.
    await checkStyleText(threads, style(40_000, ''), { symbol: 'marker' });
    const long = checkStyleText(threads, style(4 * MiB, '<svg/>'), { symbol: 'marker' });
    // On the loop itself it would be one turn.
    expect(await turnsDuring(long)).toBeGreaterThan(20);
    await long;
  });

  it('finds in a thread what it finds at once', async () => {
    for (const length of [0, 100_000]) {
      const bad = checkStyleText(threads, style(length, '<svg onload="x()"/>'), { symbol: 'marker' });
      await expect(bad).rejects.toMatchObject({
        problems: [
          { name: 'STYLE_INVALID', at: expect.stringMatching(/^patterns\[0\]\.later\[\d+\]\.svg$/) },
        ],
      });
    }
  });

  it('reads only long texts in a thread', async () => {
    const lengths: number[] = [];
    const noted: Pick<WorkerPool, 'run'> = {
      run: (task, signal) => {
        if (task.kind === 'style-fault') lengths.push(task.text.length);
        return threads.run(task, signal);
      },
    };
    const [short, long] = [style(30_000, ''), style(40_000, '')];
    for (const text of [short, long])
      await checkStyleText({ ...threads, ...noted }, text, { symbol: 'marker' });
    expect(lengths).toEqual([long.length]);
  });
});
