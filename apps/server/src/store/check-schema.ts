import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database';
import { migrationsFolder } from './migrations-folder';

/** A database whose tables this version cannot use; the message is a sentence for the operator. */
export class SchemaMismatchError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SchemaMismatchError';
  }
}

/** Times of this version's migrations, as drizzle keeps them in its table. */
function ownMigrations(): number[] {
  return migrations().map(({ when }) => when);
}

/** Name of this version's last migration, which says what its tables are. */
export function lastMigration(): string {
  return migrations().at(-1)?.tag ?? '';
}

/** Whether this version knows a migration: rows of tables as they were after it can be read. */
export function isKnownMigration(name: string): boolean {
  return migrations().some(({ tag }) => tag === name);
}

function migrations(): { when: number; tag: string }[] {
  const text = readFileSync(join(migrationsFolder(), 'meta', '_journal.json'), 'utf8');
  return (JSON.parse(text) as { entries: { when: number; tag: string }[] }).entries;
}

/**
 * Before migrating: whether the database is empty or was made by this version or an earlier one.
 * @returns true when its tables are those of this version
 * @param where the database in words, for the sentence
 * @throws SchemaMismatchError for one of a newer version, of another program, or of a version that was never released
 */
export async function checkSchema(execute: Database['execute'], where: string): Promise<boolean> {
  const names = await execute(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema in ('public', 'drizzle')`,
  );
  const tables = new Set(names.rows.map((row) => (row as { name: string }).name));
  if (!tables.has('drizzle.__drizzle_migrations')) {
    if (!tables.has('public.projects')) return false;
    throw new SchemaMismatchError(
      `${where} holds tables of another program: give the server its own empty database`,
    );
  }
  const { rows } = await execute('select created_at from drizzle.__drizzle_migrations order by created_at');
  const known = ownMigrations();
  const strange = rows.map((row) => Number((row as { created_at: unknown }).created_at));
  const unknown = strange.filter((when) => !known.includes(when));
  if (unknown.length === 0) return rows.length === known.length;
  throw new SchemaMismatchError(
    Math.max(...unknown) > Math.max(...known)
      ? `${where} was made by a newer version of this server: start that version, or choose another data folder or database`
      : `${where} was made by a version that cannot be brought up to date: choose another data folder or database, and import its projects again`,
  );
}
