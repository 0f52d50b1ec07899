export interface Slots {
  /** Waits for a free slot; gives back the function that frees it. Rejects with the signal's reason when aborted. */
  take(signal?: AbortSignal): Promise<() => void>;
}

/** At most `count` holders at the same time, first come first served. */
export function createSlots(count: number): Slots {
  let free = count;
  const waiting: (() => void)[] = [];
  const release = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free++;
  };
  const once = (): (() => void) => {
    let held = true;
    return () => {
      if (held) release();
      held = false;
    };
  };
  return {
    async take(signal) {
      signal?.throwIfAborted();
      if (free > 0) {
        free--;
        return once();
      }
      await new Promise<void>((resolve, reject) => {
        const enter = (): void => {
          signal?.removeEventListener('abort', leave);
          resolve();
        };
        const leave = (): void => {
          waiting.splice(waiting.indexOf(enter), 1);
          reject(signal?.reason as Error);
        };
        waiting.push(enter);
        signal?.addEventListener('abort', leave, { once: true });
      });
      return once();
    },
  };
}
