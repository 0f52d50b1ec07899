import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import type { Db } from '../store/database';
import { installationText } from '../store/installation';
import { newId } from '../store/new-id';

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>;

const marker = ({ dataDir }: Place): string => join(dataDir, 'files', 'owner');
const isShared = ({ databaseUrl, s3 }: Place): boolean => databaseUrl !== null && s3 === null;
const ownerOf = (db: Db): Promise<string> => installationText(db, 'files', newId);

/** Marks the folder of a server's files with their database, as a store is marked by its vault. */
export async function markFolder(place: Place, db: Db): Promise<void> {
  if (isShared(place)) await writeFile(marker(place), await ownerOf(db));
}

/** Whether the files of a process are those of its database: its folder can be another one than that of the servers. */
export async function holdsFilesOf(place: Place, db: Db): Promise<boolean> {
  if (!isShared(place)) return true;
  const found = await readFile(marker(place), 'utf8').catch(() => null);
  return found === (await ownerOf(db));
}
