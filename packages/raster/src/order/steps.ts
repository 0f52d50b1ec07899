/**
 * Long work that pauses: it yields every few milliseconds and returns its result. `finish` runs it at one go,
 * other runners give the thread back between the steps.
 */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Elements that one step of a pass over the data handles: some milliseconds. */
const stepLength = 1 << 18;

/**
 * The bounds [from, to) of the steps of a pass over `length` elements.
 * @example
 * [...chunks(10, 4)]; // [[0, 4], [4, 8], [8, 10]]
 */
export function* chunks(
  length: number,
  step = stepLength,
): Generator<readonly [number, number], void, undefined> {
  for (let from = 0; from < length; from += step) yield [from, Math.min(from + step, length)];
}

/**
 * Runs all steps at one go.
 * @example
 * finish(orderStatistics(Float64Array.of(3, 1, 2), [1])); // [2]
 */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
