import { fail } from '../error/gep-error';
import type { WorkerPool } from '../worker/worker-pool';
import { styleFault } from './style-fault';
import type { StyleKind } from './style-fault';

/** Texts of this length are read within some milliseconds, which a way to a thread and back takes as well. */
const readAtOnce = 32 * 1024;

/**
 * Checks a saved style, a long one in a thread: its values and drawings take a tenth of a second.
 * @throws GepError STYLE_INVALID with the path of the fault; BUSY where too much is waiting
 */
export async function checkStyleText(
  workers: WorkerPool,
  text: string,
  style: StyleKind,
  signal?: AbortSignal,
): Promise<void> {
  const fault =
    text.length <= readAtOnce
      ? styleFault(text, style)
      : await workers.run({ kind: 'style-fault', text, style }, signal);
  if (fault) fail('STYLE_INVALID', { ...fault }, fault.at);
}
