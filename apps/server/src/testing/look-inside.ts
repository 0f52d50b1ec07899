import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** A database as it was at one moment. */
export interface Inside {
  rows(text: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/**
 * Looks into the database of a server that runs and does nothing at the moment: by a connection to PostgreSQL, or into a
 * copy of the embedded one's folder. The copy is as after a power cut, which the database is made for.
 */
export async function lookInside(dataFolder: string, databaseUrl: string | null): Promise<Inside> {
  if (databaseUrl !== null) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    return {
      rows: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
      close: () => client.end(),
    };
  }
  const folder = await mkdtemp(join(tmpdir(), 'gep-inside-'));
  await cp(join(dataFolder, 'db'), folder, { recursive: true });
  const lite = await PGlite.create(folder);
  return {
    rows: async (text) => (await lite.query<Record<string, unknown>>(text)).rows,
    close: async () => {
      await lite.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs one statement on a PostgreSQL server. */
export async function onPostgres(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
