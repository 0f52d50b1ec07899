import { join } from 'node:path';
import type { Config } from '../config';
import { openFileCache } from './file-cache';
import type { FileVault } from './file-vault';
import { openFolderVault } from './folder-vault';

/**
 * The vault of the settings: `files/stored` of the data folder, or the S3-compatible store with `files/cache`.
 * @param owner the database that the files in the store belong to
 */
export async function openVault(
  { dataDir, s3, fileCacheBytes }: Pick<Config, 'dataDir' | 's3' | 'fileCacheBytes'>,
  temporaryFolder: string,
  owner: () => Promise<string>,
): Promise<FileVault> {
  if (s3 === null) return openFolderVault(join(dataDir, 'files', 'stored'));
  const cache = await openFileCache(join(dataDir, 'files', 'cache'), fileCacheBytes);
  // The client of the store is loaded only where there is one.
  const { openS3Vault } = await import('./s3-vault');
  return openS3Vault(s3, { cache, temporaryFolder }, await owner());
}
