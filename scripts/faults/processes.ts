import { execFileSync } from 'node:child_process';

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

function processes(): Process[] {
  return execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return pid ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
    });
}

/** Ids of the parser processes of a server. */
export function parserProcesses(server: number): number[] {
  return processes()
    .filter(({ parent, command }) => parent === server && command.includes('geodata-child'))
    .map(({ pid }) => pid);
}

/** Those of some processes that still run. */
export function stillRunning(ids: readonly number[]): number[] {
  return processes()
    .filter(({ pid, command }) => ids.includes(pid) && !command.includes('<defunct>'))
    .map(({ pid }) => pid);
}

/** Waits until a condition holds; looks every 20 ms. @throws Error naming what did not come */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  limitMs = 60_000,
): Promise<void> {
  const started = Date.now();
  while (!(await condition())) {
    if (Date.now() - started > limitMs) throw new Error(`${what} did not come within ${limitMs / 1000} s`);
    await pause(20);
  }
}

/** Resolves after some milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
