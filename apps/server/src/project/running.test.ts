import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertRun } from '../job/run-queries';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

it('says that a project is running after the pretreatment that its calculation needed first', async () => {
  const token = await server.login();
  const projectId = await server.project(token, '计算中');
  const { database, lease } = server.app.services;
  const began = Date.now();
  const run = (kind: 'calculation' | 'pretreatment', state: 'running' | 'complete', at: number) =>
    insertRun(database.db, {
      id: kind,
      ...{ projectId, kind, state, progress: 0, step: null, items: [], warnings: [], error: null },
      ...{
        startedBy: null,
        ownerId: lease.id,
        createdAt: new Date(at),
        startedAt: new Date(at),
        endedAt: null,
      },
    });
  await run('calculation', 'running', began);
  await run('pretreatment', 'complete', began + 1000);
  const { data } = await server.send('GET', `/gep/user/project/?projectId=${projectId}`, { token });
  expect(data).toMatchObject({ running: true });
});
