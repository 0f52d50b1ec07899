import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { checkSchema, SchemaMismatchError } from './check-schema';
import type { Database, Db } from './database';
import { asFault } from './database-fault';
import { migrationsFolder } from './migrations-folder';
import { NamingClient } from './naming-client';
import { holderOf, holdPostgres } from './postgres-hold';
import { inTransaction } from './postgres-transaction';
import * as schema from './schema';

/** Any number, the same in every server process: they migrate one after the other. */
const migrationLock = 7_261_904_115;

/** A request that needs the database is answered within 15 seconds, also when the database hangs. */
const clocks = {
  connectionTimeoutMillis: 10_000,
  // The server gives up first, so that the connection stays usable.
  statement_timeout: 11_000,
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 120_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

/** Opens a PostgreSQL database and brings its tables up to date. */
export async function openPostgres(url: string): Promise<Database> {
  await migrateTables(url);
  const pool = new pg.Pool({ connectionString: url, Client: NamingClient, max: 10, ...clocks });
  // An idle connection that the server ends must not end this process.
  pool.on('error', () => undefined);
  const db = drizzle(pool, { schema });
  return {
    kind: 'postgres',
    db: db as Db,
    transaction: (work) => inTransaction(pool, work),
    execute: async (text, values) => ({ rows: (await pool.query(text, values).catch(asFault)).rows }),
    check: async () => {
      await pool.query('select 1');
    },
    hold: (right, who, onLost) => holdPostgres(url, right, who, onLost),
    // The memory is that of the database server.
    giveBackMemory: () => Promise.resolve(),
    close: () => pool.end(),
  };
}

/** On a connection without clocks: another process may be migrating, and a migration may take long. */
async function migrateTables(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A connection that ends fails the query in hand; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const where = `the database ${client.database ?? ''}`;
    if (!(await checkSchema((text) => client.query(text), where))) {
      const holder = await holderOf(client, 'work');
      if (holder !== undefined)
        throw new SchemaMismatchError(
          `${where} is in the hands of ${holder}, an earlier version: stop that before this version changes the tables`,
        );
    }
    await migrate(drizzle(client, { schema }), { migrationsFolder: migrationsFolder() });
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}
