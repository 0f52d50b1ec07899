/** Pauses between looks for work, in milliseconds. */
export interface GrowingPause {
  readonly next: () => number;
  /** Work was found: more of it is likely to follow soon. */
  readonly restart: () => void;
}

const firstMs = 20;

/** Pauses that double up to the longest, so that work which follows soon does not wait and idle processes ask rarely. */
export function growingPause(longestMs: number): GrowingPause {
  let ms = firstMs;
  return {
    next() {
      const pause = ms;
      ms = Math.min(longestMs, ms * 2);
      return pause;
    },
    restart() {
      ms = firstMs;
    },
  };
}
