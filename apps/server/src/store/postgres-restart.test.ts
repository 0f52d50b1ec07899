import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { postgresPrograms, startPostgres } from '../../../../scripts/postgres-server';
import type { PostgresServer } from '../../../../scripts/postgres-server';
import { warmGeodata } from '../geodata/testing/warm-geodata';
import { findGrid } from '../project/grid-queries';
import { sampleProject } from '../testing/sample-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { endOfRun, startRunOf } from '../testing/wait-run';
import { openPostgres } from './open-postgres';

// `npm run test:postgres` names a server; this file crashes and restarts one that no other file uses.
const onPostgres = process.env.DATABASE_URL?.startsWith('postgres') && postgresPrograms() !== null;

interface Gate {
  readonly reached: Promise<void>;
  open(): void;
}

// A fault that nobody catches ends the server process; here it fails the whole run of tests.
describe.runIf(onPostgres)('a PostgreSQL server that is restarted', () => {
  let postgres: PostgresServer;
  let server: TestApp;
  let token: string;
  let projectId: string;
  /** What the next file that is read has to wait for. */
  let nextRead: (() => Promise<void>) | null = null;

  beforeAll(async () => {
    postgres = await startPostgres();
    server = await testApp({
      database: await openPostgres(postgres.url),
      geodata: async (task, options) => {
        const wait = nextRead;
        nextRead = null;
        await wait?.();
        return warmGeodata(task, options);
      },
    });
    token = await server.login();
    projectId = await sampleProject(server, 10_000, {
      models: ['climate-regulation'],
      inputs: ['landCover'],
    });
  });
  afterAll(async () => {
    await server.close();
    await postgres.remove();
  });

  const read = () => server.send('GET', `/gep/user/project/?projectId=${projectId}`, { token });
  const rename = (name: string) =>
    server.send('PUT', '/gep/user/project/name', { token, form: { projectId, name } });
  const away = { status: 503, code: '10503' };

  /** Holds the next file that is read until the gate opens. */
  function holdNextRead(): Gate {
    let arrive = (): void => undefined;
    let open = (): void => undefined;
    const reached = new Promise<void>((done) => (arrive = done));
    const opened = new Promise<void>((done) => (open = done));
    nextRead = () => {
      arrive();
      return opened;
    };
    return { reached, open };
  }

  it('answers 503 with code 10503 or the truth throughout, and as before afterwards', async () => {
    const before = await read();
    expect(before).toMatchObject({ status: 200, code: '00000' });
    for (let round = 0; round < 3; round++) {
      const answers = new Set<string>();
      let over = false;
      // As many as the pool has connections: all are in use at the moment of the crash.
      const callers = Array.from({ length: 10 }, async () => {
        while (!over) {
          const { status, code } = await read();
          answers.add(`${status} ${code}`);
        }
      });
      await expect.poll(() => answers.size, { timeout: 120_000 }).toBe(1);
      await postgres.stop();
      expect(await read()).toMatchObject(away);
      expect(await rename('away')).toMatchObject(away);
      await postgres.start();
      expect(await read()).toEqual(before);
      over = true;
      await Promise.all(callers);
      expect([...answers].sort()).toEqual(['200 00000', '503 10503']);
    }
    expect(await rename('back')).toMatchObject({ code: '00000' });
    expect((await read()).data).toMatchObject({ name: 'back' });
  });

  it('completes a run that needs nothing of it while it restarts', async () => {
    const gate = holdNextRead();
    expect(await startRunOf(server, token, projectId, 'calculation')).toMatchObject({ code: '00000' });
    await gate.reached;
    // The districts are burnt beside the read, and storing them needs the database.
    const { db } = server.app.services.database;
    await expect.poll(() => findGrid(db, projectId), { timeout: 120_000 }).not.toBeNull();
    await postgres.stop();
    expect(await read()).toMatchObject(away);
    await postgres.start();
    gate.open();
    expect(await endOfRun(server, token, projectId, 'calculation')).toMatchObject({
      state: 'complete',
      progress: 100,
      error: null,
    });
    expect((await read()).data).toMatchObject({ projectState: 'COMPLETE' });
  });

  it('fails a run that needs it meanwhile, says so once it is back, and takes the next', async () => {
    const form = { projectId };
    expect((await server.send('POST', '/gep/user/project/model/reset', { token, form })).code).toBe('00000');
    // With other settings the input has to be read again.
    const settings = { token, json: { projectId, noData: [9999] } };
    await server.send('PUT', '/gep/user/project/model/6/file/landCover/settings', settings);
    const publish = vi.spyOn(server.app.tools.events, 'publish');
    const gate = holdNextRead();
    expect(await startRunOf(server, token, projectId, 'calculation')).toMatchObject({ code: '00000' });
    await gate.reached;
    await postgres.stop();
    gate.open();
    // The run has met the outage when it tries to write its end.
    await vi.waitUntil(() => publish.mock.calls.some(([, event]) => event.type === 'calculation-end'), {
      timeout: 120_000,
    });
    publish.mockRestore();
    expect(await read()).toMatchObject(away);
    await postgres.start();
    expect(await endOfRun(server, token, projectId, 'calculation')).toMatchObject({
      state: 'failed',
      error: { code: '10503' },
    });
    expect((await read()).data).toMatchObject({ projectState: 'FAILED' });

    expect(await startRunOf(server, token, projectId, 'calculation')).toMatchObject({ code: '00000' });
    expect(await endOfRun(server, token, projectId, 'calculation')).toMatchObject({ state: 'complete' });
    expect((await read()).data).toMatchObject({ projectState: 'COMPLETE' });
    const url = `/gep/user/project/result/model?projectId=${projectId}`;
    expect((await server.send('GET', url, { token })).data).not.toEqual([]);
  });
});
