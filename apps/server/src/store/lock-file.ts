import { spawnSync } from 'node:child_process';
import { constants } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { hostname } from 'node:os';

export interface Lock {
  release(): Promise<void>;
}

/**
 * Flags with which `open` itself refuses a second handle: O_EXLOCK with O_NONBLOCK on macOS, libuv's UV_FS_O_EXLOCK on
 * Windows. Linux has none.
 */
const alone: Partial<Record<NodeJS.Platform, number>> = { darwin: 0x24, win32: 0x1000_0000 };

/**
 * Takes the lock of a file, which the kernel frees however the process ends: nothing has to be judged or removed after a
 * crash, under another host name or in a new container, and of many that start at once exactly one gets it. Node offers
 * no `flock`, but such a lock belongs to the open file and not to the process that asked for it: the program `flock`
 * takes it on a handle of ours and ends. A listening socket would do neither: a path stays behind and has to be removed,
 * which two can do at once, and a name without a path is not seen from another container on the same folder.
 *
 * The file stays when the lock is released, since removing it could part two that wait for it. It names the holder for
 * the sentence only.
 * @throws Error naming the process that holds it.
 */
export async function takeLock(path: string): Promise<Lock> {
  const file = await openAlone(path);
  try {
    if (!file || !isTaken(file, path))
      throw new Error(`${path} is held by ${await holderOf(path)}: stop that server first`);
    await file.truncate();
    await file.write(JSON.stringify({ pid: process.pid, host: hostname() }), 0);
  } catch (error) {
    await file?.close();
    throw error;
  }
  held.add(file);
  return {
    release: async () => {
      held.delete(file);
      await file.close();
    },
  };
}

/** Referred to for as long as they are held: a forgotten handle is closed by the garbage collector. */
const held = new Set<FileHandle>();

/** Null when another handle has the file, on the systems where that shows at once. */
async function openAlone(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, constants.O_RDWR | constants.O_CREAT | (alone[process.platform] ?? 0));
  } catch (error) {
    if (['EAGAIN', 'EBUSY'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

/** Programs that we start do not get our handles: the lock never outlives this process in one of them. */
function isTaken(file: FileHandle, path: string): boolean {
  if (process.platform in alone) return true;
  const { status, stderr, error } = spawnSync('flock', ['-n', '3'], {
    stdio: ['ignore', 'ignore', 'pipe', file.fd],
    encoding: 'utf8',
  });
  if (status === 0) return true;
  if (status === 1 && stderr === '') return false;
  const reason = error ? 'the program flock is missing: install util-linux' : stderr.trim();
  throw new Error(`${path} cannot be locked: ${reason}`, { cause: error });
}

async function holderOf(path: string): Promise<string> {
  try {
    const { pid, host } = JSON.parse(await readFile(path, 'utf8')) as { pid?: unknown; host?: unknown };
    if (typeof pid === 'number' && typeof host === 'string') return `process ${pid} on ${host}`;
  } catch {
    // Not written yet, or not readable while it is held.
  }
  return 'another process';
}
