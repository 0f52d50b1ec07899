import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Runs a program of this folder in a separate process, so that its memory can be read, and gives back the JSON that it
 * prints.
 */
export function inOwnProcess<Answer>(file: string, ...args: readonly (string | number)[]): Answer {
  const program = fileURLToPath(new URL(file, import.meta.url));
  const { stdout, status } = spawnSync(
    process.execPath,
    [...process.execArgv, program, ...args.map(String)],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) throw new Error(`${file} ${args.join(' ')}: ended with ${status}`);
  return JSON.parse(stdout) as Answer;
}
