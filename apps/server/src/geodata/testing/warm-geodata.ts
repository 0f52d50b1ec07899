import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programPath } from '../../program-path';
import { GeodataError } from '../geodata-error';
import type { GeodataOptions } from '../host';
import { endOf } from '../run-child';
import type { GeodataResult, GeodataTask } from '../task';
import { createSlots } from '../task-slots';
import type { WarmMessage } from './warm-child';

/** As many processes as the product has for people who wait. */
const slots = createSlots(2);
const idle: ChildProcess[] = [];
const childSource = new URL('./warm-child.ts', import.meta.url);

/**
 * `runGeodataTask` for tests that ask what is in a file: the process that read one file reads the next, because
 * starting GDAL takes far longer than reading a small file. It has neither clock nor memory cap; tests of these, and
 * of what a broken process leaves behind, take the product's.
 */
export async function warmGeodata<T extends GeodataTask>(
  task: T,
  { signal, onProgress }: GeodataOptions = {},
): Promise<GeodataResult<T>> {
  const release = await slots.take(signal);
  try {
    const child = idle.pop() ?? (await startChild());
    const { reply, spent } = await ask(child, task, { signal, onProgress });
    if (spent) child.disconnect();
    else idle.push(child);
    return (await endOf(reply)) as GeodataResult<T>;
  } finally {
    release();
  }
}

async function startChild(): Promise<ChildProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'gep-warm-'));
  const child = fork(await programPath('warm-child', childSource), [folder], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { PATH: process.env.PATH },
  });
  child.once('exit', () => {
    if (idle.includes(child)) idle.splice(idle.indexOf(child), 1);
    void rm(folder, { recursive: true, force: true });
  });
  // An idle process does not keep the tests from ending.
  child.unref();
  return child;
}

function ask(
  child: ChildProcess,
  task: GeodataTask,
  { signal, onProgress }: GeodataOptions,
): Promise<Extract<WarmMessage, { kind: 'end' }>> {
  return new Promise((resolve, reject) => {
    const kill = (): void => void child.kill('SIGKILL');
    const hear = (message: WarmMessage): void => {
      if (message.kind === 'progress') {
        if (!signal?.aborted) onProgress?.(message.fraction);
        return;
      }
      leave();
      resolve(message);
    };
    const miss = (): void => {
      leave();
      reject(
        signal?.aborted
          ? (signal.reason as Error)
          : new GeodataError({ code: 'geodata-crashed', at: '', expected: 'a file that can be read' }),
      );
    };
    function leave(): void {
      child.off('message', hear).off('exit', miss);
      child.channel?.unref();
      signal?.removeEventListener('abort', kill);
    }
    child.on('message', hear).on('exit', miss);
    child.channel?.ref();
    signal?.addEventListener('abort', kill, { once: true });
    child.send(task);
  });
}
