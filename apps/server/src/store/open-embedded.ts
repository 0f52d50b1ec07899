import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { checkSchema } from './check-schema';
import { copyDatabaseFiles } from './copy-database-files';
import type { Database, Db } from './database';
import { openEmbeddedThread } from './embedded-host';
import type { EmbeddedWire } from './embedded-wire';
import { takeLock } from './lock-file';
import { migrationsFolder } from './migrations-folder';
import { NamingClient } from './naming-client';
import { inTransaction } from './postgres-transaction';
import * as schema from './schema';
import { startSnapshots } from './snapshot';
import type { Copied } from './snapshot';
import { WireStream } from './wire-stream';

/**
 * Opens the embedded database in `<dataDir>/db`, one process at a time.
 * @throws Error naming the process that holds the folder.
 */
export async function openEmbedded(
  dataDir: string,
  report: (error: unknown, what: string) => void,
): Promise<Database & Copied> {
  await mkdir(dataDir, { recursive: true });
  const lock = await takeLock(join(dataDir, 'db.lock'));
  try {
    const folder = join(dataDir, 'db');
    const open = (): Promise<EmbeddedWire> =>
      openEmbeddedThread(folder).catch((cause: unknown) => {
        throw new Error(
          `the embedded database in ${folder} cannot be opened: unpack the newest of ${join(dataDir, 'snapshots')} in its place`,
          { cause },
        );
      });
    const wire = await open();
    const database = await embeddedDatabase(wire, `the data folder ${dataDir}`, open).catch(
      async (error: unknown) => {
        await wire.close();
        throw error;
      },
    );
    const copyFiles = (to: string): Promise<void> =>
      database.whileQuiet((wal) => copyDatabaseFiles(folder, to, wal));
    const snapshots = startSnapshots({ copyFiles }, join(dataDir, 'snapshots'), report);
    return {
      ...database,
      copyFiles,
      close: async () => {
        await snapshots.stop();
        await database.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** An embedded database that can hold everybody up. */
interface Quiet {
  /**
   * Works while nobody uses the database and its files hold all that was written.
   * @param work gets the name of the current segment of the write-ahead log
   */
  whileQuiet<T>(work: (wal: string) => Promise<T>): Promise<T>;
}

/**
 * Brings the tables of an open embedded database up to date. It has one connection, which speaks the protocol of
 * PostgreSQL, so that both databases are used by the same code.
 * @param where the database in words, for messages
 * @param reopen opens it again after it was closed; without it the memory that it has taken stays
 * @throws SchemaMismatchError
 */
export async function embeddedDatabase(
  wire: EmbeddedWire,
  where = 'the database',
  reopen?: () => Promise<EmbeddedWire>,
): Promise<Database & Quiet> {
  let current = wire;
  const stream = (): WireStream => new WireStream(current);
  const pool = new pg.Pool({
    ...{ Client: NamingClient, max: 1, idleTimeoutMillis: 0 },
    ...{ ssl: false, user: 'postgres', database: 'postgres', stream },
    // The session is that of the connection before, with its statements and perhaps a transaction that broke off.
    onConnect: async (client) => {
      await client.query('rollback');
      await client.query('discard all');
    },
  });
  pool.on('error', () => undefined);
  const db = drizzle(pool, { schema });
  await checkSchema((text) => pool.query(text), where);
  await migrate(db, { migrationsFolder: migrationsFolder() });
  return {
    kind: 'embedded',
    db: db as unknown as Db,
    transaction: (work) => inTransaction(pool, work),
    execute: async (text, values) => ({ rows: (await pool.query(text, values)).rows }),
    check: async () => {
      await pool.query('select 1');
    },
    // Nobody else has it open.
    hold: () => Promise.resolve({ release: () => Promise.resolve() }),
    whileQuiet: async (work) => {
      // Who has the connection is alone, outside of every transaction.
      const client = await pool.connect();
      try {
        await client.query('checkpoint');
        const { rows } = await client.query<{ wal: string }>(
          'select pg_walfile_name(pg_current_wal_lsn()) as wal',
        );
        return await work(rows[0].wal);
      } finally {
        client.release();
      }
    },
    giveBackMemory: async () => {
      if (!reopen) return;
      const client = await pool.connect();
      try {
        await current.close();
        current = await reopen();
      } finally {
        client.release(true);
      }
    },
    close: async () => {
      await pool.end();
      await current.close();
    },
  };
}
