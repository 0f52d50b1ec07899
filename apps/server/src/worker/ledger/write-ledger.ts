import { open, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { writeWhole } from '@gep/raster/node';
import { rowBlocks } from '../flat-file';
import { ledgerWriter } from './ledger-format';
import { alikeRuns, runsOfPairs } from './sorted-runs';
import type { Runs } from './sorted-runs';
import { keysOfCells } from './value-key';

/** Rows of a raster with those of another one beside them, both of the same size. */
export interface LedgerSource {
  readonly width: number;
  readonly height: number;
  readonly noData: number;
  /** Good until the next call. */
  read(top: number, bottom: number): Promise<{ cells: Float32Array; beside: Float32Array | null }>;
}

/** Cells of a group, of 8 bytes each: what is sorted at once. A single group of upper bits may have more. */
const groupCells = 1 << 20;
/** Pairs that wait in memory for a group. */
const waiting = 4096;

interface Group {
  /** Upper 16 bits of its keys. */
  readonly from: number;
  readonly to: number;
  /** Place of its first cell in the file of pairs. */
  readonly start: number;
  readonly cells: number;
}

/**
 * Writes the ledger of a raster. In memory are some megabytes however large it is: its cells go to groups of neighbouring
 * values in a file beside the ledger, and one group is sorted after the other.
 */
export async function writeLedger(source: LedgerSource, outPath: string): Promise<void> {
  const groups = groupsOf(await countUpper(source));
  const pairsPath = `${outPath}.pairs`;
  const pairs = await open(pairsPath, 'wx+');
  try {
    await writePairs(source, groups, pairs);
    const out = await open(outPath, 'wx');
    try {
      const writer = ledgerWriter(out);
      for (const group of groups) await writer.add(await runsOfGroup(group, pairs));
      await writer.close();
    } finally {
      await out.close();
    }
  } finally {
    await pairs.close();
    await rm(pairsPath, { force: true });
  }
}

async function eachBlock(
  source: LedgerSource,
  use: (keys: Uint32Array, beside: Float32Array, count: number) => Promise<void> | void,
): Promise<void> {
  let [keys, along] = [new Uint32Array(0), new Float32Array(0)];
  for (const { top, bottom } of rowBlocks(source)) {
    const { cells, beside } = await source.read(top, bottom);
    if (keys.length < cells.length)
      [keys, along] = [new Uint32Array(cells.length), new Float32Array(cells.length)];
    await use(keys, along, keysOfCells(cells, beside, source.noData, keys, along));
  }
}

/** How many cells have each upper half of a key. */
async function countUpper(source: LedgerSource): Promise<Float64Array> {
  const counts = new Float64Array(65536);
  await eachBlock(source, (keys, _, count) => {
    for (let i = 0; i < count; i++) counts[keys[i] >>> 16]++;
  });
  return counts;
}

function groupsOf(counts: Float64Array): Group[] {
  const groups: Group[] = [];
  let [from, start, cells] = [0, 0, 0];
  const end = (to: number): void => {
    if (cells > 0) groups.push({ from, to, start, cells });
    [from, start, cells] = [to, start + cells, 0];
  };
  counts.forEach((count, upper) => {
    if (cells + count > groupCells) end(upper);
    cells += count;
  });
  end(counts.length);
  return groups;
}

async function writePairs(source: LedgerSource, groups: readonly Group[], file: FileHandle): Promise<void> {
  const groupOf = new Uint32Array(65536);
  groups.forEach(({ from, to }, group) => groupOf.fill(group, from, to));
  const buffers = groups.map(() => new Uint32Array(2 * waiting));
  const floats = buffers.map(({ buffer }) => new Float32Array(buffer));
  const filled = new Uint32Array(groups.length);
  const written = groups.map(({ start }) => start);
  const flush = async (group: number): Promise<void> => {
    const count = filled[group];
    await writeWhole(file, new Uint8Array(buffers[group].buffer, 0, 8 * count), 8 * written[group]);
    written[group] += count;
    filled[group] = 0;
  };
  await eachBlock(source, async (keys, beside, count) => {
    for (let i = 0; i < count; i++) {
      const group = groupOf[keys[i] >>> 16];
      const place = 2 * filled[group];
      buffers[group][place] = keys[i];
      floats[group][place + 1] = beside[i];
      if (++filled[group] === waiting) await flush(group);
    }
  });
  for (const group of groups.keys()) await flush(group);
}

async function runsOfGroup({ start, cells }: Group, file: FileHandle): Promise<Runs> {
  const read = async (from: number, count: number): Promise<Uint32Array> => {
    const bytes = new Uint8Array(8 * count);
    await file.read(bytes, 0, bytes.length, 8 * (start + from));
    return new Uint32Array(bytes.buffer);
  };
  if (cells <= groupCells) return runsOfPairs(await read(0, cells), new Uint32Array(2 * cells));
  const runs = alikeRuns();
  for (let from = 0; from < cells; from += groupCells)
    runs.add(await read(from, Math.min(groupCells, cells - from)));
  return runs.finish();
}
