import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the migrations: beside this file in the sources, beside the bundle (`migrations/`) in the build. */
export function migrationsFolder(): string {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const candidates = [
    join(here, 'migrations'),
    join(here, '..', 'migrations'),
    join(here, 'store', 'migrations'),
  ];
  const found = candidates.find((folder) => existsSync(join(folder, 'meta', '_journal.json')));
  if (!found) throw new Error(`no migrations found, looked in ${candidates.join(', ')}`);
  return found;
}
