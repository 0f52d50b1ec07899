import type { Database } from '../store/database';
import { DatabaseFault } from '../store/database-fault';

/** A database that refuses everything while `away` says so. */
export function faultyDatabase(database: Database, away: () => unknown): Database {
  const check = (): void => {
    const error = away();
    if (error !== undefined) throw error instanceof Error ? error : new DatabaseFault(error);
  };
  return {
    ...database,
    get db() {
      check();
      return database.db;
    },
    transaction: async (work) => {
      check();
      return database.transaction(async (tx) => {
        const done = await work(tx);
        check();
        return done;
      });
    },
    execute: async (text, values) => {
      check();
      return database.execute(text, values);
    },
  };
}
