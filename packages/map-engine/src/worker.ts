import type { TypedArray } from '@gep/raster';
import { classify } from './classify';
import type { ClassifyOptions } from './classify';
import type { RasterScheme } from './model';
import { renderRaster } from './raster-color';
import type { RasterBlockOptions, RasterContext } from './raster-color';

/** What the worker can be asked; typed arrays may be transferred. */
export type WorkerRequest =
  | {
      readonly id: number;
      readonly task: 'classify';
      readonly values: ArrayLike<number>;
      readonly options: ClassifyOptions;
    }
  | {
      readonly id: number;
      readonly task: 'render-raster';
      readonly bands: readonly TypedArray[];
      readonly block: RasterBlockOptions;
      readonly scheme: RasterScheme;
      readonly context?: RasterContext;
    };

/** The answer to the request of the same id: breaks, RGBA bytes (transferred), or an error's name and message. */
export type WorkerResponse =
  | { readonly id: number; readonly result: number[] | Uint8ClampedArray }
  | { readonly id: number; readonly error: { readonly name: string; readonly message: string } };

type Tasks = {
  readonly [T in WorkerRequest['task']]: (
    request: Extract<WorkerRequest, { task: T }>,
  ) => number[] | Uint8ClampedArray;
};

const tasks: Tasks = {
  classify: ({ values, options }) => classify(values, options),
  'render-raster': ({ bands, block, scheme, context }) => renderRaster(bands, block, scheme, context),
};

/** Does one request. Exported for callers that have no worker and for tests. */
export function answerRequest(request: WorkerRequest): WorkerResponse {
  const { id } = request;
  try {
    const task = tasks[request.task] as
      ((request: WorkerRequest) => number[] | Uint8ClampedArray) | undefined;
    if (task === undefined) {
      throw new RangeError(`task is ${String(request.task)}, allowed are ${Object.keys(tasks).join(', ')}`);
    }
    return { id, result: task(request) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { id, error: { name, message } };
  }
}

/** The scope of a dedicated worker; elsewhere (Node, a page) importing this module does nothing. */
const scope = globalThis as {
  readonly DedicatedWorkerGlobalScope?: unknown;
  addEventListener?(type: 'message', listener: (event: { readonly data: WorkerRequest }) => void): void;
  postMessage?(message: WorkerResponse, transfer: readonly ArrayBufferLike[]): void;
};
if (scope.DedicatedWorkerGlobalScope !== undefined) {
  scope.addEventListener?.('message', ({ data }) => {
    const response = answerRequest(data);
    const bytes =
      'result' in response && response.result instanceof Uint8ClampedArray ? [response.result.buffer] : [];
    scope.postMessage?.(response, bytes);
  });
}
