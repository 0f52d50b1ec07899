import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'playwright/test';
import { parse } from 'yaml';
import { s3Server } from '../apps/server/src/testing/s3-server';
import { linkApp } from '../scripts/build-app';
import { freePort } from '../scripts/free-port';
import { postgresPrograms, startPostgres } from '../scripts/postgres-server';
import { root } from '../scripts/run';

/* The processes of deploy/compose.yaml with the settings of deploy/gep.env.example, without containers. */

interface Compose {
  readonly services: Readonly<Record<string, { readonly command?: readonly string[] }>>;
}

const text = (file: string): string => readFileSync(join(root, 'deploy', file), 'utf8');
const { services } = parse(text('compose.yaml')) as Compose;

interface Started {
  readonly process: ChildProcess;
  readonly printed: () => string;
  readonly ended: Promise<number | null>;
}

function start(service: string, settings: Record<string, string>): Started {
  const [program, ...words] = services[service].command ?? [];
  const child = spawn(program, words, { cwd: root, env: { ...process.env, ...settings } });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  return {
    process: child,
    printed: () => printed,
    ended: new Promise((resolve) => child.once('close', resolve)),
  };
}

test('server and worker start with the settings of the example, and end in order', async () => {
  test.skip(postgresPrograms() === null, 'needs PostgreSQL');
  await linkApp();
  const [postgres, store] = await Promise.all([startPostgres(), s3Server()]);
  const folders = ['server', 'worker'].map((name) => mkdtempSync(join(tmpdir(), `gep-${name}-`)));
  const settings = {
    ...(parseEnv(text('gep.env.example')) as Record<string, string>),
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    DATABASE_URL: postgres.url,
    GEP_FILES_URL: store.url(),
    GEP_ADMIN_PASSWORD: 'First-Light-1',
    GEP_SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  };
  const started: Started[] = [];
  try {
    const server = start('server', { ...settings, GEP_DATA_DIR: folders[0] });
    started.push(server);
    const address = `http://127.0.0.1:${settings.PORT}`;
    await expect
      .poll(() => fetch(`${address}/healthz`).then(({ status }) => status, server.printed))
      .toBe(200);
    const worker = start('worker', { ...settings, GEP_DATA_DIR: folders[1] });
    started.push(worker);
    await expect.poll(worker.printed).toMatch(/threads|线程/);
    const form = new URLSearchParams({ username: 'admin', pwd: settings.GEP_ADMIN_PASSWORD });
    const answer = await fetch(`${address}/gep/user/login`, { method: 'POST', body: form });
    expect(await answer.json()).toMatchObject({ code: '00000' });
    for (const { process: child, printed, ended } of started.splice(0).reverse()) {
      child.kill('SIGTERM');
      expect(await ended, printed()).toBe(0);
    }
  } finally {
    for (const { process: child } of started) child.kill('SIGKILL');
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    await store.close();
    await postgres.remove();
  }
});
