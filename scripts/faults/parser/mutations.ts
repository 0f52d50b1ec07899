import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { hostiles } from './hostiles';
import { parsers } from './parsers';
import type { Told } from './read-mutated';

export const parserNames = parsers.map(({ name }) => name);

/** Bounds of the contract for one file. */
const mostCpuMs = 1000;
const mostMegabytes = 256;
/** On the wall's clock, for what hangs without being busy; a busy machine is slow. */
const hangMs = 60_000;

interface Figures {
  readonly ends: Record<string, number>;
  readonly faults: string[];
  slowest: { ms: number; at: number };
  largest: { megabytes: number; at: number };
  processes: number;
}

/**
 * Reads hostile files and mutations of a parser's own: each ends in a value or a coded error, within a second of computing and 256 MB.
 * A process that hangs is killed and one that breaks is replaced; both are faults.
 *
 * @returns figures in one line
 * @throws Error naming what broke a bound, with numbers that repeat it
 */
export async function readMutations(parser: string, count: number, seed: number): Promise<string> {
  const figures: Figures = {
    ends: {},
    faults: [],
    slowest: { ms: 0, at: -1 },
    largest: { megabytes: 0, at: -1 },
    processes: 0,
  };
  const all = Object.keys(hostiles).length + count;
  let next = 0;
  while (next < all) next = await readFrom(parser, next, all, seed, figures);
  const { ends, faults, slowest, largest, processes } = figures;
  const told = Object.entries(ends)
    .sort(([, a], [, b]) => b - a)
    .map(([code, times]) => `${code} ${times}`);
  const line = `${Object.keys(hostiles).length} hostile files, ${count} mutations, seed ${seed}: ${told.slice(0, 4).join(', ')}${told.length > 4 ? ` and ${told.length - 4} other codes` : ''}; slowest ${Math.round(slowest.ms)} ms (${slowest.at}), most memory ${Math.round(largest.megabytes)} MB (${largest.at}), ${processes} processes`;
  if (faults.length > 0)
    throw new Error(`${line}; ${faults.length} faults: ${faults.slice(0, 5).join('; ')}`);
  return line;
}

/** Lets one process read until it ends. Gives the number of the next mutation. */
function readFrom(
  parser: string,
  first: number,
  count: number,
  seed: number,
  figures: Figures,
): Promise<number> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const program = fileURLToPath(new URL('read-mutated.ts', import.meta.url));
  figures.processes += 1;
  const child = fork(program, [parser, ...[first, count, seed].map(String)], {
    execArgv: ['--import', tsx, '--conditions=@gep/source'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', (part: Buffer) => (errors = (errors + part.toString()).slice(-1000)));
  let at = first;
  let name = '';
  let hung = false;
  const kill = (): void => {
    hung = true;
    child.kill('SIGKILL');
  };
  // Starting takes long on a busy machine.
  let clock = setTimeout(kill, 3 * hangMs);
  let over = false;
  child.on('message', (told: Told) => {
    clearTimeout(clock);
    clock = setTimeout(kill, hangMs);
    if ('spent' in told) over = true;
    else if ('begins' in told) ({ begins: at, name } = told);
    else {
      figures.ends[told.as] = (figures.ends[told.as] ?? 0) + 1;
      const blame = (what: string): void => void figures.faults.push(`${at} (${name}): ${what}`);
      if (told.foreign !== undefined) blame(told.foreign);
      if (told.cpuMs > mostCpuMs) blame(`${Math.round(told.cpuMs)} ms of computing`);
      if (told.megabytes > mostMegabytes) blame(`${Math.round(told.megabytes)} MB`);
      if (told.cpuMs > figures.slowest.ms) figures.slowest = { ms: told.cpuMs, at };
      if (told.megabytes > figures.largest.megabytes) figures.largest = { megabytes: told.megabytes, at };
      at = told.ended + 1;
    }
  });
  return new Promise((resolve) => {
    child.once('close', (code, signal) => {
      clearTimeout(clock);
      if (code === 0 && (over || at >= count)) return resolve(at);
      figures.faults.push(
        `${at} (${name}): ${hung ? 'hangs' : `the process ended with ${code ?? signal}`} ${errors.trim()}`,
      );
      resolve(at + 1);
    });
  });
}
