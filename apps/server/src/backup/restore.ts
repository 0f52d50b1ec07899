import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { newAct } from '../act/act';
import { appendEntry } from '../act/audit-queries';
import { entryText } from '../act/entry';
import { isLastAct } from '../act/is-last-act';
import type { Config } from '../config';
import { fail } from '../error/gep-error';
import type { FileVault } from '../file/file-vault';
import { openVault } from '../file/open-vault';
import { readMeasured, writeMeasured } from '../file/written-file';
import type { Measured } from '../file/written-file';
import { phrase } from '../message/phrase';
import { lastMigration } from '../store/check-schema';
import type { Database } from '../store/database';
import { readManifest } from './manifest';
import type { Manifest } from './manifest';
import { fileOfTable, isEmpty, loadTables } from './table-queries';

/**
 * Fills an empty database and an empty file store from a backup. The rows come last and all at once, with their entry in
 * the log: a restore that was cut off can be repeated, also behind that moment, as long as nobody has done anything since.
 * @throws GepError VALIDATION for a target that holds something, for a backup of other tables, and naming every file of
 * it that has changed; HeldError when a server runs on the database
 */
export async function restore(
  config: Config,
  database: Database,
  folder: string,
  now = new Date(),
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (manifest.schema !== lastMigration())
    fail('VALIDATION', {
      field: folder,
      rule: phrase('backup.other-version', { version: manifest.program }),
    });
  const changed = await changedFiles(folder, manifest);
  if (changed.length > 0)
    fail('VALIDATION', { field: folder, rule: phrase('backup.changed', { files: changed.join(', ') }) });
  const hold = await database.hold('alone', 'npm run restore', () => undefined);
  try {
    const act = newAct('restore', { about: aboutOf(manifest) });
    const isDone = await isLastAct(database.db, act);
    if (!isDone && !(await isEmpty(database.db)))
      fail('VALIDATION', { field: 'DATABASE_URL', rule: phrase('backup.full-database') });
    const temporary = join(config.dataDir, 'files', 'temporary');
    await mkdir(temporary, { recursive: true });
    const vault = await openVault(config, temporary, () => Promise.resolve(manifest.owner));
    const known = new Set(manifest.files.map(({ path }) => path));
    for await (const path of vault.settledPaths())
      if (!known.has(path)) fail('VALIDATION', { field: path, rule: phrase('backup.full-store') });
    for (const file of manifest.files)
      await putFile(vault, temporary, join(folder, 'files', file.path), file);
    // Behind the entries of the backup.
    if (!isDone)
      await loadTables(database, join(folder, 'tables'), manifest.tables, (tx) =>
        appendEntry(tx, entryText(act, act.code, now)),
      );
    return manifest;
  } finally {
    await hold.release();
  }
}

/** How much a restore brought, and from which backup, named by a hash: for the log. */
function aboutOf(manifest: Manifest): Record<string, string> {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const backup = createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
  return { rows: String(rows), files: String(manifest.files.length), backup };
}

async function putFile(
  vault: FileVault,
  temporary: string,
  from: string,
  file: Manifest['files'][number],
): Promise<void> {
  const copy = join(temporary, randomUUID());
  try {
    const written = await writeMeasured(createReadStream(from), copy);
    if (!isSame(written, file))
      fail('VALIDATION', { field: from, rule: phrase('backup.changed', { files: file.path }) });
    await vault.put(copy, file.path);
  } finally {
    await rm(copy, { force: true });
  }
}

/** Paths in the backup of the files that are not what its manifest says, or not there. */
async function changedFiles(folder: string, { tables, files }: Manifest): Promise<string[]> {
  const wanted = [
    ...tables.map((rows) => ({ ...rows, name: `tables/${fileOfTable(rows.table)}` })),
    ...files.map((file) => ({ ...file, name: `files/${file.path}` })),
  ];
  const changed: string[] = [];
  for (const one of wanted) {
    const found = await readMeasured(join(folder, one.name)).catch(() => null);
    if (!found || !isSame(found, one)) changed.push(one.name);
  }
  return changed;
}

const isSame = (one: Measured, other: Measured): boolean =>
  one.size === other.size && one.sha256 === other.sha256;
