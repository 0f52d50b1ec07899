import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { writeWhole } from '@gep/raster/node';
import { blockRuns, packRuns, unpackRuns } from './ledger-block';
import type { Runs } from './sorted-runs';
import { valueOfKey } from './value-key';

/*
 * A ledger file: the cells of a raster by value, in blocks of runs; after them a directory with the sums of each block,
 * so that classes take whole blocks from it and read those alone that an edge divides; at the end where that begins.
 */

/** What the cells of a block, or of a class, come to. */
export interface LedgerSums {
  readonly cells: number;
  /** Of the cells themselves. */
  readonly sum: number;
  /** Of the cells of the other raster in their places. */
  readonly beside: number;
}

interface LedgerBlock extends LedgerSums {
  readonly firstKey: number;
  readonly lastKey: number;
  readonly at: number;
  readonly bytes: number;
}

const columns = ['firstKey', 'lastKey', 'cells', 'sum', 'beside', 'at', 'bytes'] as const;
/** `gepledg1` as a number, and where the directory begins. */
const mark = 0x6765706c;
const endBytes = 16;

export interface LedgerWriter {
  /** The next runs: all keys above those before. */
  add(runs: Runs): Promise<void>;
  close(): Promise<void>;
}

/** @param file empty, open for writing */
export function ledgerWriter(file: FileHandle): LedgerWriter {
  const blocks: LedgerBlock[] = [];
  let at = 0;
  const write = async (bytes: Uint8Array): Promise<void> => {
    await writeWhole(file, bytes, at);
    at += bytes.length;
  };
  return {
    async add(runs) {
      for (let from = 0; from < runs.keys.length; from += blockRuns) {
        const part = partOf(runs, from, from + blockRuns);
        const packed = packRuns(part);
        blocks.push({ ...sumsOf(part), ...endsOf(part), at, bytes: packed.length });
        await write(packed);
      }
    },
    async close() {
      const end = new Float64Array([at, mark]);
      const directory = Float64Array.from(blocks.flatMap((block) => columns.map((column) => block[column])));
      await write(new Uint8Array(directory.buffer));
      await write(new Uint8Array(end.buffer));
    },
  };
}

function partOf({ keys, cells, beside }: Runs, from: number, to: number): Runs {
  return { keys: keys.slice(from, to), cells: cells.slice(from, to), beside: beside.slice(from, to) };
}

function endsOf({ keys }: Runs): Pick<LedgerBlock, 'firstKey' | 'lastKey'> {
  return { firstKey: keys[0], lastKey: keys[keys.length - 1] };
}

/** Of the runs `from` to `to`. */
function sumsOf({ keys, cells, beside }: Runs, from = 0, to = keys.length): LedgerSums {
  let [count, sum, other] = [0, 0, 0];
  for (let i = from; i < to; i++) {
    count += cells[i];
    sum += cells[i] * valueOfKey(keys[i]);
    other += beside[i];
  }
  return { cells: count, sum, beside: other };
}

/**
 * The sums of the cells between cuts, each being the greatest key below it: one more than cuts.
 * @param cuts ascending
 * @throws RangeError for any other file
 */
export async function sumsBetween(path: string, cuts: readonly number[]): Promise<LedgerSums[]> {
  const file = await open(path, 'r');
  try {
    const found = Array.from({ length: cuts.length + 1 }, () => ({ cells: 0, sum: 0, beside: 0 }));
    const add = (part: number, { cells, sum, beside }: LedgerSums): void => {
      found[part].cells += cells;
      found[part].sum += sum;
      found[part].beside += beside;
    };
    let part = 0;
    for (const block of await readDirectory(file)) {
      while (part < cuts.length && block.firstKey > cuts[part]) part++;
      if (part === cuts.length || block.lastKey <= cuts[part]) {
        add(part, block);
        continue;
      }
      const runs = unpackRuns(await readBytes(file, block.at, block.bytes));
      for (let from = 0; from < runs.keys.length;) {
        while (part < cuts.length && runs.keys[from] > cuts[part]) part++;
        let to = from;
        while (to < runs.keys.length && (part === cuts.length || runs.keys[to] <= cuts[part])) to++;
        add(part, sumsOf(runs, from, to));
        from = to;
      }
    }
    return found;
  } finally {
    await file.close();
  }
}

async function readDirectory(file: FileHandle): Promise<LedgerBlock[]> {
  const { size } = await file.stat();
  const [from, found] = await readNumbers(file, size - endBytes, endBytes);
  if (found !== mark || !(from <= size)) throw new RangeError('ledger: got another file, allowed: a ledger');
  const numbers = await readNumbers(file, from, size - endBytes - from);
  return Array.from({ length: numbers.length / columns.length }, (_, i) => {
    const [firstKey, lastKey, cells, sum, beside, at, bytes] = numbers.subarray(i * columns.length);
    return { firstKey, lastKey, cells, sum, beside, at, bytes };
  });
}

async function readNumbers(file: FileHandle, at: number, length: number): Promise<Float64Array> {
  return new Float64Array((await readBytes(file, at, length)).buffer);
}

async function readBytes(file: FileHandle, at: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(Math.max(0, length));
  const { bytesRead } = await file.read(bytes, 0, bytes.length, Math.max(0, at));
  if (bytesRead < bytes.length) throw new RangeError(`ledger: ends at byte ${at + bytesRead}`);
  return bytes;
}
