import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config';

/** Keeps texts that the database must not give away, and gives them back. */
export interface Secrets {
  seal(text: string): string;
  /** Null for what was sealed with another key, or changed since. */
  unseal(sealed: string): string | null;
}

const algorithm = 'aes-256-gcm';
const [keyBytes, ivBytes, tagBytes] = [32, 12, 16];

/**
 * Seals with the configured key, else with one that the first start writes into the data folder: a copy of the
 * database holds sealed texts only.
 */
export async function openSecrets({ secretKey, dataDir }: Config): Promise<Secrets> {
  const key = secretKey ?? (await keyOf(join(dataDir, 'secret.key')));
  return {
    seal(text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
    },
    unseal(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes));
        decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        const text = decipher.update(bytes.subarray(ivBytes + tagBytes));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

/** The key in a file, which is made where it is missing, with the folder. */
async function keyOf(path: string): Promise<Buffer> {
  const text = await readFile(path, 'utf8').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await makeKey(path);
    return readFile(path, 'utf8');
  });
  const key = Buffer.from(text, 'base64');
  if (key.length === keyBytes) return key;
  throw new RangeError(`${path}: got ${key.length} bytes, allowed: ${keyBytes} bytes in base64`);
}

/** Of several processes that make it, one wins. */
async function makeKey(path: string): Promise<void> {
  const own = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(own, randomBytes(keyBytes).toString('base64'), { mode: 0o600 });
  try {
    await link(own, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(own, { force: true });
  }
}
