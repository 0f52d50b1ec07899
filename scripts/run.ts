import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** As this program found it: Vite sets NODE_ENV when it builds, and every later program would be one of production. */
const environment = { ...process.env };

export interface RunResult {
  readonly code: number;
  readonly output: string;
}

/**
 * Runs a program in the repository root.
 *
 * @param command  Program and arguments; programs of `node_modules/.bin` are found by name.
 * @param options  `quiet` keeps the output back (it is always returned); `env` is added to the environment.
 * @returns the exit code (1 when ended by a signal) and everything printed.
 */
export function run(
  command: readonly string[],
  options: { quiet?: boolean; env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<RunResult> {
  const [program = '', ...args] = command;
  return new Promise((resolve, reject) => {
    const path = `${root}/node_modules/.bin:${environment.PATH ?? ''}`;
    const child = spawn(program, args, {
      cwd: options.cwd ? join(root, options.cwd) : root,
      env: { ...environment, ...options.env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
      if (!options.quiet) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
