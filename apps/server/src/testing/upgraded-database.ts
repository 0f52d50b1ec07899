import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as embedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { drizzle as postgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from '../store/database';
import { wireOf } from '../store/embedded-wire';
import { migrationsFolder } from '../store/migrations-folder';
import { embeddedDatabase } from '../store/open-embedded';
import { openPostgres } from '../store/open-postgres';
import { emptyPostgres } from './test-database';

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

/**
 * A database that an earlier version left behind, opened by this version: the tables of the migrations up to `tag`, then
 * the rows of that time, then what opening does.
 */
export async function upgradedDatabase(tag: string, rows: string): Promise<Database> {
  const folder = await migrationsUpTo(tag);
  try {
    const server = process.env.DATABASE_URL;
    return server?.startsWith('postgres')
      ? await upgradedPostgres(server, folder, rows)
      : await upgradedEmbedded(folder, rows);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function upgradedEmbedded(migrations: string, rows: string): Promise<Database> {
  const lite = await PGlite.create();
  await migrateEmbedded(embedded(lite), { migrationsFolder: migrations });
  await insertUnchecked((text) => lite.exec(text), rows);
  return embeddedDatabase(wireOf(lite));
}

async function upgradedPostgres(server: string, migrations: string, rows: string): Promise<Database> {
  const { url, remove } = await emptyPostgres(server);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migratePostgres(postgres(client), { migrationsFolder: migrations });
  await insertUnchecked((text) => client.query(text), rows);
  await client.end();
  const database = await openPostgres(url);
  return {
    ...database,
    close: async () => {
      await database.close();
      await remove();
    },
  };
}

/** Tables refer to each other in circles: no order of rows would satisfy them. */
async function insertUnchecked(execute: (text: string) => Promise<unknown>, rows: string): Promise<void> {
  await execute('set session_replication_role = replica');
  for (const statement of rows.split(/(?<=;\n)(?=INSERT)/)) await execute(statement);
  await execute('set session_replication_role = default');
}

async function migrationsUpTo(tag: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gep-migrations-'));
  await cp(migrationsFolder(), folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as Journal;
  const last = journal.entries.findIndex((entry) => entry.tag === tag);
  if (last < 0) throw new RangeError(`tag: got ${tag}, allowed: the name of a migration`);
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return folder;
}
