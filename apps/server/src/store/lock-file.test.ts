import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { transform } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeLock } from './lock-file';

let folder: string;
let program: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gep-lock-'));
  // Plain Node starts twenty processes in the time in which a loader starts two.
  const source = await readFile(join(import.meta.dirname, 'lock-file.ts'), 'utf8');
  const { code } = await transform(source, { loader: 'ts', format: 'esm' });
  program = join(folder, 'holder.mjs');
  // A holder has a child, which outlives it when it is killed, and keeps the lock until its input ends.
  await writeFile(
    program,
    `${code}
import { spawn } from 'node:child_process';
try {
  const lock = await takeLock(process.argv[2]);
  spawn('sleep', ['30'], { stdio: 'ignore' });
  console.log('held');
  process.stdin.on('end', () => process.exit()).resume();
} catch (error) {
  console.log(error.message);
}
`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

type Starter = ChildProcessByStdio<Writable, Readable, null>;

const starter = (path: string): Starter =>
  spawn(process.execPath, [program, path], { stdio: ['pipe', 'pipe', 'inherit'] });

const firstWords = async (child: Starter): Promise<string> => {
  const [words] = (await once(child.stdout, 'data')) as [Buffer];
  return words.toString().trim();
};

const end = async (child: Starter, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
};

describe('takeLock', () => {
  it('is taken once and can be taken again after its release', async () => {
    const path = join(folder, 'once');
    const lock = await takeLock(path);
    await expect(takeLock(path)).rejects.toThrow(`held by process ${process.pid} on ${hostname()}`);
    await lock.release();
    await (await takeLock(path)).release();
  });

  it('does not care what an earlier process left in the file', async () => {
    const path = join(folder, 'left');
    // A living process, one of another machine, an earlier one of this very id, and half a file.
    const holders = [
      { pid: process.ppid, host: hostname() },
      { pid: 1, host: 'another-machine' },
      { pid: process.pid, host: hostname() },
    ].map((holder) => JSON.stringify(holder));
    for (const content of [...holders, '', '{"pid":']) {
      await writeFile(path, content);
      await (await takeLock(path)).release();
    }
  });

  it('is free at once when its process is killed, and its children live on', async () => {
    const path = join(folder, 'killed');
    const holder = starter(path);
    expect(await firstWords(holder)).toBe('held');
    await expect(takeLock(path)).rejects.toThrow(`held by process ${holder.pid}`);
    await end(holder, 'SIGKILL');
    await (await takeLock(path)).release();
  });

  it('is given to exactly one of twenty processes that start at once on the file of a killed one', async () => {
    const path = join(folder, 'twenty');
    await writeFile(path, JSON.stringify({ pid: 1, host: 'another-machine' }));
    const starters = Array.from({ length: 20 }, () => starter(path));
    const words = await Promise.all(starters.map(firstWords));
    expect(words.filter((word) => word === 'held')).toHaveLength(1);
    expect(words.filter((word) => word.includes('is held by'))).toHaveLength(19);
    const [holder] = starters.filter((_, index) => words[index] === 'held');
    expect(await readFile(path, 'utf8')).toContain(`"pid":${holder?.pid}`);
    if (holder) await end(holder);
  });

  it('says why a path cannot be locked', async () => {
    await expect(takeLock(folder)).rejects.toThrow('EISDIR');
  });
});
