import type { Database } from './database';
import { openEmbedded } from './open-embedded';
import { openPostgres } from './open-postgres';

/** Opens the configured database, migrated. */
export function openDatabase(
  config: { databaseUrl: string | null; dataDir: string },
  report: (error: unknown, what: string) => void,
): Promise<Database> {
  return config.databaseUrl === null
    ? openEmbedded(config.dataDir, report)
    : openPostgres(config.databaseUrl);
}
