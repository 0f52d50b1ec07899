import { expect, it, onTestFinished } from 'vitest';
import { stretchScheme } from './scheme';
import type { WorkerRequest, WorkerResponse } from './worker';

function start(): (request: WorkerRequest, transfer?: Transferable[]) => Promise<WorkerResponse> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  onTestFinished(() => worker.terminate());
  return (request, transfer = []) =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<WorkerResponse>) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(request, transfer);
    });
}

it('classifies and colours in a worker, and reports errors', async () => {
  const ask = start();
  const options = { method: 'equal-interval', classes: 4 } as const;
  const values = Float64Array.from([0, 3, 8]);
  expect(await ask({ id: 1, task: 'classify', values, options }, [values.buffer])).toEqual({
    id: 1,
    result: [0, 2, 4, 6, 8],
  });
  const scheme = stretchScheme({ min: 0, max: 1, ramp: { name: '', colors: ['#000000', '#ffffff'] } });
  const coloured = await ask({
    id: 2,
    task: 'render-raster',
    bands: [Float32Array.from([0, 1])],
    block: { width: 2, height: 1 },
    scheme,
  });
  expect('result' in coloured && [...coloured.result]).toEqual([0, 0, 0, 255, 255, 255, 255, 255]);
  const refused = await ask({ id: 3, task: 'classify', values: [1], options: { ...options, classes: 0 } });
  expect(refused).toMatchObject({ id: 3, error: { name: 'RangeError' } });
});
