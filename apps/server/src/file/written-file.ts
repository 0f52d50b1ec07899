import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, openSync } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What the bytes of a file are. */
export interface Measured {
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/**
 * Writes a stream to a new file, on disk when the promise resolves; on failure there is no file.
 * @param onSize called with the bytes so far; what it throws ends the writing
 */
export async function writeMeasured(
  source: Readable,
  path: string,
  onSize: (size: number) => void = () => undefined,
): Promise<Measured> {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      try {
        onSize(size);
      } catch (error) {
        return done(error as Error);
      }
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    // Opened at once: a stream that opens its file by itself may make it after a failure has removed it.
    await pipeline(source, measure, createWriteStream(path, { fd: openSync(path, 'wx') }));
    await syncFile(path);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { size, sha256: hash.digest('hex') };
}

/** Measures a file that a program wrote and forces it to disk. */
export async function measureFile(path: string): Promise<Measured> {
  const measured = await readMeasured(path);
  await syncFile(path);
  return measured;
}

export async function readMeasured(path: string): Promise<Measured> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return { size: (await stat(path)).size, sha256: hash.digest('hex') };
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
