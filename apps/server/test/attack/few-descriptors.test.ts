import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { envelope } from '@gep/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodRaster } from '../../src/testing/project-state';
import { adminPassword, multipartOf } from '../../src/testing/test-app';
import { emptyPostgres } from '../../src/testing/test-database';

const repository = join(import.meta.dirname, '../../../..');
const descriptors = 256;
const streams = 300;

/** Only Linux shows how many descriptors a process may have, and how many it has. */
describe.runIf(existsSync('/proc/self/fd'))(`a server with ${descriptors} descriptors`, () => {
  let folder: string;
  let database: { url: string; remove(): Promise<void> } | null = null;
  let child: ChildProcess;
  let address = '';
  let token: string;
  let projectId: string;
  let rain: Uint8Array;

  /** An answer as status and code; how the connection ended where there was none. */
  async function call(
    method: string,
    path: string,
    body?: BodyInit,
  ): Promise<{ told: string; data: unknown }> {
    const headers = { ...(token && { 'user-token': token }), connection: 'close' };
    const signal = AbortSignal.timeout(20_000);
    try {
      const answer = await fetch(address + path, { method, headers, signal, ...(body && { body }) });
      const { code, data } = envelope.loose().parse(await answer.json());
      return { told: `${answer.status} ${code}`, data };
    } catch (error) {
      return { told: signal.aborted ? 'no answer' : 'refused', data: error };
    }
  }
  const upload = () =>
    call(
      'POST',
      `/gep/user/project/model/5/file/npp?projectId=${projectId}`,
      multipartOf([['npp.tif', rain]]),
    );
  const openFiles = () => readdirSync(`/proc/${child.pid}/fd`).length;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gep-few-'));
    const given = process.env.DATABASE_URL;
    database = given?.startsWith('postgres') ? await emptyPostgres(given) : null;
    rain = await goodRaster();
    const server = join(import.meta.dirname, 'few-descriptors-server.ts');
    const flags = ['--import', 'tsx', '--conditions=@gep/source'];
    child = spawn(process.execPath, [...flags, server, String(descriptors)], {
      cwd: repository,
      env: {
        ...process.env,
        DATABASE_URL: database?.url ?? 'embedded',
        GEP_DATA_DIR: folder,
        GEP_ADMIN_PASSWORD: adminPassword,
        GEP_LOG_LEVEL: 'silent',
        GEP_SAMPLE: '0',
        PORT: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    address = await new Promise<string>((resolve, reject) => {
      child.stdout?.on('data', (part) => {
        const [url] = /http:\/\/\S+/.exec(String(part)) ?? [];
        if (url) resolve(url);
      });
      child.once('exit', () => reject(new Error('the server ended before it was ready')));
    });
    const login = new URLSearchParams({ username: 'admin', pwd: adminPassword });
    ({ token } = (await call('POST', '/gep/user/login', login)).data as { token: string });
    const project = await call('POST', '/gep/user/project/', new URLSearchParams({ name: '少' }));
    projectId = (project.data as { id: string }).id;
    await call('GET', '/healthz');
  });
  afterAll(async () => {
    child.kill('SIGKILL');
    await database?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  /** Opens an event stream; resolves with its connection when something came back, or it has ended. */
  const openStream = () =>
    new Promise<Socket>((resolve) => {
      const { hostname, port } = new URL(address);
      const path = `/gep/user/project/events?projectId=${projectId}`;
      const socket = connect(Number(port), hostname, () =>
        socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nuser-token: ${token}\r\n\r\n`),
      );
      const done = (): void => resolve(socket);
      socket.once('data', done).once('error', done).once('close', done);
      socket.on('error', () => undefined);
    });

  it(`answers or refuses beside ${streams} streams, and works as before when they have gone`, async () => {
    expect(await upload()).toMatchObject({ told: '200 00000' });
    const before = openFiles();
    const sockets = await Promise.all(Array.from({ length: streams }, openStream));
    expect(sockets.filter((socket) => !socket.closed).length).toBeGreaterThan(20);
    expect(openFiles()).toBeLessThanOrEqual(descriptors);

    const amidst = await Promise.all(Array.from({ length: 20 }, upload));
    for (const { told } of amidst) expect(['200 00000', '503 10503', '503 10504', 'refused']).toContain(told);
    expect(child.exitCode).toBeNull();

    for (const socket of sockets) socket.destroy();
    const gone = Date.now();
    let told = '';
    while (told !== '200 00000' && Date.now() - gone < 10_000) ({ told } = await upload());
    expect(told).toBe('200 00000');
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    while (openFiles() > before + 5 && Date.now() - gone < 20_000) await wait(100);
    expect(openFiles()).toBeLessThanOrEqual(before + 5);
    expect(readdirSync(join(folder, 'files/temporary'))).toEqual([]);
    expect(child.exitCode).toBeNull();
  }, 120_000);
});
