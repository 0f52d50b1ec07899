import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { checkSchema } from './check-schema';
import type { Database, Db } from './database';
import { takeLock } from './lock-file';
import { migrationsFolder } from './migrations-folder';
import * as schema from './schema';
import { startSnapshots } from './snapshot';

/**
 * Opens the embedded database in `<dataDir>/db`, one process at a time.
 * @throws Error naming the process that holds the folder.
 */
export async function openEmbedded(
  dataDir: string,
  report: (error: unknown, what: string) => void,
): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const lock = await takeLock(join(dataDir, 'db.lock'));
  try {
    const folder = join(dataDir, 'db');
    const lite = await PGlite.create(folder).catch((cause: unknown) => {
      throw new Error(
        `the embedded database in ${folder} cannot be opened: unpack the newest of ${join(dataDir, 'snapshots')} in its place`,
        { cause },
      );
    });
    const database = await embeddedDatabase(lite, `the data folder ${dataDir}`).catch(
      async (error: unknown) => {
        await lite.close();
        throw error;
      },
    );
    const snapshots = startSnapshots(lite, join(dataDir, 'snapshots'), report);
    return {
      ...database,
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

/** Wraps an open PGlite after bringing its tables up to date. @throws SchemaMismatchError */
export async function embeddedDatabase(lite: PGlite, where = 'the database'): Promise<Database> {
  const db = drizzle(lite, { schema });
  await checkSchema((text) => lite.query(text), where);
  await migrate(db, { migrationsFolder: migrationsFolder() });
  return {
    kind: 'embedded',
    db: db as unknown as Db,
    transaction: (work) => db.transaction((tx) => work(tx as unknown as Db)),
    execute: async (text, values) =>
      values?.length
        ? { rows: (await lite.query(text, values)).rows }
        : { rows: (await lite.exec(text)).at(-1)?.rows ?? [] },
    check: async () => {
      await lite.query('select 1');
    },
    // Nobody else has it open.
    hold: () => Promise.resolve({ release: () => Promise.resolve() }),
    close: () => lite.close(),
  };
}
