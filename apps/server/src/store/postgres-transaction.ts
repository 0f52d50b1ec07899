import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from './database';
import { asFault, isDatabaseFault } from './database-fault';
import * as schema from './schema';

/**
 * Runs `work` in one transaction on a connection of the pool. Drizzle's own helper listens to no errors of the
 * connection, so that a server restart inside a transaction ends the process (drizzle-orm#3908), and never gives back a
 * connection whose BEGIN failed (drizzle-orm#6241).
 */
export async function inTransaction<T>(pool: pg.Pool, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch(asFault);
  let broken: unknown;
  const onError = (error: Error): void => {
    broken = error;
  };
  client.on('error', onError);
  try {
    await client.query('begin').catch(asFault);
    const done = await work(drizzle(client, { schema }) as Db);
    await client.query('commit').catch(asFault);
    return done;
  } catch (error) {
    if (isDatabaseFault(error)) broken ??= error;
    // Asking a server that hangs would double the wait.
    else await client.query('rollback').catch((cause: unknown) => (broken ??= cause));
    throw error;
  } finally {
    client.off('error', onError);
    // A connection that is broken, or in an unknown state, is closed instead of used again.
    client.release(broken !== undefined);
  }
}
