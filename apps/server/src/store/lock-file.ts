import { open, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';

export interface Lock {
  release(): Promise<void>;
}

/**
 * Takes a lock file: created exclusively, holding process id and host. A file left by a process that is gone is
 * replaced.
 * @throws Error naming the living process that holds it.
 */
export async function takeLock(path: string): Promise<Lock> {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(JSON.stringify({ pid: process.pid, host: hostname() }));
      await file.close();
      heldHere.add(path);
      return {
        release: async () => {
          heldHere.delete(path);
          await rm(path, { force: true });
        },
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = await readHolder(path);
    if (holder && isAlive(holder, path)) {
      throw new Error(`${path} is held by process ${holder.pid} on ${holder.host}: stop that server first`);
    }
    await rm(path, { force: true });
  }
  throw new Error(`could not take the lock ${path}`);
}

/** Paths this process holds: a file with our own pid that is not among them was left by an earlier process. */
const heldHere = new Set<string>();

interface Holder {
  readonly pid: number;
  readonly host: string;
}

async function readHolder(path: string): Promise<Holder | null> {
  try {
    const holder = JSON.parse(await readFile(path, 'utf8')) as Partial<Holder>;
    return typeof holder.pid === 'number' && typeof holder.host === 'string'
      ? { pid: holder.pid, host: holder.host }
      : null;
  } catch {
    return null;
  }
}

/** A process of another machine cannot be asked and counts as alive. */
function isAlive(holder: Holder, path: string): boolean {
  if (holder.host !== hostname()) return true;
  if (holder.pid === process.pid) return heldHere.has(path);
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
