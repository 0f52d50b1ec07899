import type { ByteSource } from './byte-source';

/** Bytes that are wanted from a source. */
export interface ByteRange {
  readonly offset: number;
  readonly length: number;
}

export interface ByteRuns {
  /** The bytes of a range, fewer behind the end of the source. In any order, each once. */
  read(range: number): Promise<Uint8Array>;
  /** Says that the bytes of a range are done with; others take their place. */
  release(range: number): void;
}

interface Run {
  readonly offset: number;
  end: number;
  waiting: number;
  bytes?: Promise<Uint8Array>;
  memory?: Uint8Array;
}

/** Gaps of up to `gap` bytes cost less than a separate request; no more than `longest` bytes are asked for at once. */
const joining = {
  requests: { gap: 32 * 1024, longest: 512 * 1024 },
  quickReads: { gap: 8 * 1024, longest: 64 * 1024 },
} as const;

/**
 * Reads ranges that follow each other closely by one request, when the first of them is asked for, and lets go of its bytes
 * with the last.
 */
export function byteRuns(source: ByteSource, ranges: readonly ByteRange[], signal?: AbortSignal): ByteRuns {
  const { gap, longest } = source.readInto ? joining.quickReads : joining.requests;
  const runOf = new Array<Run>(ranges.length);
  const order = ranges.map((_, i) => i).sort((a, b) => ranges[a].offset - ranges[b].offset);
  let run: Run | undefined;
  for (const i of order) {
    const { offset, length } = ranges[i];
    const end = offset + length;
    if (!run || offset > run.end + gap || end > run.offset + longest) run = { offset, end, waiting: 0 };
    run.end = Math.max(run.end, end);
    run.waiting++;
    runOf[i] = run;
  }
  const spare: Uint8Array[] = [];
  const request = (mine: Run): Promise<Uint8Array> => {
    if (!source.readInto) return source.read(mine.offset, mine.end - mine.offset, signal);
    // A file may claim blocks far behind its end.
    const length = Math.max(0, Math.min(mine.end, source.size ?? Infinity) - mine.offset);
    const memory = spare.pop();
    mine.memory = memory && memory.length >= length ? memory : new Uint8Array(Math.max(length, longest));
    return source.readInto(mine.offset, mine.memory.subarray(0, length));
  };
  return {
    async read(i) {
      const mine = runOf[i];
      const bytes = await (mine.bytes ??= request(mine));
      const start = ranges[i].offset - mine.offset;
      return bytes.subarray(start, start + ranges[i].length);
    },
    release(i) {
      const mine = runOf[i];
      mine.waiting--;
      if (mine.waiting > 0) return;
      if (mine.memory) spare.push(mine.memory);
      delete mine.bytes;
      delete mine.memory;
    },
  };
}
