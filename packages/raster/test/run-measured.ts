import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { GiantReport } from './read-giants';
import type { MutationReport } from './read-mutations';

/** Runs `read-mutations.ts`; see `reportOf`. */
export function runMutations(count: number, seed: number, seconds: number): Promise<MutationReport> {
  return reportOf<MutationReport>('read-mutations.ts', [count, seed], seconds);
}

/** Runs `read-giants.ts`; see `reportOf`. */
export function runGiants(seconds: number): Promise<GiantReport> {
  return reportOf<GiantReport>('read-giants.ts', [], seconds);
}

/**
 * Runs a program of this folder in a separate process and returns what it prints.
 * @param seconds after which a process that still runs is killed: a hang
 * @throws Error when it crashed or hung
 */
async function reportOf<T>(program: string, settings: readonly number[], seconds: number): Promise<T> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const script = fileURLToPath(new URL(program, import.meta.url));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', tsx, '--conditions=@gep/source', script, ...settings.map(String)],
    { timeout: seconds * 1000, killSignal: 'SIGKILL' },
  );
  return JSON.parse(stdout) as T;
}
