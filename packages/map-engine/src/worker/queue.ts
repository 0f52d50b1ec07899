import { GepDataError } from '@gep/raster';
import type { ByteSource } from '@gep/raster';
import type { BytesRequest, PageMessage, Question, Response, WorkerMessage, WorkerTask } from './message';
import { packError, unpackError } from './error';

/** How the worker of a queue is started and ended. */
export interface QueueOptions {
  /** Starts the worker, when it is warmed or with the first question, and again after one was ended. */
  readonly createWorker: () => Worker;
  /** Milliseconds after which a worker without questions is ended; the next question starts another. Default 30,000. */
  readonly idle?: number;
}

/** How one question is asked. */
export interface QuestionOptions {
  /** Buffers that are handed over instead of copied; they are empty here afterwards. */
  readonly transfer?: Transferable[];
  readonly signal?: AbortSignal;
  /** The file that the question is about. */
  readonly readBytes?: ByteSource['read'];
  /**
   * Milliseconds of work, loading and waiting for bytes left out, after which the worker is ended and the question
   * rejected with GepDataError `worker-timeout`. Default: none.
   */
  readonly limit?: number;
}

/**
 * A long-lived worker that does one question at a time, so that it is certain which one hangs. The others wait here
 * and are asked of the next worker where this one had to be ended.
 */
export interface WorkerQueue {
  /** @throws the error of the work; the signal's reason; an Error when the worker cannot be loaded */
  ask<T extends WorkerTask>(question: T['question'], options?: QuestionOptions): Promise<T['result']>;
  /** Starts the worker now, so that it loads while the data of the first question are still on their way. */
  warm(): void;
  /** Ends the worker; open questions are rejected with an AbortError. */
  dispose(): void;
}

interface Turn extends QuestionOptions {
  readonly id: number;
  readonly question: Question;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** The clock of a question counts in steps, so that a page that slept or was busy does not blame the worker. */
const step = 250;

/** A queue of questions; the worker starts with the first one, or when it is warmed. */
export function createWorkerQueue({ createWorker, idle = 30_000 }: QueueOptions): WorkerQueue {
  const waiting: Turn[] = [];
  let worker: Worker | null = null;
  let turn: Turn | null = null;
  let lastId = 0;
  /** Whether the present worker is loaded. */
  let ready = false;
  /** Its byte requests that are not answered. */
  let needs = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let clock: ReturnType<typeof setInterval> | undefined;

  const end = () => {
    clearTimeout(rest);
    clearInterval(clock);
    worker?.terminate();
    worker = null;
    ready = false;
    needs = 0;
  };
  const next = (): void => {
    clearTimeout(rest);
    clearInterval(clock);
    turn = waiting.shift() ?? null;
    if (turn === null) {
      rest = setTimeout(end, idle);
      return;
    }
    const { id, question, transfer = [], limit = Infinity } = turn;
    try {
      worker ??= start();
    } catch (error) {
      turn.reject(notStarted(error));
      return next();
    }
    try {
      post(worker, { id, ...question }, transfer);
    } catch (error) {
      // A question that cannot travel.
      turn.reject(error);
      return next();
    }
    let left = limit;
    if (limit < Infinity)
      clock = setInterval(() => ready && needs === 0 && (left -= step) <= 0 && expire(limit), step);
  };
  const fail = (error: unknown) => {
    end();
    turn?.reject(error);
    next();
  };
  const expire = (limit: number) =>
    fail(new GepDataError('worker-timeout', turn?.question.task ?? '', `an answer within ${limit / 1000} s`));

  const settle = (response: Response) => {
    if (response.id !== turn?.id) return;
    if ('result' in response) turn.resolve(response.result);
    else turn.reject(unpackError(response.error));
    next();
  };
  const serve = async (port: Worker, { id, need, offset, length }: BytesRequest) => {
    needs++;
    let answer: PageMessage;
    try {
      if (id !== turn?.id || !turn.readBytes) throw new TypeError('no file belongs to the question');
      // A copy: the source may keep what it read, and a view would drag all of its memory along.
      answer = { need, bytes: (await turn.readBytes(offset, length, turn.signal)).slice() };
    } catch (error) {
      answer = { need, error: packError(error) };
    }
    if (port !== worker) return;
    needs--;
    post(port, answer, 'bytes' in answer ? [answer.bytes.buffer] : []);
  };
  const start = (): Worker => {
    const started = createWorker();
    started.addEventListener('error', ({ message }) => {
      if (started === worker) fail(ready ? new Error(message) : notStarted(message));
    });
    started.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if (started !== worker) return;
      if ('ready' in data) ready = true;
      else if ('need' in data) void serve(started, data);
      else settle(data);
    });
    return started;
  };
  /** An aborted question that is being done keeps its place until the worker lets go of it or its time is up. */
  const cancel = (id: number) => {
    const place = waiting.findIndex((other) => other.id === id);
    if (place >= 0) waiting.splice(place, 1);
    else if (turn?.id === id && worker) post(worker, { cancel: id });
  };

  return {
    ask(question, options = {}) {
      const { signal } = options;
      const id = ++lastId;
      let abort: (() => void) | undefined;
      return new Promise<unknown>((resolve, reject) => {
        signal?.throwIfAborted();
        abort = () => {
          reject(signal?.reason as Error);
          cancel(id);
        };
        signal?.addEventListener('abort', abort, { once: true });
        waiting.push({ ...options, id, question, resolve, reject });
        if (turn === null) next();
      }).finally(() => abort && signal?.removeEventListener('abort', abort));
    },
    warm() {
      if (worker !== null) return;
      try {
        worker = start();
      } catch {
        // The first question tries again and gets the error.
        return;
      }
      clearTimeout(rest);
      rest = setTimeout(end, idle);
    },
    dispose() {
      end();
      const closed = new DOMException('The queue of the worker was disposed', 'AbortError');
      for (const open of [turn, ...waiting.splice(0)]) open?.reject(closed);
      turn = null;
    },
  };
}

function post(worker: Worker, message: PageMessage, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}

/** Workers are refused by a policy of the page, or the worker's script is not where the bundler put it. */
function notStarted(cause: unknown): GepDataError {
  return new GepDataError(
    'worker-not-started',
    'the worker',
    'a script that loads: allow it by worker-src, or give createWorker',
    {
      cause,
    },
  );
}
