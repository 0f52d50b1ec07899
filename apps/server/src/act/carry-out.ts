import { errorCodes } from '@gep/api-client/contract';
import type { ErrorName } from '@gep/api-client/contract';
import type { Database } from '../store/database';
import { inAct } from './act';
import type { Act } from './act';
import { appendEntry } from './audit-queries';
import { entryText } from './entry';

interface ActTools {
  readonly database: Database;
  readonly now: () => Date;
  readonly report: (error: unknown, what: string) => void;
}

/** Refusals that say nothing of an act: the server could not take it at that moment. */
const unsaid: readonly ErrorName[] = ['BUSY', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'];

/** Writes into the log that an act was refused, or failed. */
export async function logRefusal(
  { database, now, report }: ActTools,
  act: Act,
  name: ErrorName,
): Promise<void> {
  if (unsaid.includes(name)) return;
  await appendEntry(database.db, entryText(act, errorCodes[name].code, now())).catch((fault: unknown) =>
    report(fault, 'log of acts'),
  );
}

/** Writes an act that is done into the log, unless its transaction has. */
export async function logAct({ database, now }: Omit<ActTools, 'report'>, act: Act): Promise<void> {
  if (!act.isLogged) await appendEntry(database.db, entryText(act, act.code, now()));
}

/**
 * Does an act and writes into the log how it ended: with its transaction, or after it where it has none.
 * @param nameOf which error of the table an error is
 */
export async function carryOut<T>(
  tools: ActTools,
  act: Act,
  nameOf: (error: unknown) => ErrorName,
  work: () => Promise<T>,
): Promise<T> {
  let done: T;
  try {
    done = await inAct(act, work);
  } catch (error) {
    await logRefusal(tools, act, nameOf(error));
    throw error;
  }
  await logAct(tools, act);
  return done;
}
