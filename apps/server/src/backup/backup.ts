import { createReadStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fail } from '../error/gep-error';
import { allStoredBytes } from '../file/queries';
import { writeMeasured } from '../file/written-file';
import { phrase } from '../message/phrase';
import type { Services } from '../services';
import { lastMigration } from '../store/check-schema';
import { installationText } from '../store/installation';
import { newId } from '../store/new-id';
import { version } from '../version';
import { writeManifest } from './manifest';
import type { Manifest } from './manifest';
import { writeTables } from './table-queries';

/**
 * Writes all rows and files into an empty folder, each with its hash. Beside a server on PostgreSQL it takes the rows of
 * one moment; files never change, and while the backup is made none goes.
 * @throws GepError VALIDATION for a folder that holds something; HeldError while another backup is made
 */
export async function backUp(services: Services, folder: string): Promise<Manifest> {
  const { database, report } = services;
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    fail('VALIDATION', { field: folder, rule: phrase('backup.not-empty') });
  const hold = await database.hold('backup', 'npm run backup', (error) => report(error, 'backup'));
  try {
    await mkdir(join(folder, 'tables'));
    // In a folder there is none yet, and a restore may be into another store.
    const owner = await installationText(database.db, 'files', newId);
    const { tables, read } = await writeTables(database, join(folder, 'tables'), allStoredBytes);
    const files: Manifest['files'] = [];
    const missing: string[] = [];
    for (const file of read) {
      const to = join(folder, 'files', file.path);
      await mkdir(dirname(to), { recursive: true });
      const whole = await copyOf(services, file, to);
      if (whole) files.push(file);
      else missing.push(file.path);
    }
    const content = {
      ...{ format: 1 as const, program: version, schema: lastMigration() },
      ...{ createdAt: services.now().toISOString(), owner, tables, files, missing },
    };
    await writeManifest(folder, content);
    return content;
  } finally {
    await hold.release();
  }
}

/** Whether the file could be copied and is what was stored. */
async function copyOf(
  { files, report }: Services,
  file: Manifest['files'][number],
  to: string,
): Promise<boolean> {
  try {
    const { size, sha256 } = await writeMeasured(createReadStream(await files.localPath(file)), to);
    if (size === file.size && sha256 === file.sha256) return true;
    report(new Error(`${file.path} has changed since it was stored`), 'backup');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
    report(error, `backup of ${file.path}`);
  }
  return false;
}
