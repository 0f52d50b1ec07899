import { GepDataError } from '@gep/raster';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWorkerQueue } from './queue';
import type { PageMessage, WorkerMessage } from './message';

/** A worker of which the test plays the other side. */
class FakeWorker extends EventTarget {
  readonly got: PageMessage[] = [];
  ended = false;
  postMessage(message: PageMessage): void {
    this.got.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  constructor() {
    super();
    setTimeout(() => this.send({ ready: true }), 0);
  }
  send(data: WorkerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function queue() {
  const workers: FakeWorker[] = [];
  const createWorker = () => {
    workers.push(new FakeWorker());
    return workers[workers.length - 1] as unknown as Worker;
  };
  return { workers, ...createWorkerQueue({ createWorker, idle: 1000 }) };
}

const sorted = (...values: number[]) =>
  ({ task: 'classify', values, options: { method: 'quantile', classes: 1 } }) as const;
const info = { task: 'geotiff-info', file: 1 } as const;
/** What happened to a promise so far. */
function fate(promise: Promise<unknown>): { answer: unknown } {
  const seen: { answer: unknown } = { answer: 'open' };
  promise.then(
    (value) => (seen.answer = value),
    (error: unknown) => (seen.answer = error),
  );
  return seen;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks one question after the other', async () => {
  const { workers, ask } = queue();
  const [first, second] = [ask(sorted(1)), ask(sorted(2))];
  expect(workers[0].got).toMatchObject([{ id: 1, values: [1] }]);
  workers[0].send({ id: 1, result: [1, 1] });
  expect(await first).toEqual([1, 1]);
  expect(workers[0].got).toMatchObject([{ id: 1 }, { id: 2, values: [2] }]);
  workers[0].send({ id: 2, result: [2, 2] });
  expect(await second).toEqual([2, 2]);
  expect(workers).toHaveLength(1);
});

it('warms a worker, which the first question finds', async () => {
  const { workers, ask, warm } = queue();
  warm();
  warm();
  expect(workers).toHaveLength(1);
  const answer = ask(sorted(1));
  warm();
  expect(workers[0].got).toMatchObject([{ id: 1 }]);
  workers[0].send({ id: 1, result: [1, 1] });
  expect(await answer).toEqual([1, 1]);
  expect(workers).toHaveLength(1);
});

it('ends a warmed worker that nobody asks, and starts another for a later question', async () => {
  const { workers, ask, warm } = queue();
  warm();
  await vi.advanceTimersByTimeAsync(1000);
  expect(workers[0].ended).toBe(true);
  fate(ask(sorted(1)));
  expect(workers).toHaveLength(2);
});

it('says what keeps a worker from starting when it is asked, not when it is warmed', async () => {
  const broken = createWorkerQueue({
    createWorker: () => {
      throw new Error('refused by the policy of the page');
    },
  });
  expect(() => broken.warm()).not.toThrow();
  await expect(broken.ask(sorted(1))).rejects.toMatchObject({ code: 'worker-not-started' });
});

it('brings errors back as what they were', async () => {
  const { workers, ask } = queue();
  const coded = ask(sorted(1));
  const misuse = ask(sorted(2));
  workers[0].send({ id: 1, error: { name: 'GepDataError', message: '', code: 'c', at: 'a', expected: 'e' } });
  await expect(coded).rejects.toEqual(new GepDataError('c', 'a', 'e'));
  workers[0].send({ id: 2, error: { name: 'RangeError', message: 'too many' } });
  await expect(misuse).rejects.toEqual(new RangeError('too many'));
});

it('ends a worker that does not answer in time, rejects its question and asks the others of a new one', async () => {
  const { workers, ask } = queue();
  const late = fate(ask(sorted(1), { limit: 5000 }));
  const other = ask(sorted(2), { limit: 5000 });
  await vi.advanceTimersByTimeAsync(4700);
  expect([workers[0].ended, late.answer]).toEqual([false, 'open']);
  await vi.advanceTimersByTimeAsync(400);
  expect([workers[0].ended, late.answer]).toEqual([
    true,
    new GepDataError('worker-timeout', 'classify', 'an answer within 5 s'),
  ]);
  expect(workers[1].got).toMatchObject([{ id: 2 }]);
  workers[0].send({ id: 2, result: [0] });
  workers[1].send({ id: 2, result: [2, 2] });
  expect(await other).toEqual([2, 2]);
});

it('does not count the time in which a worker waits for bytes', async () => {
  const { workers, ask } = queue();
  const deliver: ((bytes: Uint8Array) => void)[] = [];
  const readBytes = () => new Promise<Uint8Array>((resolve) => deliver.push(resolve));
  const late = fate(ask(info, { limit: 1000, readBytes }));
  workers[0].send({ id: 1, need: 1, offset: 0, length: 4 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(late.answer).toBe('open');
  deliver[0](Uint8Array.of(1, 2, 3));
  await vi.advanceTimersByTimeAsync(900);
  expect(workers[0].got[1]).toEqual({ need: 1, bytes: Uint8Array.of(1, 2, 3) });
  expect(late.answer).toBe('open');
  await vi.advanceTimersByTimeAsync(200);
  expect(late.answer).toMatchObject({ code: 'worker-timeout' });
});

it('does not count the time in which a worker loads', async () => {
  const { workers, ask } = queue();
  const late = fate(ask(sorted(1), { limit: 1000 }));
  workers[0].dispatchEvent = () => true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([workers[0].ended, late.answer]).toEqual([false, 'open']);
});

it('sends the error of a read to the worker', async () => {
  const { workers, ask } = queue();
  void fate(ask(info, { readBytes: () => Promise.reject(new GepDataError('gone', 'a.tif', 'a file')) }));
  workers[0].send({ id: 1, need: 7, offset: 0, length: 4 });
  await vi.advanceTimersByTimeAsync(0);
  expect(workers[0].got[1]).toMatchObject({ need: 7, error: { code: 'gone', at: 'a.tif' } });
});

it('lets go of an aborted question: of a waiting one at once, of the present one by its worker or its clock', async () => {
  const { workers, ask } = queue();
  const abort = new AbortController();
  const [signal, limit] = [abort.signal, 1000];
  const fates = [ask(sorted(1), { signal, limit }), ask(sorted(2), { signal }), ask(sorted(3))].map(fate);
  abort.abort(new Error('moved on'));
  await vi.advanceTimersByTimeAsync(0);
  expect(fates.map(({ answer }) => String(answer))).toEqual(['Error: moved on', 'Error: moved on', 'open']);
  expect(workers[0].got).toMatchObject([{ id: 1 }, { cancel: 1 }]);
  await vi.advanceTimersByTimeAsync(1100);
  expect(workers[0].ended).toBe(true);
  expect(workers[1].got).toMatchObject([{ id: 3 }]);
  await expect(ask(sorted(4), { signal })).rejects.toThrow('moved on');
});

it('ends a worker without work, and starts another when there is some', async () => {
  const { workers, ask, dispose } = queue();
  const first = ask(sorted(1));
  workers[0].send({ id: 1, result: [1] });
  await first;
  await vi.advanceTimersByTimeAsync(900);
  expect(workers[0].ended).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(workers[0].ended).toBe(true);
  const open = ask(sorted(2));
  expect(workers[1].got).toMatchObject([{ id: 2 }]);
  dispose();
  expect(workers[1].ended).toBe(true);
  await expect(open).rejects.toMatchObject({ name: 'AbortError' });
});

it('rejects the question when the worker breaks, and asks the next one of another', async () => {
  const { workers, ask } = queue();
  const [broken, next] = [ask(sorted(1)), ask(sorted(2))];
  workers[0].dispatchEvent(Object.assign(new Event('error'), { message: 'no such script' }));
  await expect(broken).rejects.toMatchObject({ code: 'worker-not-started', cause: 'no such script' });
  workers[1].send({ id: 2, result: [2] });
  expect(await next).toEqual([2]);
});

it('goes on after a worker that does not start', async () => {
  const worker = new FakeWorker();
  let refused = 0;
  const { ask, dispose } = createWorkerQueue({
    createWorker() {
      if (refused++ === 0) throw new Error('no workers here');
      return worker as unknown as Worker;
    },
  });
  const [first, second] = [ask(sorted(1)), ask(sorted(2))];
  await expect(first).rejects.toMatchObject({
    code: 'worker-not-started',
    cause: { message: 'no workers here' },
  });
  worker.send({ id: 2, result: [2, 2] });
  expect(await second).toEqual([2, 2]);
  dispose();
});
