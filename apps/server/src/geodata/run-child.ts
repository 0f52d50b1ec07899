import { fork } from 'node:child_process';
import type { ChildReply, ChildRequest, LastReply } from './child-protocol';
import { GeodataError } from './geodata-error';
import { geodataLimits } from './limits';
import type { GeodataProblemCode, ProblemArgs } from './problem-codes';
import { residentMemory } from './resident-memory';
import type { ProgressListener } from './task';

export interface ChildLimits {
  readonly timeoutMs: number;
  readonly memoryBytes: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: ProgressListener;
}

const keptErrorText = 4000;

/**
 * Runs one request in a fresh process and gives back its result. The process is killed when the time is over
 * (`geodata-timeout`), when its resident memory passes the cap (`geodata-memory`; looked at every 50 ms) and when
 * the signal is aborted. The promise settles after the process has ended, so its files can be removed.
 * `at` names the user's file in problems.
 */
export function runChild(
  program: string,
  request: ChildRequest,
  at: string,
  limits: ChildLimits,
): Promise<unknown> {
  limits.signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = fork(program, [], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // Nothing of the server's settings or secrets goes to the process that reads foreign bytes.
      env: { PATH: process.env.PATH, TMPDIR: request.folder },
    });
    let outcome: (() => void) | null = null;
    let errorText = '';
    const settle = (next: () => void): void => {
      outcome ??= next;
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    };
    const stop = (code: GeodataProblemCode, expected: string, args: ProblemArgs): void =>
      settle(() => reject(new GeodataError({ code, at, expected, args })));

    const clock = setTimeout(
      () =>
        stop('geodata-timeout', `a file that is read within ${limits.timeoutMs / 1000} s`, {
          seconds: limits.timeoutMs / 1000,
        }),
      limits.timeoutMs,
    );
    const poll = setInterval(() => {
      if (child.pid === undefined) return;
      void residentMemory(child.pid).then((bytes) => {
        if (bytes === null || bytes <= limits.memoryBytes) return;
        const megabytes = Math.round(limits.memoryBytes / 1e6);
        stop('geodata-memory', `a file that is read within ${megabytes} MB of memory`, {
          limit: `${megabytes} MB`,
        });
      });
    }, geodataLimits.pollMs);
    const abort = (): void => settle(() => reject(limits.signal?.reason as Error));
    limits.signal?.addEventListener('abort', abort, { once: true });

    child.stderr?.on('data', (chunk: Buffer) => {
      errorText = (errorText + chunk.toString('utf8')).slice(-keptErrorText);
    });
    child.on('message', (reply: ChildReply) => {
      if (reply.kind === 'progress') {
        if (!outcome) limits.onProgress?.(reply.fraction);
      } else settle(() => resolve(endOf(reply)));
    });
    child.on('error', (error) => {
      settle(() => reject(error));
      if (child.pid === undefined) finish();
    });
    child.on('close', finish);

    function finish(): void {
      clearTimeout(clock);
      clearInterval(poll);
      limits.signal?.removeEventListener('abort', abort);
      if (outcome) outcome();
      else
        reject(
          new GeodataError({
            code: 'geodata-crashed',
            at,
            expected: 'a file that can be read',
            detail: `exit ${child.exitCode ?? child.signalCode ?? 'unknown'} ${errorText}`.trim(),
          }),
        );
    }
    child.send(request);
  });
}

const faults: Readonly<Record<string, new (message: string) => Error>> = { TypeError, RangeError };

/** The result that a last message brings; rejects with the problem or fault that it brings instead. */
export async function endOf(reply: LastReply): Promise<unknown> {
  if (reply.kind === 'result') return reply.result;
  if (reply.kind === 'problem') throw new GeodataError(reply.problem);
  throw new (faults[reply.name] ?? Error)(reply.message);
}
