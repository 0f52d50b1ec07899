/** Gives out memory, and the same again after `reset`. */
export interface ReusedMemory {
  /** At least so many bytes that nobody else gets until the next reset; they hold what was in them before. */
  take(bytes: number): ArrayBuffer;
  reset(): void;
}

/**
 * Memory for arrays that are needed one window after the other. New arrays of megabytes cost a page fault every 4 KB and
 * much of the collector's time.
 */
export function createReusedMemory(): ReusedMemory {
  const buffers: ArrayBuffer[] = [];
  let next = 0;
  return {
    take(bytes) {
      const place = next++;
      const known = buffers.at(place);
      if (known && known.byteLength >= bytes) return known;
      return (buffers[place] = new ArrayBuffer(bytes));
    },
    reset() {
      next = 0;
    },
  };
}
