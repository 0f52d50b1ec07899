import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The handle all store functions take: the whole database or one transaction of it. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

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
  close(): Promise<void>;
}
