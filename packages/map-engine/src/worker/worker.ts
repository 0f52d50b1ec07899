import type { ByteSource } from '@gep/raster';
import { classify } from '../classify/classify';
import { describeFile } from '../source/geotiff-description';
import { createFileOpener, learnProjections } from '../source/geotiff-file';
import { readValues, readWindow } from '../source/geotiff-window';
import type { PlacedBlock, RasterBlock } from '../source/raster-block';
import { createPictureRenderer } from '../renderer/raster/render-picture';
import type { RenderPicture } from '../renderer/raster/render-picture';
import { createRasterShader } from '../renderer/webgl/webgl-raster';
import { packError, unpackError } from './error';
import type { BytesResponse, PageMessage, WorkerMessage } from './message';
import type { WorkerQuestion, WorkerRequest, WorkerResponse, WorkerResult, WorkerTasks } from './protocol';

export type { WorkerRequest, WorkerResponse } from './protocol';

/** What the tasks of one worker share. */
interface WorkerState {
  readonly open: ReturnType<typeof createFileOpener>;
  readonly render: RenderPicture;
  /** The block that pictures are rendered of, by its number. */
  last: { readonly number: number; readonly block: PlacedBlock } | null;
}

type Tasks = {
  readonly [T in keyof WorkerTasks]: (
    question: WorkerTasks[T]['question'],
    state: WorkerState,
    signal: AbortSignal,
  ) => WorkerTasks[T]['result'] | Promise<WorkerTasks[T]['result']>;
};

const tasks: Tasks = {
  classify: ({ values, options }) => classify(values, options),
  'render-picture': ({ block: number, cells, settings, projections }, state) => {
    learnProjections(projections);
    if (cells) state.last = { number, block: cells };
    if (state.last?.number !== number) return null;
    const { image, ramp } = state.render(state.last.block, settings);
    return { image: image instanceof ImageBitmap ? image : image.transferToImageBitmap(), ramp };
  },
  'geotiff-info': async (file, { open }, signal) => (await open(file, signal)).source.info,
  'geotiff-description': async (file, { open }, signal) => describeFile(await open(file, signal), signal),
  'geotiff-window': async (file, state, signal) => {
    const block = await readWindow(await state.open(file, signal), file, signal);
    // The answer takes the cells away to the page.
    if (block && file.keepAs !== undefined) state.last = { number: file.keepAs, block: copyOf(block, file) };
    return block;
  },
  'geotiff-values': async (file, { open }, signal) => readValues(await open(file, signal), file, signal),
};

function copyOf(block: RasterBlock, { projection }: { readonly projection: string }): PlacedBlock {
  return {
    ...block,
    projection: block.projection ?? projection,
    bands: block.bands.map((band) => band.slice()),
  };
}

/**
 * Tasks of one worker. Faults are answered, not thrown: `{ id, error: { name, message } }`.
 * @param read bytes of the file that the present question is about
 */
function answering(
  read: ByteSource['read'],
): (request: WorkerRequest, signal: AbortSignal) => Promise<WorkerResponse> {
  // Pixels are written and handed on, never drawn: they stay out of the graphics card's memory.
  const render = createPictureRenderer({ willReadFrequently: true }, createRasterShader);
  const state: WorkerState = { open: createFileOpener(read), render, last: null };
  return async (request, signal) => {
    const { id } = request;
    try {
      const task = tasks[request.task] as
        | ((
            question: WorkerRequest,
            state: WorkerState,
            signal: AbortSignal,
          ) => WorkerResult | Promise<WorkerResult>)
        | undefined;
      if (task === undefined) {
        throw new RangeError(`task: got ${String(request.task)}, allowed: ${Object.keys(tasks).join(', ')}`);
      }
      return { id, result: await task(request, state, signal) };
    } catch (error) {
      return { id, error: packError(error) };
    }
  };
}

/**
 * Does one request that needs no file. Exported for callers that have no worker and for tests.
 * @example
 * const options = { method: 'quantile', classes: 2 } as const;
 * await answerRequest({ id: 1, task: 'classify', values: [1, 2, 4, 8], options }); // { id: 1, result: [1, 3, 8] }
 */
export function answerRequest(request: WorkerRequest): Promise<WorkerResponse> {
  const read = () => Promise.reject(new TypeError('request: got a file, allowed: requests without one'));
  return answering(read)(request, new AbortController().signal);
}

type Carried = ArrayBufferLike | ImageBitmap;

/** The scope of a dedicated worker; elsewhere (Node, a page) importing this module does nothing. */
const scope = globalThis as {
  readonly DedicatedWorkerGlobalScope?: unknown;
  addEventListener?(
    type: 'message',
    listener: (event: { readonly data: PageMessage<WorkerQuestion> }) => void,
  ): void;
  postMessage?(message: WorkerMessage<WorkerResult>, transfer: readonly Carried[]): void;
};
if (scope.DedicatedWorkerGlobalScope !== undefined) listen();

function listen(): void {
  const send = (message: WorkerMessage<WorkerResult>, transfer: readonly Carried[] = []) =>
    scope.postMessage?.(message, transfer);
  /** The request that is being done; the page sends the next one after its answer. */
  let present = { id: 0, controller: new AbortController() };
  let needs = 0;
  const awaited = new Map<number, { resolve(bytes: Uint8Array): void; reject(error: unknown): void }>();

  const deliver = (response: BytesResponse) => {
    const reader = awaited.get(response.need);
    awaited.delete(response.need);
    if ('bytes' in response) reader?.resolve(response.bytes);
    else reader?.reject(unpackError(response.error));
  };
  const answer = answering((offset, length, signal) => {
    const need = ++needs;
    return new Promise((resolve, reject) => {
      awaited.set(need, { resolve, reject });
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      send({ id: present.id, need, offset, length });
    });
  });
  scope.addEventListener?.('message', ({ data }) => {
    if ('need' in data) return deliver(data);
    if ('cancel' in data) {
      if (present.id === data.cancel) present.controller.abort();
      return;
    }
    const { id } = data;
    const controller = new AbortController();
    present = { id, controller };
    void answer(data, controller.signal).then((response) => {
      // Ends what still reads after a fault.
      controller.abort();
      send(response, carriedBy(response));
    });
  });
  send({ ready: true });
}

/** Cells and pictures are handed over, not copied. */
function carriedBy(response: WorkerResponse): Carried[] {
  const result = 'result' in response ? response.result : null;
  if (result === null) return [];
  if ('image' in result) return [result.image];
  return 'width' in result && 'extent' in result
    ? [...new Set(result.bands.map(({ buffer }) => buffer))]
    : [];
}
