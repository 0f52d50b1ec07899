import { once } from 'node:events';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipStream } from './zip-stream';
import type { ZipEntry } from './zip-stream';

const size = 1_000_000;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gep-zip-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Five files of a megabyte each: far more than the buffers of a stream hold. */
async function fiveFiles(): Promise<Extract<ZipEntry, { size: number }>[]> {
  return Promise.all(
    Array.from({ length: 5 }, async (_, i) => {
      const path = join(folder, `${i}.bin`);
      await writeFile(path, Buffer.alloc(size, i + 1));
      return { path: `${i}.bin`, handle: await open(path), size, mtime: new Date() };
    }),
  );
}
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
async function allClosed(entries: readonly Extract<ZipEntry, { size: number }>[]): Promise<void> {
  while (entries.some(({ handle }) => handle.fd !== -1)) await pause();
}

describe('zipStream', () => {
  it('holds its files: they can be deleted while it is read, and are closed at the end', async () => {
    const entries = await fiveFiles();
    const stream = zipStream([...entries, { path: 'a.csv', bytes: Buffer.from('a,b') }]);
    await once(stream, 'readable');
    for (const { path } of entries) await rm(join(folder, path));
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    const zip = Buffer.concat(parts);
    for (const i of entries.keys()) expect(zip.includes(Buffer.alloc(size, i + 1))).toBe(true);
    // The end record counts the entries of the central directory.
    expect(zip.readUInt16LE(zip.length - 12)).toBe(6);
    await allClosed(entries);
  });

  it('closes all files when its reader goes away', async () => {
    for (let i = 0; i < 20; i++) {
      const entries = await fiveFiles();
      const stream = zipStream(entries);
      await once(stream, 'readable');
      stream.read(1000);
      stream.destroy();
      await allClosed(entries);
    }
  });

  it('breaks off with the error of a file that cannot be read to its end', async () => {
    const [first, ...others] = await fiveFiles();
    const stream = zipStream([{ ...first, size: size + 1 }, ...others]);
    stream.resume();
    const [error] = (await once(stream, 'error')) as [Error];
    expect(error.message).toContain('unexpected number of bytes');
    await allClosed([first, ...others]);
  });
});
