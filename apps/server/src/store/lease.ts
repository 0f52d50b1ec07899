import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from './database';
import { newId } from './new-id';
import type { Lock } from './lock-file';
import { endedIn, lockProcess } from './process-locks';
import { hasEnded, ownPlace } from './process-place';
import {
  endLease,
  forgetLongDead,
  forgetProcesses,
  knownProcesses,
  lockProcesses,
  otherProgram,
  renewLease,
} from './process-queries';

/** What a process has in hand names it, and is free again when its lease has passed by the clock of the database. */
export interface Lease {
  /** Of this process; no process ever gets it again. */
  readonly id: string;
  /** What this process is, in words. */
  readonly who: string;
  readonly program: string;
  /**
   * Whether this process may free what others had. Not in its first moments, nor after an outage: the others have to be
   * given time to renew their leases.
   */
  mayFree(): boolean;
  release(): Promise<void>;
}

export interface LeaseTimes {
  readonly leaseMs: number;
  /** Between two renewals. */
  readonly beatMs: number;
  /** After a start and after an outage. */
  readonly patienceMs: number;
}

/** Three renewals may fail. */
export const usualLease: LeaseTimes = { leaseMs: 60_000, beatMs: 15_000, patienceMs: 25_000 };

const againMs = 2000;

/** Another program is at work on the database; the message is a sentence for the operator. */
export class OtherProgramError extends Error {
  constructor(other: { name: string; program: string }, own: string) {
    super(
      `the database is in use by ${other.name} (${other.program}), and this is ${own}: start the same version, or stop that first; what has died is forgotten within a minute`,
    );
    this.name = 'OtherProgramError';
  }
}

export interface Entrant {
  /** What this process is, told to others. */
  readonly who: string;
  /** In words; processes of one database have the same. */
  readonly program: string;
  /** Where the next process with this data folder sees at once that this one has ended. */
  readonly dataDir?: string;
}

/**
 * Enters this process and renews its lease until it is released.
 * @throws OtherProgramError
 */
export async function openLease(
  database: Database,
  { who, program, dataDir }: Entrant,
  report: (error: unknown, what: string) => void,
  { leaseMs, beatMs, patienceMs }: LeaseTimes = usualLease,
): Promise<Lease> {
  const row = {
    id: newId(),
    name: `${who}, process ${process.pid} on ${hostname()}`,
    program,
    ...ownPlace(),
  };
  // The embedded database is opened by one process at a time: all others have ended.
  const alone = database.kind === 'embedded';
  const folder = alone ? undefined : dataDir;
  let lock: Lock | undefined;
  const first = await database.transaction(async (tx) => {
    await lockProcesses(tx);
    await forgetLongDead(tx);
    const known = await knownProcesses(tx);
    const left = folder === undefined ? null : await endedIn(folder);
    const ended = known.filter((one) => alone || left?.has(one.id) || hasEnded(one));
    await forgetProcesses(
      tx,
      ended.map(({ id }) => id),
    );
    const other = await otherProgram(tx, program);
    if (other) throw new OtherProgramError(other, program);
    // Before others can read of this process.
    if (folder !== undefined)
      lock = await lockProcess(folder, row.id).catch((error: unknown) => {
        report(error, 'lock of this process');
        return undefined;
      });
    await renewLease(tx, row, leaseMs);
    return ended.length === known.length;
  });
  // Nobody else is left who would have to be given time.
  let mayFreeFrom = performance.now() + (first ? 0 : patienceMs);
  const ending = new AbortController();
  const beating = beat();

  async function beat(): Promise<void> {
    for (let pause = beatMs; ;) {
      await delay(pause, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
      if (ending.signal.aborted) return;
      try {
        const held = await database.transaction((tx) => renewLease(tx, row, leaseMs));
        if (!held && !alone) mayFreeFrom = performance.now() + patienceMs;
        pause = beatMs;
      } catch (error) {
        report(error, 'renewing the lease of this process');
        pause = Math.min(againMs, beatMs);
      }
    }
  }

  return {
    id: row.id,
    who,
    program,
    mayFree: () => performance.now() >= mayFreeFrom,
    async release() {
      ending.abort();
      await beating;
      await endLease(database.db, row.id).catch((error: unknown) => report(error, 'ending the lease'));
      await lock?.release();
    },
  };
}
