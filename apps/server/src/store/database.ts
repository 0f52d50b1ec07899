import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Lock } from './lock-file';
import type * as schema from './schema';

/** The handle all store functions take: the whole database or one transaction of it. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/**
 * What processes ask each other for: many `work` at once on runs and left-overs, and one has the database `alone`, while
 * nobody works; one makes a `backup`, and meanwhile no stored file goes.
 */
export type Right = 'work' | 'alone' | 'backup';

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Db;
  /**
   * Runs `work` in one transaction, rolled back when it throws. Inside, only the handle given may be used: the
   * embedded database has one connection, and a query beside the transaction waits for its end.
   */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /** Plain SQL for the queue; several statements are allowed when there are no values. */
  execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Rejects when the database does not answer. */
  check(): Promise<void>;
  /**
   * Takes a right.
   * @param who told to others that want it
   * @param onLost called when, after an outage, another process has had what excludes it
   * @throws HeldError naming a process that stands against it
   */
  hold(right: Right, who: string, onLost: (error: Error) => void): Promise<Lock>;
  /** Gives memory back to the system that earlier work has taken; everybody waits meanwhile. */
  giveBackMemory(): Promise<void>;
  close(): Promise<void>;
}
