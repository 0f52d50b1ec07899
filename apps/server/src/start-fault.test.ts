import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app';
import { readConfig } from './config';
import { startFault } from './start-fault';
import { checkSchema } from './store/check-schema';
import { takeLock } from './store/lock-file';
import { openPostgres } from './store/open-postgres';
import { spoilableDatabase } from './testing/test-database';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gep-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const config = (environment: Record<string, string>) =>
  readConfig({ GEP_LOG_LEVEL: 'fatal', GEP_SAMPLE: '0', GEP_DATA_DIR: folder, ...environment });
const thrown = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
};

describe('startFault', () => {
  it('names the port that is in use', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => holder.once('listening', done));
    const { port } = holder.address() as AddressInfo;
    const error = await thrown(Fastify().listen({ port, host: '127.0.0.1' }));
    holder.close();
    expect(startFault(error, config({ PORT: String(port) }))).toBe(
      `port ${port} on 127.0.0.1 is in use: stop the other program or set PORT to another one`,
    );
  });

  it('names a data folder that cannot be written', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    for (const dataDir of [file, join(file, 'below')]) {
      const own = config({ GEP_DATA_DIR: dataDir });
      const sentence = startFault(await thrown(buildApp(own)), own);
      expect(sentence).toMatch(
        /^the data folder .* cannot be written: (it is a file|a part of the path is a file);/,
      );
      expect(sentence).toContain(dataDir);
    }
  });

  it('names the process that holds the data folder', async () => {
    const own = config({ GEP_DATA_DIR: join(folder, 'held') });
    await mkdir(own.dataDir);
    const lock = await takeLock(join(own.dataDir, 'db.lock'));
    const sentence = startFault(await thrown(buildApp(own)), own);
    await lock.release();
    expect(sentence).toContain(`process ${process.pid}`);
    expect(sentence).toContain('stop that server first');
  });

  it('names what is wrong with the way to PostgreSQL, without the password', async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => probe.once('listening', done));
    const { port } = probe.address() as AddressInfo;
    await new Promise((done) => probe.close(done));
    const url = `postgres://gep:secret@127.0.0.1:${port}/gep`;
    const sentence = startFault(await thrown(openPostgres(url)), config({ DATABASE_URL: url }));
    expect(sentence).toContain(`127.0.0.1:${port}/gep: nothing answers there`);
    expect(sentence).not.toContain('secret');
  });
});

describe('checkSchema', () => {
  const migrations = 'drizzle.__drizzle_migrations';

  it('takes its own tables; refuses those of a newer and of an unreleased version, and of others', async () => {
    const { execute, close } = await spoilableDatabase();
    const judge = () =>
      checkSchema(execute, 'the database x').then(
        () => 'taken',
        (error: Error) => error.message,
      );
    expect(await judge()).toBe('taken');
    await execute(`insert into ${migrations} (hash, created_at) values ('later', 4102444800000)`);
    expect(await judge()).toMatch(/^the database x was made by a newer version/);
    await execute(`delete from ${migrations} where hash = 'later'`);
    await execute(`update ${migrations} set created_at = created_at - 1`);
    expect(await judge()).toMatch(/^the database x was made by a version that cannot be brought up to date/);
    await execute(`drop table ${migrations}`);
    expect(await judge()).toMatch(/^the database x holds tables of another program/);
    await close();
  });
});
