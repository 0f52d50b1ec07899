import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomOf } from '../../../packages/raster/test/mutations';
import { isGdalBroken } from '../../../apps/server/src/geodata/gdal';
import { geodataLimits } from '../../../apps/server/src/geodata/limits';
import { taken } from '../processes';
import { hostiles } from './hostiles';
import { mutate } from './mutate';
import type { Parser } from './parser';
import { parsers } from './parsers';

/*
 * Reads mutations of one parser's files, one after the other, in a separate process whose time and memory can be
 * measured: `read-mutated.ts <parser> <first> <count> <seed>`. The first numbers are the hostile files, of no parser in
 * particular; each mutation follows from the seed and its number alone.
 */

/** What the process reports on each mutation: before it is read, and after. */
export type Told =
  | { readonly begins: number; readonly name: string }
  | {
      readonly ended: number;
      readonly as: string;
      /** Set for what is neither a value nor a coded error. */
      readonly foreign?: string;
      readonly cpuMs: number;
      /** By how much the most memory that the process ever held has grown. */
      readonly megabytes: number;
    }
  /** The process takes no more, as the product's would not. */
  | { readonly spent: number };

/** What a parser has taken so far: time of computing, and the most memory that one process of it ever held. */
function takenBy({ processes }: Parser): { cpuMs: number; megabytes: number } {
  if (processes) {
    const each = processes().map(taken);
    return {
      cpuMs: each.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
      megabytes: Math.max(0, ...each.map(({ megabytes }) => megabytes)),
    };
  }
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000, megabytes: process.resourceUsage().maxRSS / 1024 };
}

async function main(name: string, first: number, count: number, seed: number): Promise<void> {
  const parser = parsers.find((one) => one.name === name);
  if (!parser)
    throw new RangeError(`parser: got ${name}, allowed: ${parsers.map((one) => one.name).join(', ')}`);
  const folder = mkdtempSync(join(tmpdir(), 'gep-mutations-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  /** Resolves when it has been sent: the end of a process takes what still waits with it. */
  const tell = (told: Told): Promise<void> =>
    new Promise((resolve) => {
      process.send?.(told, undefined, undefined, () => resolve());
    });
  const sources = await parser.sources(folder);
  /** What it was read as. @throws what the parser throws */
  const read = async (index: number, bytes: Uint8Array): Promise<void> => {
    const own = join(folder, 'one');
    mkdirSync(own);
    try {
      await parser.read({ name: sources[index % sources.length].name, bytes }, own);
    } finally {
      rmSync(own, { recursive: true, force: true });
    }
  };
  // What a parser needs to start is not the mutations'.
  for (const [index, source] of sources.slice(0, 3).entries())
    await read(index, source.bytes).catch(() => undefined);
  const held = process.memoryUsage.rss();
  for (let index = first; index < count; index += 1) {
    const source = sources[index % sources.length];
    const hostile = Object.entries(hostiles).at(index);
    const bytes = hostile
      ? (parser.dress?.(hostile[1](), source) ?? hostile[1]())
      : mutate(source.bytes, randomOf(seed + Math.imul(index, 0x9e3779b1)));
    await tell({ begins: index, name: hostile?.[0] ?? source.name });
    const before = takenBy(parser);
    let as = 'value';
    let foreign: string | undefined;
    try {
      await read(index, bytes);
    } catch (error) {
      as = codeOf(error);
      if (!parser.isCoded(error)) foreign = String(error).slice(0, 600);
    }
    const after = takenBy(parser);
    await tell({
      ended: index,
      as,
      ...(foreign !== undefined && { foreign }),
      cpuMs: after.cpuMs - before.cpuMs,
      megabytes: after.megabytes - before.megabytes,
    });
    if (isGdalBroken() || process.memoryUsage.rss() > held + geodataLimits.keptBytes)
      return await tell({ spent: index });
  }
}

function codeOf(error: unknown): string {
  const { code, problems, message } = error as {
    code?: unknown;
    problems?: { name: string }[];
    message?: string;
  };
  if (typeof code === 'string') return code;
  return problems?.[0]?.name ?? (/^[a-z-]+$/.test(message ?? '') ? (message ?? '') : 'error');
}

const [name, ...numbers] = process.argv.slice(2);
const [first, count, seed] = numbers.map(Number);
await main(name, first, count, seed);
// A test server, a browser and GDAL keep a process alive.
process.exit(0);
