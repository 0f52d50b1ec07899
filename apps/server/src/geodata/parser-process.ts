import { fork } from 'node:child_process';
import { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { backgroundPriority } from '../background-priority';
import type { ChildReply, ChildRequest, LastReply } from './child-protocol';
import { GeodataError } from './geodata-error';
import { geodataLimits } from './limits';
import type { GeodataProblemCode, ProblemArgs } from './problem-codes';
import { residentMemory } from './resident-memory';
import type { ProgressListener } from './task';
import { writtenBytes } from './written-bytes';

export interface TaskLimits {
  readonly timeoutMs: number;
  readonly memoryBytes: number;
  /** Of all that is written during the request; looked at on Linux only. */
  readonly writtenBytes: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: ProgressListener;
}

/** A process that parses foreign bytes, one request at a time. */
export interface ParserProcess {
  /**
   * Does a request. The process is killed when the time is over (`geodata-timeout`), when its resident memory passes
   * the cap (`geodata-memory`; looked at every 50 ms), when it writes more than any file needs (`geodata-crashed`) and
   * when the signal is aborted; the promise settles after it has ended then. `at` names the user's file in problems.
   */
  run(request: ChildRequest, at: string, limits: TaskLimits): Promise<unknown>;
  /** Whether it can do another request. */
  isUsable(): boolean;
  /** Kills the process; resolves when it has ended. */
  end(): Promise<void>;
}

const keptErrorText = 4000;

/** Starts a parser process. It does not keep this process alive while it has no request. */
export function startParser(program: string): ParserProcess {
  const child = fork(program, [], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Nothing of the server's settings or secrets goes to the process that reads foreign bytes.
    env: { PATH: process.env.PATH },
  });
  if (child.pid !== undefined) setPriority(child.pid, backgroundPriority);
  let errorText = '';
  let usable = true;
  const closed = new Promise<void>((resolve) => {
    child.on('close', () => {
      usable = false;
      resolve();
    });
    child.on('error', () => {
      if (child.pid === undefined) resolve();
    });
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    errorText = (errorText + chunk.toString('utf8')).slice(-keptErrorText);
  });
  const kill = (): void => {
    usable = false;
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  };
  const hold = (held: boolean): void => {
    const change = held ? 'ref' : 'unref';
    child[change]();
    child.channel?.[change]();
    if (child.stderr instanceof Socket) child.stderr[change]();
  };

  async function run(request: ChildRequest, at: string, limits: TaskLimits): Promise<unknown> {
    limits.signal?.throwIfAborted();
    errorText = '';
    hold(true);
    let clock: NodeJS.Timeout | undefined;
    let poll: NodeJS.Timeout | undefined;
    let leave = (): void => undefined;
    const told = new Promise<LastReply>((resolve, reject) => {
      let stopped: { readonly by: unknown } | undefined;
      const stop = (error: unknown): void => {
        stopped ??= { by: error };
        kill();
      };
      const exceed = (code: GeodataProblemCode, expected: string, args: ProblemArgs): void =>
        stop(new GeodataError({ code, at, expected, args }));
      const seconds = limits.timeoutMs / 1000;
      clock = setTimeout(
        () => exceed('geodata-timeout', `a file that is read within ${seconds} s`, { seconds }),
        limits.timeoutMs,
      );
      let writtenBefore: number | undefined;
      poll = setInterval(() => {
        if (child.pid === undefined) return;
        void writtenBytes(child.pid).then((bytes) => {
          if (bytes === null) return;
          writtenBefore ??= bytes;
          if (bytes - writtenBefore <= limits.writtenBytes) return;
          const expected = `a file that is read with ${Math.round(limits.writtenBytes / 1e6)} MB on disk`;
          stop(new GeodataError({ code: 'geodata-crashed', at, expected, detail: `wrote ${bytes} bytes` }));
        });
        void residentMemory(child.pid).then((bytes) => {
          if (bytes === null || bytes <= limits.memoryBytes) return;
          const limit = `${Math.round(limits.memoryBytes / 1e6)} MB`;
          exceed('geodata-memory', `a file that is read within ${limit} of memory`, { limit });
        });
      }, geodataLimits.pollMs);
      const abort = (): void => stop(limits.signal?.reason);
      const hear = (message: ChildReply): void => {
        if (!usable) return;
        if (message.kind === 'progress') return limits.onProgress?.(message.fraction);
        usable = !message.spent;
        resolve(message.reply);
      };
      limits.signal?.addEventListener('abort', abort, { once: true });
      child.on('message', hear);
      child.on('error', reject);
      leave = () => {
        limits.signal?.removeEventListener('abort', abort);
        child.off('message', hear).off('error', reject);
      };
      void closed.then(() => {
        const detail = `exit ${child.exitCode ?? child.signalCode ?? 'unknown'} ${errorText}`.trim();
        const expected = 'a file that can be read';
        reject(
          stopped
            ? (stopped.by as Error)
            : new GeodataError({ code: 'geodata-crashed', at, expected, detail }),
        );
      });
      child.send(request);
    });
    try {
      return endOf(await told);
    } finally {
      clearTimeout(clock);
      clearInterval(poll);
      leave();
      hold(false);
    }
  }

  return {
    run,
    isUsable: () => usable,
    async end() {
      // A command has nothing else that keeps it alive, and would end here.
      hold(true);
      kill();
      await closed;
    },
  };
}

const faults: Readonly<Record<string, new (message: string) => Error>> = { TypeError, RangeError };

/** The result that a last message brings; throws the problem or fault that it brings in its place. */
function endOf(reply: LastReply): unknown {
  if (reply.kind === 'result') return reply.result;
  if (reply.kind === 'problem') throw new GeodataError(reply.problem);
  throw new (faults[reply.name] ?? Error)(reply.message);
}
