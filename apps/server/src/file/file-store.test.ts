import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config';
import type { Database } from '../store/database';
import { findFile } from './queries';
import { s3Server } from '../testing/s3-server';
import type { S3Server } from '../testing/s3-server';
import { testDatabase } from '../testing/test-database';
import { FileTooLargeError, openFileStore } from './file-store';
import type { FileStore } from './file-store';

const as = { projectId: null, purpose: 'input' } as const;
const dayMs = 24 * 60 * 60_000;

/** A stream that gives some bytes and an error a while later; at 0 ms before anybody reads. */
function brokenStream(afterMs: number): Readable {
  const stream = new Readable({ read: () => undefined });
  stream.push('some');
  if (afterMs === 0) process.nextTick(() => stream.destroy(new Error('gone')));
  else setTimeout(() => stream.destroy(new Error('gone')), afterMs);
  return stream;
}

describe.each(['folder', 's3'] as const)('the file store on %s', (kind) => {
  let database: Database;
  let s3: S3Server;
  let dataDir: string;
  let store: FileStore;
  const reports: string[] = [];
  beforeAll(async () => {
    database = await testDatabase();
    s3 = await s3Server();
  });
  afterAll(async () => {
    await s3.close();
    await database.close();
  });
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'gep-files-'));
    store = await open();
    return () => rm(dataDir, { recursive: true, force: true });
  });

  const open = (environment: Record<string, string> = {}) => {
    const url = kind === 's3' ? { GEP_FILES_URL: s3.url('/some/prefix') } : {};
    const config = readConfig({ GEP_DATA_DIR: dataDir, ...url, ...environment });
    return openFileStore(config, database.db, (_error, what) => reports.push(what));
  };
  const receive = (text: string, maxBytes = 1000) =>
    store.receive(Readable.from([Buffer.from(text)]), 'a.txt', maxBytes);
  const keep = async (text: string) =>
    store.keep(database, [await receive(text)], as, (_tx, [file]) => Promise.resolve(file));
  const temporary = () => readdirSync(store.temporaryFolder);
  /** Whether the permanent bytes are there. */
  const lies = (path: string) =>
    kind === 's3' ? s3.objects.has(`some/prefix/${path}`) : existsSync(join(dataDir, 'files/stored', path));
  /** Lets objects of the bucket be older than they are. */
  const age = (ms: number) => {
    for (const [key, { bytes }] of s3.objects)
      s3.objects.set(key, { bytes, changedAt: new Date(Date.now() - ms) });
  };

  it('keeps bytes before the row is written, and gives them back', async () => {
    const received = await receive('some text');
    expect(received).toMatchObject({
      name: 'a.txt',
      size: 9,
      sha256: createHash('sha256').update('some text').digest('hex'),
    });
    const file = await store.keep(database, [received], as, (_tx, [row]) => {
      expect(lies(row.path)).toBe(true);
      return Promise.resolve(row);
    });
    expect(await findFile(database.db, file.id)).toMatchObject({ ...as, name: 'a.txt', size: 9 });
    expect(await readFile(await store.localPath(file), 'utf8')).toBe('some text');
    expect(temporary()).toEqual([]);
  });

  it('leaves nothing of a stream that breaks off, however early', async () => {
    for (const ms of [0, 0, 0, 1, 1, 2, 3])
      await expect(store.receive(brokenStream(ms), 'a.txt', 1000)).rejects.toThrow('gone');
    // A file that is made after all would appear a moment later.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(temporary()).toEqual([]);
  });

  it('keeps empty files, and several at once in their order', async () => {
    const texts = ['', 'b', 'cc'];
    const files = await Promise.all(texts.map((text) => receive(text)));
    const ids = await store.keep(database, files, as, (_tx, rows) =>
      Promise.resolve(rows.map(({ id }) => id)),
    );
    const found = await store.paths(database.db, [...ids, 'unknown']);
    expect(found.map(({ id }) => id)).toEqual(ids);
    expect(await Promise.all(found.map(({ path }) => readFile(path, 'utf8')))).toEqual(texts);
  });

  it('takes a file that a program wrote', async () => {
    const path = store.temporaryPath('.bin');
    await writeFile(path, 'abc');
    const file = await store.keep(database, [await store.adopt(path, 'b.bin')], as, (_tx, [row]) =>
      Promise.resolve(row),
    );
    expect(file).toMatchObject({ name: 'b.bin', size: 3 });
    expect(await readFile(await store.localPath(file), 'utf8')).toBe('abc');
  });

  it('refuses what is longer than its limit, and discards, without leaving anything', async () => {
    await expect(receive('12345', 4)).rejects.toThrow(FileTooLargeError);
    await store.discard([await receive('1234', 4)]);
    expect(temporary()).toEqual([]);
  });

  it('removes bytes only after the rows', async () => {
    const file = await keep('to go');
    const dropped = await database.transaction((tx) => store.drop(tx, [file.id]));
    expect(await findFile(database.db, file.id)).toBeNull();
    expect(lies(file.path)).toBe(true);
    await dropped.afterCommit();
    expect(lies(file.path)).toBe(false);
    expect(reports).toEqual([]);
  });

  it('clears what a process left that died, and after a week files whose rows were rolled back', async () => {
    const kept = await keep('kept');
    await receive('left behind');
    let path = '';
    const failing = store.keep(database, [await receive('rolled back')], as, (_tx, [row]) => {
      path = row.path;
      return Promise.reject(new Error('no'));
    });
    await expect(failing).rejects.toThrow('no');
    expect(lies(path)).toBe(true);
    age(2 * dayMs);
    const next = await open();
    const inDays = (days: number): Date => new Date(Date.now() + days * dayMs);
    expect(await next.clearTemporary(inDays(0))).toBe(1);
    expect(temporary()).toEqual([]);
    expect([await next.sweep(database.db, inDays(0)), await next.sweep(database.db, inDays(6.9))]).toEqual([
      0, 0,
    ]);
    expect(lies(path)).toBe(true);
    expect(await next.sweep(database.db, inDays(7.1))).toBe(1);
    expect([lies(path), lies(kept.path)]).toEqual([false, true]);
    expect(await next.sweep(database.db, inDays(8))).toBe(0);
  });

  it('leaves temporary files that a command beside the server can be writing', async () => {
    await receive('in the hands of a command');
    const beside = await open({ DATABASE_URL: 'postgres://localhost/any' });
    expect(await beside.clearTemporary(new Date())).toBe(0);
    expect(await beside.clearTemporary(new Date(Date.now() + 2 * dayMs))).toBe(1);
  });

  it('is well', () => expect(store.check()).resolves.toBeUndefined());
});
