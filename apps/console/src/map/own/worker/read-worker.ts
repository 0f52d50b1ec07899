import type { AskProjection } from '../ask-projection';
import { OwnFault } from '../own-fault';
import { readVector } from '../read-vector';
import type { FromWorker, ToWorker } from './messages';
import { parts } from './parts';

/** Reads one file of features, so that the page stays quick meanwhile. */

const say = (message: FromWorker): void => self.postMessage(message);

let answer: (crs: string | null) => void = () => undefined;
const ask: AskProjection = (question) =>
  new Promise((resolve) => {
    answer = resolve;
    say({ kind: 'ask', question });
  });

async function read({ lot, file }: Extract<ToWorker, { kind: 'read' }>): Promise<void> {
  try {
    const { placed, skipped } = await readVector(lot, file, ask);
    for (const { kind: of, features } of placed ?? [])
      for (const part of parts(features)) say({ kind: 'part', of, features: part });
    say({ kind: 'done', known: placed !== null, skipped });
  } catch (error) {
    if (error instanceof OwnFault)
      return say({ kind: 'fault', file: error.file, code: error.code, args: error.args });
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    say({ kind: 'error', name, message, ofBrowser: error instanceof DOMException });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'answer') answer(data.crs);
  else void read(data);
});
say({ kind: 'ready' });
