import { createDecipheriv } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createSlots } from '../slots';
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
/** Enough of a file to see what it is. */
const signBytes = 64;

// A file of 200 MB takes a core for a second.
const slots = createSlots(2);

/**
 * Replaces an encoded upload (AES-ECB, PKCS7) by its plain bytes; plain uploads are answered as they are. At most two
 * are decoded at a time, block by block.
 * @throws WireEncodingError
 */
export async function decodeUpload(
  store: FileStore,
  file: TemporaryFile,
  key: string,
  encoding: WireEncoding,
  signal?: AbortSignal,
): Promise<TemporaryFile> {
  if (encoding === 'none') return file;
  const isWhole = file.size > 0 && file.size % blockBytes === 0;
  if (encoding === undefined && (!isWhole || looksPlain(file.name, await firstBytes(file.path)))) return file;
  if (!isWhole) throw new WireEncodingError(file.name);
  const release = await slots.take({ signal });
  try {
    const plain = await store.receive(Readable.from(decoded(file, key)), file.name, file.size);
    await store.discard([file]);
    return plain;
  } catch (error) {
    if (error instanceof WireEncodingError && encoding === undefined) return file;
    throw error;
  } finally {
    release();
  }
}

async function* decoded(file: TemporaryFile, key: string): AsyncGenerator<Buffer> {
  const decipher = createDecipheriv(`aes-${Buffer.byteLength(key) * 8}-ecb`, Buffer.from(key), null);
  for await (const bytes of createReadStream(file.path)) yield decipher.update(bytes as Buffer);
  let last: Buffer;
  try {
    last = decipher.final();
  } catch {
    throw new WireEncodingError(file.name);
  }
  yield last;
}

async function firstBytes(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(signBytes), position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
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
      return bytes.every((byte) => byte === 9 || byte === 10 || byte === 13 || byte >= 32);
  }
}
