import { createDecipheriv } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { FileStore, TemporaryFile } from './file-store';

/** How a region file travelled; undefined: the bytes decide. */
export type WireEncoding = 'none' | 'aes-ecb' | undefined;

/** Thrown when a file is said to be encoded and cannot be decoded. */
export class WireEncodingError extends Error {
  constructor(readonly fileName: string) {
    super(`${fileName} cannot be decoded`);
    this.name = 'WireEncodingError';
  }
}

const blockBytes = 16;

/**
 * Replaces an encoded upload (AES-ECB, PKCS7) by its plain bytes; plain uploads are answered as they are.
 * @throws WireEncodingError
 */
export async function decodeUpload(
  store: FileStore,
  file: TemporaryFile,
  key: string,
  encoding: WireEncoding,
): Promise<TemporaryFile> {
  if (encoding === 'none') return file;
  if (file.size === 0 || file.size % blockBytes !== 0) {
    if (encoding === 'aes-ecb') throw new WireEncodingError(file.name);
    return file;
  }
  const bytes = await readFile(file.path);
  if (encoding === undefined && looksPlain(file.name, bytes)) return file;
  const plain = decrypt(bytes, key);
  if (!plain) {
    if (encoding === 'aes-ecb') throw new WireEncodingError(file.name);
    return file;
  }
  const path = store.temporaryPath();
  await writeFile(path, plain, { flag: 'wx' });
  await store.discard([file]);
  return store.adopt(path, file.name);
}

function decrypt(bytes: Uint8Array, key: string): Buffer | null {
  const decipher = createDecipheriv(`aes-${Buffer.byteLength(key) * 8}-ecb`, Buffer.from(key), null);
  try {
    return Buffer.concat([decipher.update(bytes), decipher.final()]);
  } catch {
    return null;
  }
}

/** Whether a part begins as its kind does; kinds without a sign count as plain when they are text. */
function looksPlain(name: string, bytes: Buffer): boolean {
  switch (/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase()) {
    case 'shp':
    case 'shx':
    case 'sbn':
    case 'sbx':
      return bytes.readInt32BE(0) === 9994;
    case 'dbf':
      // Version byte, then a date whose month and day are dates.
      return (bytes[0] & 7) === 3 && bytes[2] <= 12 && bytes[3] <= 31;
    default:
      return bytes.subarray(0, 64).every((byte) => byte === 9 || byte === 10 || byte === 13 || byte >= 32);
  }
}
