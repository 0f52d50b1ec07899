import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../store/database';
import { migrationsFolder } from '../store/migrations-folder';
import { wireOf } from '../store/embedded-wire';
import type { EmbeddedWire } from '../store/embedded-wire';
import { embeddedDatabase } from '../store/open-embedded';
import { openPostgres } from '../store/open-postgres';
import { onPostgres } from './look-inside';

/** Emptied databases in memory: opening one takes a second of CPU time, emptying it a tenth. */
const emptied: PGlite[] = [];

/**
 * An empty, migrated database for one test file: in memory, or a separate database on the PostgreSQL server that
 * DATABASE_URL names. Closing it empties or removes it.
 */
export async function testDatabase(): Promise<Database> {
  const url = process.env.DATABASE_URL;
  if (url?.startsWith('postgres')) return postgresDatabase(url);
  const lite = emptied.pop() ?? (await memoryDatabase());
  const database = await embeddedDatabase(openWire(lite));
  let closed: Promise<void> | undefined;
  return {
    ...database,
    close: () =>
      (closed ??= database
        .close()
        .then(() => emptyTables(lite))
        .then(() => void emptied.push(lite))),
  };
}

/** A database that no other test gets afterwards: for tests that break its tables. */
export async function spoilableDatabase(): Promise<Database> {
  const url = process.env.DATABASE_URL;
  return url?.startsWith('postgres')
    ? postgresDatabase(url)
    : embeddedDatabase(wireOf(await memoryDatabase()));
}

/** An empty, migrated database of a kind; `postgres` only where DATABASE_URL names a server. */
export async function databaseOfKind(kind: Database['kind']): Promise<Database> {
  return kind === 'postgres'
    ? postgresDatabase(process.env.DATABASE_URL ?? '')
    : embeddedDatabase(wireOf(await memoryDatabase()));
}

/** A database that stays open when it is closed, for the next. */
function openWire(lite: PGlite): EmbeddedWire {
  return { ...wireOf(lite), close: () => Promise.resolve() };
}

/** Takes all rows but those that a start of the server finds as it left them: the queue's version and queues. */
async function emptyTables(lite: PGlite): Promise<void> {
  const { rows } = await lite.query<{ names: string }>(
    `select string_agg(format('%I.%I', schemaname, tablename), ', ') as names from pg_tables
      where schemaname = 'public' or (schemaname = 'pgboss' and tablename not in ('version', 'queue'))`,
  );
  // The log of acts refuses to be emptied.
  await lite.exec(`alter table audit_entries disable trigger user;
    truncate ${rows[0]?.names} restart identity cascade;
    alter table audit_entries enable trigger user`);
}

/** Migrating takes seconds, loading the result a quarter of one: it is kept by the content of the migrations. */
async function memoryDatabase(): Promise<PGlite> {
  const snapshot = join(tmpdir(), `gep-test-database-${migrationsHash()}.tar`);
  if (!existsSync(snapshot)) {
    const lite = await PGlite.create();
    await (await embeddedDatabase(openWire(lite))).close();
    const dump = await lite.dumpDataDir('none');
    await lite.close();
    const part = `${snapshot}.${randomUUID()}`;
    await writeFile(part, new Uint8Array(await dump.arrayBuffer()));
    await rename(part, snapshot);
  }
  const loadDataDir = new Blob([new Uint8Array(await readFile(snapshot))]);
  return PGlite.create({ loadDataDir });
}

function migrationsHash(): string {
  const folder = migrationsFolder();
  const hash = createHash('sha256');
  for (const name of readdirSync(folder)
    .filter((entry) => entry.endsWith('.sql'))
    .sort()) {
    hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function postgresDatabase(url: string): Promise<Database> {
  const empty = await emptyPostgres(url);
  const database = await openPostgres(empty.url);
  return {
    ...database,
    close: async () => {
      await database.close();
      await empty.remove();
    },
  };
}

/** A separate database without tables on the PostgreSQL server of a URL. */
export async function emptyPostgres(server: string): Promise<{ url: string; remove(): Promise<void> }> {
  const name = `gep_test_${randomUUID().replaceAll('-', '')}`;
  await onPostgres(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => onPostgres(server, `drop database ${name} with (force)`) };
}
