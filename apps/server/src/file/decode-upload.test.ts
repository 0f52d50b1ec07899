import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { encodeRegionFile } from '@gep/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../store/database';
import { testDatabase } from '../testing/test-database';
import { decodeUpload, WireEncodingError } from './decode-upload';
import { openFileStore } from './file-store';
import type { FileStore, TemporaryFile } from './file-store';

const key = 'gep-region-files';
let folder: string;
let database: Database;
let store: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gep-decode-'));
  database = await testDatabase();
  const config = { dataDir: folder, databaseUrl: null, s3: null, fileCacheBytes: 0 };
  store = await openFileStore(config, database.db, () => undefined);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const received = (bytes: Uint8Array, name = 'a.sbx'): Promise<TemporaryFile> =>
  store.receive(Readable.from([Buffer.from(bytes)]), name, 1e9);
const encoded = (bytes: Uint8Array) => received(encodeRegionFile(bytes, Buffer.from(key)));
const temporary = () => readdirSync(store.temporaryFolder);

describe('an encoded upload', () => {
  it('becomes its bytes at any length, and its place is free again', async () => {
    for (const length of [0, 1, 15, 16, 17, 200_000]) {
      const bytes = randomBytes(length);
      const plain = await decodeUpload(store, await encoded(bytes), key, 'aes-ecb');
      expect(await readFile(plain.path)).toEqual(bytes);
      expect(plain).toMatchObject({ name: 'a.sbx', size: length });
      await store.discard([plain]);
      expect(temporary()).toEqual([]);
    }
  });

  it('of another key is refused where it is declared, and taken as it is elsewhere; nothing else is left', async () => {
    const file = await encoded(randomBytes(100_000));
    const other = 'another-key-4444';
    await expect(decodeUpload(store, file, other, 'aes-ecb')).rejects.toThrow(WireEncodingError);
    expect(await decodeUpload(store, file, other, undefined)).toBe(file);
    expect(temporary()).toHaveLength(1);
    await store.discard([file]);
  });

  it('waits while two others are decoded', async () => {
    let running = 0;
    let most = 0;
    const counting: FileStore = {
      ...store,
      async receive(...args) {
        most = Math.max(most, ++running);
        return store.receive(...args).finally(() => running--);
      },
    };
    const files = await Promise.all(Array.from({ length: 6 }, () => encoded(randomBytes(300_000))));
    await store.discard(await Promise.all(files.map((file) => decodeUpload(counting, file, key, 'aes-ecb'))));
    expect(most).toBe(2);
    expect(temporary()).toEqual([]);
  });
});
