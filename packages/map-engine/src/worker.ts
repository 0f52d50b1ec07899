import { classify } from './classify/classify';
import { renderRaster } from './raster-color';
import type { WorkerRequest, WorkerResponse } from './worker-protocol';

export type { WorkerRequest, WorkerResponse } from './worker-protocol';

type Tasks = {
  readonly [T in WorkerRequest['task']]: (
    request: Extract<WorkerRequest, { task: T }>,
  ) => number[] | Uint8ClampedArray;
};

const tasks: Tasks = {
  classify: ({ values, options }) => classify(values, options),
  'render-raster': ({ bands, block, scheme, context }) => renderRaster(bands, block, scheme, context),
};

/**
 * Does one request. Exported for callers that have no worker and for tests. Faults are answered, not thrown:
 * `{ id, error: { name, message } }`.
 * @example
 * const options = { method: 'quantile', classes: 2 } as const;
 * answerRequest({ id: 1, task: 'classify', values: [1, 2, 4, 8], options }); // { id: 1, result: [1, 3, 8] }
 */
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
