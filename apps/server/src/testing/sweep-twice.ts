import type { FileStore } from '../file/file-store';
import type { Database } from '../store/database';

/** Removes every stored file without a row, as the sweeps of today and of the week after next do. */
export async function sweepTwice(files: FileStore, database: Database): Promise<void> {
  await files.sweep(database.db, new Date());
  await files.sweep(database.db, new Date(Date.now() + 14 * 24 * 60 * 60_000));
}
