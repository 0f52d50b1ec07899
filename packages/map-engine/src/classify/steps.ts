/**
 * Long work that pauses: it yields every few milliseconds and returns its result. `finish` runs it at one go,
 * `classifyAsync` gives the thread back between the steps.
 */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Elements that one step of a pass over the data handles: some milliseconds. */
const stepLength = 1 << 18;

/** The bounds [from, to) of the steps of a pass over `length` elements. */
export function* chunks(
  length: number,
  step = stepLength,
): Generator<readonly [number, number], void, undefined> {
  for (let from = 0; from < length; from += step) yield [from, Math.min(from + step, length)];
}

/** Runs all steps at one go. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** How long a slice may hold up everything else, in milliseconds. */
const sliceTime = 8;

/** Runs the steps in slices, each in a task of its own. @throws the signal's reason when it aborts between slices */
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
