import { Worker } from 'node:worker_threads';
import { databaseFiles, descriptorLimit } from '../config/descriptors';
import { programPath } from '../program-path';
import type { ThreadData, ThreadReply, ThreadRequest } from './embedded-protocol';
import { separate } from './embedded-wire';
import type { EmbeddedWire } from './embedded-wire';

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

type Question = ThreadRequest extends infer R ? (R extends ThreadRequest ? Omit<R, 'id'> : never) : never;

/**
 * Opens the embedded database of a folder in a thread. Its memory goes back to the system with the thread, when it is
 * closed.
 * @throws Error of a folder that cannot be opened
 */
export async function openEmbeddedThread(folder: string): Promise<EmbeddedWire> {
  const program = await programPath('embedded-database', new URL('./embedded-thread.ts', import.meta.url));
  // Nothing of the server's settings or secrets is needed to keep rows.
  const workerData: ThreadData = { folder, mostFiles: databaseFiles(descriptorLimit()) };
  const thread = new Worker(program, { workerData, execArgv: [], env: {} });
  const waiting = new Map<number, Waiting>();
  let ended: Error | null = null;
  const end = (error: Error): void => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  thread.on('error', end);
  const exited = new Promise<void>((resolve) => {
    thread.on('exit', () => {
      end(new Error('the thread of the embedded database has ended'));
      resolve();
    });
  });
  thread.on('message', ({ id, bytes, failure }: ThreadReply) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (failure === undefined) one?.resolve(bytes ?? new Uint8Array());
    else one?.reject(new Error(failure));
  });
  const answerTo = (id: number): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      if (ended) reject(ended);
      else waiting.set(id, { resolve, reject });
    });
  let asked = 0;
  const ask = (question: Question, given: ArrayBuffer[] = []): Promise<Uint8Array> => {
    const id = ++asked;
    const answer = answerTo(id);
    thread.postMessage({ ...question, id } satisfies ThreadRequest, given);
    return answer;
  };
  try {
    await answerTo(0);
  } catch (error) {
    await thread.terminate();
    throw error;
  }
  return {
    send: (messages) => {
      const bytes = separate(messages);
      return ask({ kind: 'send', messages: bytes }, [bytes.buffer]);
    },
    close: async () => {
      if (ended) return;
      await ask({ kind: 'close' });
      await exited;
    },
  };
}
