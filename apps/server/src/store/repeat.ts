import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseFault } from './database-fault';

const firstWaitMs = 100;
const longestWaitMs = 5000;
/** Faults that waiting does not cure are tried this often. */
const tries = 5;

/**
 * Repeats `work` with growing pauses until it succeeds: as long as the database is away, five times for other faults.
 * @param signal ends the waiting
 * @throws what the last try threw
 */
export async function repeatUntilDone<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let attempt = 1, pause = firstWaitMs; ; attempt++, pause = Math.min(longestWaitMs, pause * 2)) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || (attempt >= tries && !isDatabaseFault(error))) throw error;
      // An abort while waiting means one last try.
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
  }
}
