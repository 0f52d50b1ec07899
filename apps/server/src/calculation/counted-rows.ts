/** How often threads are asked how far they are. */
const askMs = 400;

/**
 * Reports how far threads are that count rows of the grid in memory shared with the server: a message of theirs would
 * wait until their task is done.
 * @param rows that all threads together will count
 */
export async function countedRows<T>(
  rows: number,
  onProgress: (fraction: number) => void,
  work: (rowsDone: Int32Array) => Promise<T>,
): Promise<T> {
  const rowsDone = new Int32Array(new SharedArrayBuffer(4));
  const clock = setInterval(() => onProgress(Atomics.load(rowsDone, 0) / rows), askMs);
  try {
    return await work(rowsDone);
  } finally {
    clearInterval(clock);
  }
}
