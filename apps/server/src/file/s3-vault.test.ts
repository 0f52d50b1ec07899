import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readFilesUrl } from '../config/files-url';
import { newId } from '../store/new-id';
import { s3Server } from '../testing/s3-server';
import type { S3Server } from '../testing/s3-server';
import { openFileCache } from './file-cache';
import type { StoredBytes } from './file-vault';
import { openS3Vault } from './s3-vault';
import { measureFile } from './written-file';

const dayMs = 24 * 60 * 60_000;
let s3: S3Server;
let folder: string;
beforeAll(async () => {
  s3 = await s3Server();
});
afterAll(() => s3.close());
beforeEach(async () => {
  s3.objects.clear();
  s3.requests.length = 0;
  folder = await mkdtemp(join(tmpdir(), 'gep-s3-'));
  return () => rm(folder, { recursive: true, force: true });
});

const open = async ({ url = s3.url(), owner = 'me', cacheBytes = 1e9, cache = 'cache' } = {}) =>
  openS3Vault(
    readFilesUrl(url),
    { cache: await openFileCache(join(folder, cache), cacheBytes), temporaryFolder: folder },
    owner,
  );
/** A local file with a path to be stored under. */
async function made(bytes: string | Buffer): Promise<StoredBytes & { from: string }> {
  const id = newId();
  const from = join(folder, id);
  await writeFile(from, bytes);
  return { from, path: `${id.slice(0, 2)}/${id}`, ...(await measureFile(from)) };
}
const cached = (cache = 'cache') =>
  readdirSync(join(folder, cache), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${name.slice(0, 2)}/${name}`);
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no fault',
    (error: Error) => error.message,
  );

describe('local copies', () => {
  it('are there at once for the server that stored, and fetched once by another', async () => {
    const file = await made('shared');
    const vault = await open();
    await vault.put(file.from, file.path);
    s3.requests.length = 0;
    expect(await readFile(await vault.localPath(file), 'utf8')).toBe('shared');
    expect(s3.requests).toEqual([]);

    const other = await open({ cache: 'other' });
    s3.requests.length = 0;
    const paths = await Promise.all([other.localPath(file), other.localPath(file)]);
    await other.localPath(file);
    expect(s3.requests).toEqual([`GET ${file.path}`]);
    expect(paths.map((path) => readFileSync(path, 'utf8'))).toEqual(['shared', 'shared']);
    await other.remove(file.path);
    expect([cached('other'), [...s3.objects.keys()]]).toEqual([[], ['owner']]);
  });

  it('travel in parts when they are large', async () => {
    const bytes = randomBytes(17 * 1024 * 1024);
    const file = await made(bytes);
    await (await open()).put(file.from, file.path);
    expect(s3.requests.filter((one) => one === `PUT ${file.path}`)).toHaveLength(2);
    const path = await (await open({ cache: 'other' })).localPath(file);
    expect(bytes.equals(await readFile(path))).toBe(true);
  });

  it('are fetched again when a transfer breaks off, and never kept when they differ', async () => {
    const file = await made('x'.repeat(1000));
    await (await open()).put(file.from, file.path);
    const vault = await open({ cache: 'other' });
    s3.cutOff = 1;
    expect(await readFile(await vault.localPath(file), 'utf8')).toBe('x'.repeat(1000));

    const third = await open({ cache: 'third' });
    s3.cutOff = 2;
    expect(await faultOf(third.localPath(file))).toContain('it closed the connection');
    s3.objects.set(file.path, { bytes: Buffer.from('y'.repeat(1000)), changedAt: new Date() });
    expect(await faultOf(third.localPath(file))).toContain('is not what was stored');
    s3.objects.delete(file.path);
    expect(await faultOf(third.localPath(file))).toContain('a stored file is missing there');
    expect(cached('third')).toEqual([]);
    // Nothing is left in the temporary folder either.
    expect(readdirSync(folder).sort()).toEqual(['cache', 'other', 'third']);
  });

  it('make room for each other, the least recently used first, those of today never', async () => {
    const vault = await open({ cacheBytes: 250 });
    const files = await Promise.all([1, 2, 3, 4].map(() => made('z'.repeat(100))));
    const [first, second, third, fourth] = files;
    const usedAt = (file: StoredBytes, daysAgo: number) => {
      const date = new Date(Date.now() - daysAgo * dayMs);
      return utimes(join(folder, 'cache', file.path), date, date);
    };
    for (const file of [first, second, third]) await vault.put(file.from, file.path);
    expect(cached()).toHaveLength(3);
    await usedAt(first, 3);
    await usedAt(second, 4);
    await usedAt(third, 2);
    await vault.localPath(second);
    await vault.put(fourth.from, fourth.path);
    expect(cached().sort()).toEqual([second.path, fourth.path].sort());
    expect(await readFile(await vault.localPath(first), 'utf8')).toBe('z'.repeat(100));
  });
});

it('names only its own objects of more than a day as settled, over several pages', async () => {
  const vault = await open({ url: s3.url('/ours') });
  const put = (key: string, daysAgo: number) =>
    s3.objects.set(key, { bytes: Buffer.from(''), changedAt: new Date(Date.now() - daysAgo * dayMs) });
  const settled = Array.from({ length: 5 }, newId).map((id) => `${id.slice(0, 2)}/${id}`);
  for (const path of settled) put(`ours/${path}`, 1.1);
  put(`ours/ab/${'a'.repeat(20)}`, 0.9);
  put('ours/notes.txt', 9);
  put(`theirs/ab/${'b'.repeat(20)}`, 9);
  put(`ab/${'c'.repeat(20)}`, 9);
  const found: string[] = [];
  for await (const path of vault.settledPaths()) found.push(path);
  expect(found.sort()).toEqual(settled.sort());
});

describe('a store that cannot be used', () => {
  it.each([
    ['the secret is wrong', () => s3.url('', 'another+secret')],
    ['the key is unknown there', () => s3.url().replace('gep-files:', 'nobody:')],
    ['there is no such bucket', () => s3.url().replace(/files$/, 'else')],
    ['nothing answers there', () => s3.url().replace(/:\d+\//, ':1/')],
    ['it does not speak TLS', () => s3.url().replace('http:', 'https:')],
  ])('%s', async (sentence, url) => {
    const message = await faultOf(open({ url: url() }));
    expect(message).toContain(sentence);
    expect(message).toContain('GEP_FILES_URL');
    expect(message).toMatch(/^the file store https?:\/\/127\.0\.0\.1:\d+\//);
    expect(message).not.toMatch(/gep-files:|nobody|se\/cr|se%2F|another/);
  });

  it('holds the files of another database', async () => {
    await open({ owner: 'me' });
    await open({ owner: 'me', cache: 'other' });
    expect(await faultOf(open({ owner: 'you' }))).toContain('holds the files of another database');
    expect(await faultOf(open({ owner: 'you', url: s3.url('/yours') }))).toBe('no fault');
  });

  it('is claimed by two databases at the same moment: one of them gets it', async () => {
    const owners = ['me', 'you', 'they'];
    const faults = await Promise.all(owners.map((owner) => faultOf(open({ owner, cache: owner }))));
    expect(faults.filter((fault) => fault === 'no fault')).toHaveLength(1);
    for (const owner of owners) {
      const mine = s3.objects.get('owner')?.bytes.toString() === owner;
      expect(await faultOf(open({ owner, cache: owner }))).toContain(mine ? 'no fault' : 'another database');
    }
  });
});
