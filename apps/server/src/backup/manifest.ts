import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { fail } from '../error/gep-error';
import { phrase } from '../message/phrase';

const measured = { size: z.number().int().nonnegative(), sha256: z.string().length(64) };

const manifest = z.object({
  format: z.literal(1),
  program: z.string(),
  /** The last migration of the tables. */
  schema: z.string(),
  createdAt: z.string(),
  /** The text that marks the store of the files as this database's. */
  owner: z.string(),
  tables: z.array(z.object({ table: z.string().regex(/^[a-z_]+$/), rows: z.number().int(), ...measured })),
  files: z.array(z.object({ path: z.string().regex(/^[a-z0-9]{2}\/[a-z0-9]{20}$/), ...measured })),
  /** Stored files that a row names and that could not be read when the backup was made. */
  missing: z.array(z.string()),
});

/** What a backup holds, with the hash of every file; written last, so that a folder without it is not a backup. */
export type Manifest = z.infer<typeof manifest>;

const name = 'manifest.json';

export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  await writeFile(join(folder, name), `${JSON.stringify(content, null, 1)}\n`, { flag: 'wx' });
}

/** @throws GepError VALIDATION for a folder without a whole backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const read = async (): Promise<Manifest> =>
    manifest.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
  return read().catch(() => fail('VALIDATION', { field: folder, rule: phrase('backup.no-manifest') }));
}
