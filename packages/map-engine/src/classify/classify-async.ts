import { classify } from './classify';
import type { ClassifyOptions } from './options';

export type ClassifyAsyncOptions = ClassifyOptions & {
  /** Aborting rejects with an AbortError. */
  readonly signal?: AbortSignal;
};

/**
 * The breaks of `classify` without holding up the caller's own frame: the work starts in a task of its own and is
 * dropped when the signal aborts before that.
 */
export async function classifyAsync(
  values: ArrayLike<number | null | undefined>,
  options: ClassifyAsyncOptions,
): Promise<number[]> {
  options.signal?.throwIfAborted();
  await new Promise((resolve) => setTimeout(resolve));
  options.signal?.throwIfAborted();
  return classify(values, options);
}
