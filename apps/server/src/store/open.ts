import type { Database } from './database';
import { openEmbedded } from './open-embedded';
import { openPostgres } from './open-postgres';

/** Opens the configured database, migrated. */
export function openDatabase(config: { databaseUrl: string | null; dataDir: string }): Promise<Database> {
  return config.databaseUrl === null ? openEmbedded(config.dataDir) : openPostgres(config.databaseUrl);
}
