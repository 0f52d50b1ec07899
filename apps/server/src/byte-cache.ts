/** Answers that are kept up to a number of bytes, the latest used for longest. */
export interface ByteCache<T> {
  /**
   * The answer of a key: kept, under way, or asked for now. Failures are not kept.
   * @param ask is given a signal that is aborted when all who wait have gone away
   * @param signal of the one who waits
   */
  get(key: string, ask: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
}

interface Work<T> {
  readonly answer: Promise<T>;
  readonly stop: AbortController;
  waiting: number;
}

/** An answer that alone is larger than half of all is not kept. */
const largestPart = 2;

/** @param forgotten gets every answer that is no longer kept, or never was */
export function byteCache<T>(
  maxBytes: number,
  bytesOf: (answer: T) => number,
  forgotten: (answer: T) => void = () => undefined,
): ByteCache<T> {
  const kept = new Map<string, { readonly answer: T; readonly bytes: number }>();
  const underWay = new Map<string, Work<T>>();
  let total = 0;

  function forget(key: string): void {
    const gone = kept.get(key);
    if (!gone) return;
    total -= gone.bytes;
    kept.delete(key);
    forgotten(gone.answer);
  }

  function keep(key: string, answer: T): void {
    const bytes = bytesOf(answer);
    if (bytes * largestPart > maxBytes) return forgotten(answer);
    // Who came after all had gone away has begun again.
    forget(key);
    kept.set(key, { answer, bytes });
    total += bytes;
    for (const oldest of kept.keys()) {
      if (total <= maxBytes) return;
      forget(oldest);
    }
  }

  function begin(key: string, ask: (signal: AbortSignal) => Promise<T>): Work<T> {
    const stop = new AbortController();
    const answer = ask(stop.signal).then((found) => {
      keep(key, found);
      return found;
    });
    const work: Work<T> = { answer, stop, waiting: 0 };
    underWay.set(key, work);
    const end = (): void => {
      if (underWay.get(key) === work) underWay.delete(key);
    };
    answer.then(end, end);
    return work;
  }

  return {
    async get(key, ask, signal) {
      signal?.throwIfAborted();
      const known = kept.get(key);
      if (known) {
        // The last used is the last to go.
        kept.delete(key);
        kept.set(key, known);
        return known.answer;
      }
      const work = underWay.get(key) ?? begin(key, ask);
      work.waiting += 1;
      const leave = (): void => {
        work.waiting -= 1;
        if (work.waiting > 0) return;
        // Who comes now begins again.
        underWay.delete(key);
        work.stop.abort(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      try {
        return await Promise.race([work.answer, aborted(signal)]);
      } finally {
        signal?.removeEventListener('abort', leave);
      }
    },
  };
}

/** Rejects when a signal is aborted. */
function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
