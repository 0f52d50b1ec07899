import { expect, it, onTestFinished } from 'vitest';
import { classify, classifyAsync } from '../classify';
import { createEngineWorker } from './start';
import type { PlacedBlock } from '../source/raster-block';
import type { RasterPicture } from '../renderer/raster/render-picture';
import { stretchScheme } from '../scheme';
import type { WorkerRequest, WorkerResponse } from './worker';

function start(): (request: WorkerRequest, transfer?: Transferable[]) => Promise<WorkerResponse> {
  const worker = createEngineWorker();
  onTestFinished(() => worker.terminate());
  return (request, transfer = []) =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<WorkerResponse | { ready: true }>) => {
        if (!('ready' in data)) resolve(data);
      };
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(request, transfer);
    });
}

function bytesOf(image: ImageBitmap): number[] {
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context?.drawImage(image, 0, 0);
  return Array.from(context?.getImageData(0, 0, image.width, image.height).data ?? []);
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
  const cells: PlacedBlock = {
    extent: [0, 0, 2, 1],
    width: 2,
    height: 1,
    bands: [Float32Array.from([0, 1])],
    projection: 'EPSG:3857',
  };
  const settings = { frame: null, resampling: 'nearest', scheme, groundCell: [1, 1], webgl: false } as const;
  const picture = { task: 'render-picture', block: 1, settings, projections: [] } as const;
  expect(await ask({ id: 2, ...picture })).toEqual({ id: 2, result: null });
  for (const question of [{ ...picture, cells }, picture]) {
    const rendered = await ask({ id: 3, ...question });
    expect('result' in rendered && bytesOf((rendered.result as RasterPicture<ImageBitmap>).image)).toEqual([
      0, 0, 0, 255, 255, 255, 255, 255,
    ]);
  }
  const refused = await ask({ id: 4, task: 'classify', values: [1], options: { ...options, classes: 0 } });
  expect(refused).toMatchObject({ id: 4, error: { name: 'RangeError' } });
});

/** Skewed values, repeatable. */
const skewed = (count: number): Float32Array =>
  Float32Array.from({ length: count }, (_, i) => Math.exp(4 * Math.abs(Math.sin(i * i))));

it('classifyAsync starts the worker itself and hands the values over', async () => {
  const options = { method: 'natural-breaks', classes: 5 } as const;
  const values = skewed(100_000);
  const wanted = classify(values, options);
  expect(await classifyAsync(values, options)).toEqual(wanted);
  expect(values).toHaveLength(100_000);
  expect(await classifyAsync(values, { ...options, transfer: true })).toEqual(wanted);
  expect(values).toHaveLength(0);
  expect(await classifyAsync([null, 1, 3], { method: 'equal-interval', classes: 2 })).toEqual([1, 2, 3]);
});

it('ends the worker when the signal aborts, and brings its errors back', async () => {
  let ended = 0;
  const createWorker = (): Worker => {
    const worker = createEngineWorker();
    const terminate = worker.terminate.bind(worker);
    worker.terminate = () => {
      ended++;
      terminate();
    };
    return worker;
  };
  const controller = new AbortController();
  const running = classifyAsync(skewed(1_000_000), {
    method: 'natural-breaks',
    classes: 31,
    signal: controller.signal,
    createWorker,
  });
  controller.abort();
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  expect(ended).toBe(1);
  const misused = classifyAsync([1, 2], { method: 'quantile', classes: 0, createWorker });
  await expect(misused).rejects.toThrow(RangeError);
  expect(ended).toBe(2);
});
