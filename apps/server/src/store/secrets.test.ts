import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config';
import { openSecrets } from './secrets';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gep-secrets-'));
});
afterAll(() => rm(folder, { recursive: true }));

const open = (GEP_SECRET_KEY?: string) => openSecrets(readConfig({ GEP_DATA_DIR: folder, GEP_SECRET_KEY }));

it('gives sealed texts back, also after a restart, and never looks the same twice', async () => {
  const [first, second] = await Promise.all([open(), open()]);
  const sealed = first.seal('Käse#2026');
  expect(second.unseal(sealed)).toBe('Käse#2026');
  expect(sealed).not.toContain('2026');
  expect(first.seal('Käse#2026')).not.toBe(sealed);
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
});

it('makes the data folder where there is none, and writes there once only', async () => {
  const dataDir = join(folder, 'made', 'first');
  const secrets = () => openSecrets(readConfig({ GEP_DATA_DIR: dataDir }));
  const sealed = (await secrets()).seal('text');
  const { mtimeMs } = await stat(dataDir);
  expect((await secrets()).unseal(sealed)).toBe('text');
  expect((await stat(dataDir)).mtimeMs).toBe(mtimeMs);
  expect(await readdir(dataDir)).toEqual(['secret.key']);
});

it('gives nothing back that was sealed with another key or changed', async () => {
  const sealed = (await open()).seal('text');
  const other = await open(Buffer.alloc(32, 7).toString('base64'));
  expect(other.unseal(sealed)).toBeNull();
  const bytes = Buffer.from(sealed, 'base64');
  bytes[bytes.length - 1] ^= 1;
  expect((await open()).unseal(bytes.toString('base64'))).toBeNull();
  for (const strange of ['', 'x', 'AAAA']) expect((await open()).unseal(strange)).toBeNull();
});

it('refuses a key of another length', () => {
  expect(() => readConfig({ GEP_SECRET_KEY: 'c2hvcnQ=' })).toThrow(/GEP_SECRET_KEY: got 5 bytes/);
});
