import { readdirSync, readFileSync } from 'node:fs';

/* By the files of Linux, which answer at once: a program that lists processes takes longer than many a step. */

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has gone meanwhile.
    return '';
  }
};

/** Ids of the processes that another has started: of a server, its parsers. */
export function childProcesses(server: number): number[] {
  return read(`/proc/${server}/task/${server}/children`).split(' ').filter(Boolean).map(Number);
}

/** Ids of all processes below one. */
export function descendants(pid: number): number[] {
  const children = threads(pid).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
  return [...children, ...children.flatMap(descendants)];
}

function threads(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

const ticksPerSecond = 100;

/** What a process has taken so far: time of computing, and the most memory that it held. */
export function taken(pid: number): { readonly cpuMs: number; readonly megabytes: number } {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  const [user = 0, system = 0] = fields.slice(11, 13).map(Number);
  const most = /^VmHWM:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1];
  return { cpuMs: ((user + system) * 1000) / ticksPerSecond, megabytes: Number(most ?? 0) / 1024 };
}

/** Kills all processes below one. */
export function killDescendants(pid: number): void {
  for (const child of descendants(pid))
    try {
      process.kill(child, 'SIGKILL');
    } catch {
      // It has gone meanwhile.
    }
}

/** Those of some processes that still run. */
export function stillRunning(ids: readonly number[]): number[] {
  return ids.filter((pid) => /^\d+ \(.*\) [^ZX]/.test(read(`/proc/${pid}/stat`)));
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
