import type { Steps } from './steps';

/** How long a slice may hold up everything else, in milliseconds. */
const sliceTime = 8;

/**
 * Runs the steps in slices, each in a separate task.
 * @throws the signal's reason when it aborts between slices
 * @example
 * await finishInSlices(orderStatistics(Float64Array.of(3, 1, 2), [1])); // [2]
 */
export async function finishInSlices<T>(steps: Steps<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    const end = performance.now() + sliceTime;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
  }
}
