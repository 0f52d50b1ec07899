import type { ByteSource } from './byte-source';

/** Bytes that are wanted from a source. */
export interface ByteRange {
  readonly offset: number;
  readonly length: number;
}

interface Run {
  readonly offset: number;
  end: number;
  waiting: number;
  bytes?: Promise<Uint8Array>;
}

/** Gaps up to this size cost less than a separate request. */
const smallGap = 32 * 1024;
const longestRun = 512 * 1024;

/**
 * Reads ranges that follow each other closely by one request, when the first of them is asked for, and lets go of its bytes
 * with the last. Ranges may be asked for in any order, each once; behind the end of the source they give fewer bytes.
 */
export function byteRuns(
  source: ByteSource,
  ranges: readonly ByteRange[],
  signal?: AbortSignal,
): (range: number) => Promise<Uint8Array> {
  const runOf = new Array<Run>(ranges.length);
  const order = ranges.map((_, i) => i).sort((a, b) => ranges[a].offset - ranges[b].offset);
  let run: Run | undefined;
  for (const i of order) {
    const { offset, length } = ranges[i];
    const end = offset + length;
    if (!run || offset > run.end + smallGap || end > run.offset + longestRun)
      run = { offset, end, waiting: 0 };
    run.end = Math.max(run.end, end);
    run.waiting++;
    runOf[i] = run;
  }
  return async (i) => {
    const mine = runOf[i];
    const request = (mine.bytes ??= source.read(mine.offset, mine.end - mine.offset, signal));
    mine.waiting--;
    if (mine.waiting === 0) delete mine.bytes;
    const bytes = await request;
    const start = ranges[i].offset - mine.offset;
    return bytes.subarray(start, start + ranges[i].length);
  };
}
