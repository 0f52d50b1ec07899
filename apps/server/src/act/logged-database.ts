import type { Database } from '../store/database';
import { currentAct } from './act';
import { appendEntry } from './audit-queries';
import { entryText } from './entry';

/** A database whose transactions write the act that they are part of into the log: both stand, or neither. */
export function loggedDatabase(database: Database, now: () => Date): Database {
  return {
    ...database,
    transaction: async (work) => {
      const act = currentAct();
      if (!act || act.isLogged) return database.transaction(work);
      const done = await database.transaction(async (tx) => {
        const value = await work(tx);
        if (!act.isIdle) await appendEntry(tx, entryText(act, act.code, now()));
        return value;
      });
      act.isLogged = !act.isIdle;
      return done;
    },
  };
}
