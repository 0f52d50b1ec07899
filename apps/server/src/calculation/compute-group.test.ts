import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { models, resolveParameters } from '@gep/ecosystem-models';
import type { Model } from '@gep/ecosystem-models';
import { addCells, emptySums } from '../worker/district-sums';
import type { ComputeResult, ComputeTask, WorkerResult, WorkerTask } from '../worker/tasks';
import type { WorkerPool } from '../worker/worker-pool';
import { threadWindows } from '../testing/thread-windows';
import { computeGroup } from './compute-group';
import type { GroupTools } from './compute-group';
import type { ModelPlan } from './plan';
import { windowGroups } from './window-group';

/** Four windows of 50 rows. */
const flat = { width: 5000, height: 200, cellSize: 30, transform: [30, 0, 0, 0, -30, 0] } as const;
const prepared: GroupTools['prepared'] = {
  districtPath: 'districts',
  inputs: new Map([['landCover/0', { path: 'cover', cellType: 'int32', bands: 1, many: false }]]),
  records: new Map(),
  unreadClasses: new Map(),
};
const pest: Model = models['pest-control'];
const plan: ModelPlan = {
  model: pest,
  compareFlag: 0,
  cases: {
    [pest.slug]: {
      parameters: resolveParameters(pest.definition),
      inputs: { landCover: { kind: 'file', key: 'landCover', place: 'landCover/0' } },
    },
  },
  outputs: pest.definition.outputs,
  forcedZero: [],
  zonePrices: null,
  unchangedDefaults: {},
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compute-group-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Threads that end a window when the test says so. */
function handThreads(threads: number) {
  const begun: { task: ComputeTask; end: (result: ComputeResult) => void }[] = [];
  const workers: WorkerPool = {
    threads,
    run: <T extends WorkerTask>(task: T, signal?: AbortSignal) =>
      new Promise<WorkerResult<T>>((resolve, reject) => {
        if (task.kind !== 'compute') throw new RangeError(task.kind);
        begun.push({ task, end: resolve as (result: ComputeResult) => void });
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
    close: () => Promise.resolve(),
  };
  return { workers, begun };
}

const valueOf = (value: number): ComputeResult => {
  const sums = emptySums(1);
  addCells(sums, Float64Array.of(value), new Int32Array(1), 1);
  return [{ sums: { value: sums }, types: null, warnings: [] }];
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

function start(threads: number) {
  const { workers, begun } = handThreads(threads);
  const stop = new AbortController();
  const fractions: number[] = [];
  let files = 0;
  const district = { level: 'county', code: '1', name: '1', parentCode: null, fids: [1] } as const;
  const tools: GroupTools = {
    windows: threadWindows(workers),
    signal: stop.signal,
    prepared,
    frame: { flat, districts: [district] },
    services: { files: { temporaryPath: () => join(folder, `${files++}`) } },
  };
  const [group] = windowGroups([plan], flat, prepared);
  const done = computeGroup(tools, group, (fraction) => fractions.push(fraction));
  return { begun, stop, fractions, done };
}

/** Waits until as many windows are at work. */
async function untilBegun(begun: readonly unknown[], count: number): Promise<void> {
  while (begun.length < count) await settle();
}

it('tells progress after every window', async () => {
  const { begun, fractions, done } = start(1);
  for (let window = 0; window < 4; window++) {
    await untilBegun(begun, window + 1);
    expect(fractions).toEqual([0.25, 0.5, 0.75].slice(0, window));
    begun[window].end(valueOf(1));
  }
  await done;
  expect(fractions).toEqual([0.25, 0.5, 0.75, 1]);
  expect(begun.map(({ task }) => [task.top, task.bottom])).toEqual([
    [0, 50],
    [50, 100],
    [100, 150],
    [150, 200],
  ]);
});

it('adds windows up in their order, whichever ends first', async () => {
  const values = [1e16, 1, -1e16, 1];
  const sums = [];
  for (const order of [
    [0, 1, 2, 3],
    [1, 0, 3, 2],
  ]) {
    const { begun, done } = start(2);
    for (const window of order) {
      await untilBegun(begun, window + 1);
      begun[window].end(valueOf(values[window]));
    }
    const [result] = await done;
    sums.push('fault' in result ? result.fault : result.sums.value.sum[0]);
  }
  expect(sums).toEqual([2, 2]);
});

it('begins no window after a stop, and leaves no file', async () => {
  const { begun, stop, done } = start(2);
  await untilBegun(begun, 2);
  const stopped = new Error('stopped');
  stop.abort(stopped);
  await expect(done).rejects.toBe(stopped);
  expect(begun).toHaveLength(2);
  expect(await readdir(folder)).toEqual([]);
});
