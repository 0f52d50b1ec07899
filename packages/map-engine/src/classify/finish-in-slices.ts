import type { Steps } from '@gep/raster/order';

/** How long a slice may hold up everything else, in milliseconds. */
const sliceTime = 8;

/** Runs the steps in slices, each in a separate task. @throws the signal's reason when it aborts between slices */
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
