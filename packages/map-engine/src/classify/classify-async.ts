import { finishInSlices } from '@gep/raster/order';
import { askWorker, createEngineWorker, hasWorkers } from '../worker/start';
import { classifySteps } from './classify';
import type { ClassifyOptions } from './options';
import type { Values } from './sample';

/** Options of `classify`, and how the work is handed to a worker and ended. */
export type ClassifyAsyncOptions = ClassifyOptions & {
  /** Aborting rejects with the signal's reason, an AbortError by default, and ends the work at once. */
  readonly signal?: AbortSignal;
  /**
   * Hands the buffer of `values`, a typed array, to the worker instead of copying it: no memory is doubled, and the
   * array is empty afterwards. Without workers nothing is handed over.
   */
  readonly transfer?: boolean;
  /** Starts the worker; it is ended with the work. Default: the engine's own (`@gep/map-engine/worker`). */
  readonly createWorker?: () => Worker;
};

/** What a worker is asked. */
export interface ClassifyTask {
  readonly question: {
    readonly task: 'classify';
    readonly values: ArrayLike<number>;
    readonly options: ClassifyOptions;
  };
  readonly result: number[];
}

/**
 * The breaks of `classify`, computed in a worker. Where there are no workers (Node, server rendering) the same work
 * runs on the calling thread in slices of some milliseconds, between which everything else goes on.
 * @throws like `classify`; the signal's reason when it aborts; an Error when the worker cannot be loaded.
 * @example
 * const values = new Float64Array(100_000).map((_, i) => i);
 * await classifyAsync(values, { method: 'natural-breaks', classes: 2, transfer: true }); // [0, 49999, 99999]
 */
export async function classifyAsync(values: Values, options: ClassifyAsyncOptions): Promise<number[]> {
  const { signal, transfer = false, createWorker, ...rest } = options;
  signal?.throwIfAborted();
  if (!createWorker && !hasWorkers) return finishInSlices(classifySteps(values, rest), signal);
  const { numbers, buffers } = toPost(values, transfer);
  const question = { task: 'classify', values: numbers, options: rest } as const;
  return askWorker<ClassifyTask>(createWorker ?? createEngineWorker, question, buffers, signal);
}

/** Typed arrays go as they are; others are copied into one, which is cheaper to post than a list of numbers. */
function toPost(values: Values, transfer: boolean): { numbers: ArrayLike<number>; buffers: ArrayBuffer[] } {
  if (ArrayBuffer.isView(values)) {
    const { buffer } = values;
    const numbers = values as ArrayBufferView & ArrayLike<number>;
    return { numbers, buffers: transfer && buffer instanceof ArrayBuffer ? [buffer] : [] };
  }
  const numbers = Float64Array.from(values, (value) => (typeof value === 'number' ? value : NaN));
  return { numbers, buffers: [numbers.buffer] };
}
