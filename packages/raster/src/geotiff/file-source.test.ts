import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ByteSource } from './byte-source';
import { fileSource } from './file-source';

let folder: string;
let source: ByteSource;
const written = Uint8Array.from({ length: 300_000 }, (_, i) => (i * 7919) >> 3);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gep-file-source-'));
  await writeFile(join(folder, 'bytes'), written);
  source = await fileSource(join(folder, 'bytes'));
});
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true });
});

test.each([
  ['a few bytes', 1000, 20],
  ['many bytes', 1, 250_000],
  ['the last bytes and no more', 299_990, 70_000],
  ['nothing behind the end', 400_000, 10],
])('reads %s', async (_, offset, length) => {
  const got = await source.read(offset, length);
  expect(Buffer.compare(got, written.subarray(offset, offset + length))).toBe(0);
});

test('many small reads give other work its turn', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const end = performance.now() + 200;
  while (performance.now() < end) await source.read(0, 1000);
  clearInterval(timer);
  // Every 8 ms, and not less often than every 50 on a busy machine.
  expect(turns).toBeGreaterThanOrEqual(4);
});

test('a closed file refuses to be read', async () => {
  const closed = await fileSource(join(folder, 'bytes'));
  await closed.close();
  await expect(closed.read(0, 10)).rejects.toThrow(/fd/);
});
