import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventsAfter, insertRun } from '../../src/job/run-queries';
import type { RunPhase } from '../../src/job/run-queries';
import { newId } from '../../src/store/new-id';
import { runEvents, selectedModels } from '../../src/store/schema';
import { s3Server } from '../../src/testing/s3-server';
import type { S3Server } from '../../src/testing/s3-server';
import { testApp } from '../../src/testing/test-app';
import type { TestApp } from '../../src/testing/test-app';

let s3: S3Server;
let server: TestApp;
let later = 0;
let userId: string;
let token: string;

beforeAll(async () => {
  s3 = await s3Server();
  server = await testApp({ now: () => new Date(Date.now() + later) }, { GEP_FILES_URL: s3.url('/gep') });
  userId = await server.addMainUser('reader');
  token = await server.login('reader');
});
afterAll(async () => {
  await server.close();
  await s3.close();
});

describe('two thousand looks at the health', () => {
  beforeEach(() => {
    later += 2000;
    s3.requests.length = 0;
  });
  const look = () => server.app.fastify.inject({ method: 'GET', url: '/healthz' });

  it('ask database and store once, and never for a list', async () => {
    const check = vi.spyOn(server.app.services.database, 'check');
    const answers = await Promise.all(Array.from({ length: 2000 }, look));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(check.mock.calls.length).toBeLessThanOrEqual(5);
    expect(new Set(s3.requests)).toEqual(new Set(['GET gep/owner']));
    check.mockRestore();
  });

  it('get a fresh answer after two seconds', async () => {
    await look();
    later += 1000;
    await look();
    expect(s3.requests).toHaveLength(1);
    later += 1000;
    await look();
    expect(s3.requests).toHaveLength(2);
  });
});

/** A run of a project as it is stored. */
async function addRun(projectId: string, state: RunPhase, createdAt: Date): Promise<void> {
  const nothing = { progress: 0, step: null, items: [], warnings: [], error: null, startedBy: null };
  const never = { startedAt: null, endedAt: null };
  await insertRun(server.app.services.database.db, {
    ...{ id: newId(), projectId, kind: 'calculation', state, createdAt },
    ...nothing,
    ...never,
  });
}

describe('the list of projects', () => {
  const list = async () =>
    (
      await server.send('GET', `/gep/user/project/${userId}?pageSize=0&sortField=name&sortOrder=asc`, {
        token,
      })
    ).data as { data: { name: string; running: boolean; modelsSelected: boolean }[] };
  /** How many statements reach the database for one list. */
  async function statements(): Promise<number> {
    const submit = vi.spyOn(pg.Query.prototype, 'submit');
    await list();
    const { length } = submit.mock.calls;
    submit.mockRestore();
    return length;
  }

  it('takes no more statements with many projects than with one', async () => {
    await server.project(token, 'p0');
    const few = await statements();
    expect(few).toBeGreaterThan(0);
    for (let index = 1; index < 40; index += 1) await server.project(token, `p${index}`);
    expect(await statements()).toBe(few);
  });

  it('knows of each whether a run is active and whether it has models', async () => {
    const { db } = server.app.services.database;
    const [again, over, chosen] = [
      await server.project(token, 'q-again'),
      await server.project(token, 'q-over'),
      await server.project(token, 'q-chosen'),
    ];
    // The pretreatment within a calculation is newer, and ends first.
    await addRun(again, 'running', new Date(1000));
    await addRun(again, 'complete', new Date(2000));
    await addRun(over, 'complete', new Date(1000));
    await addRun(over, 'stopped', new Date(2000));
    for (const modelId of ['5', '6']) await db.insert(selectedModels).values({ projectId: chosen, modelId });
    const rows = (await list()).data.filter(({ name }) => name.startsWith('q-'));
    expect(rows.map(({ name, running, modelsSelected }) => [name, running, modelsSelected])).toEqual([
      ['q-again', true, false],
      ['q-chosen', false, true],
      ['q-over', false, false],
    ]);
  });
});

it('a reader of a long run gets the newest events, in order', async () => {
  const { db } = server.app.services.database;
  const projectId = await server.project(token, '长');
  const event = { runId: 'r', projectId, type: 'progress', createdAt: new Date() };
  for (let from = 0; from < 5010; from += 835) {
    await db
      .insert(runEvents)
      .values(Array.from({ length: 835 }, (_, index) => ({ ...event, payload: { progress: from + index } })));
  }
  const progress = (await eventsAfter(db, projectId, 0)).map(({ payload }) => payload.progress);
  expect(progress).toEqual(Array.from({ length: 5000 }, (_, index) => index + 10));
});
