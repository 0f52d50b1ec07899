import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { checkSchema } from './check-schema';
import type { Database, Db } from './database';
import { migrationsFolder } from './migrations-folder';
import * as schema from './schema';

/** Any number, the same in every server process: they migrate one after the other. */
const migrationLock = 7_261_904_115;

/** Opens a PostgreSQL database and brings its tables up to date. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  // An idle connection that the server ends must not end this process.
  pool.on('error', () => undefined);
  const client = await pool.connect().catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await checkSchema((text) => client.query(text), `the database ${client.database ?? ''}`);
    await migrate(drizzle(client, { schema }), { migrationsFolder: migrationsFolder() });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  } catch (error) {
    client.release(true);
    await pool.end();
    throw error;
  }
  client.release();
  const db = drizzle(pool, { schema });
  return {
    kind: 'postgres',
    db: db as Db,
    transaction: (work) => db.transaction((tx) => work(tx as Db)),
    execute: async (text, values) => ({ rows: (await pool.query(text, values)).rows }),
    check: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}
