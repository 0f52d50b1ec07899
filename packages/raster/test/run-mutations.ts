import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { MutationReport } from './read-mutations';

/**
 * Runs `read-mutations.ts` in a process of its own.
 * @param seconds after which a process that still runs is killed: a hang
 * @throws Error when it crashed or hung
 */
export async function runMutations(count: number, seed: number, seconds: number): Promise<MutationReport> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const script = fileURLToPath(new URL('read-mutations.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', tsx, '--conditions=@gep/source', script, String(count), String(seed)],
    { timeout: seconds * 1000, killSignal: 'SIGKILL' },
  );
  return JSON.parse(stdout) as MutationReport;
}
