import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { findProject, setRunState } from '../project/queries';
import { releaseIdleProjects } from './queue-queries';

let server: TestApp;
let later = 0;
beforeAll(async () => {
  server = await testApp({ now: () => new Date(Date.now() + later) });
});
afterAll(() => server.close());

const healthz = async () => {
  // An answer holds for two seconds.
  later += 2000;
  const response = await server.app.fastify.inject({ method: 'GET', url: '/healthz' });
  return { status: response.statusCode, body: response.json<object>() };
};

describe('GET /healthz', () => {
  it('reports the state of the queue from its tables', async () => {
    const { database } = server.app.services;
    expect(await healthz()).toMatchObject({ status: 200, body: { status: 'ok', queue: 'ok' } });
    // A job that nobody takes: it has waited for an hour, and only begins after the test.
    const late = `insert into pgboss.job (name, data, created_on, start_after)
                  values ('run', '{"runId":"none"}', now() - interval '1 hour', now() + interval '1 hour')`;
    await database.execute(late);
    expect(await healthz()).toMatchObject({
      status: 503,
      body: { status: 'failing', database: 'ok', files: 'ok', queue: 'failing' },
    });
    await database.execute(`delete from pgboss.job where name = 'run'`);
    expect((await healthz()).status).toBe(200);
    await database.execute('alter schema pgboss rename to gone');
    expect(await healthz()).toMatchObject({ status: 503, body: { queue: 'failing', database: 'ok' } });
    await database.execute('alter schema gone rename to pgboss');
  });
});

describe('releaseIdleProjects', () => {
  it('frees a project without an active run and leaves one with a run', async () => {
    const { database } = server.app.services;
    const token = await server.login();
    const [idle, busy, done] = [
      await server.project(token, '闲'),
      await server.project(token, '忙'),
      await server.project(token, '完'),
    ];
    for (const id of [idle, busy]) await setRunState(database.db, id, 'IN_CALCULATE');
    await setRunState(database.db, done, 'COMPLETE');
    await database.execute(
      `insert into runs (id, project_id, kind, state, progress, created_at)
       values ('r1', $1, 'calculation', 'running', 0, now())`,
      [busy],
    );
    await releaseIdleProjects(database.db);
    const states = await Promise.all([idle, busy, done].map((id) => findProject(database.db, id)));
    expect(states.map((project) => project?.runState)).toEqual(['FAILED', 'IN_CALCULATE', 'COMPLETE']);
  });
});
