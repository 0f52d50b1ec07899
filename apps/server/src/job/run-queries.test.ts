import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { insertRun, latestRun } from './run-queries';
import type { NewRun } from './run-queries';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

it('gives the run that was started last, also after the clock was set back', async () => {
  const { db } = server.app.services.database;
  const projectId = await server.project(await server.login(), '钟');
  const begun = async (id: string, createdAt: string): Promise<void> => {
    const ended = { startedAt: null, endedAt: null, startedBy: null };
    const told = { progress: 0, step: null, items: [], warnings: [], error: null };
    const kind: NewRun['kind'] = 'calculation';
    const row = { id, projectId, kind, state: 'queued' as const, createdAt: new Date(createdAt) };
    await insertRun(db, { ...row, ...ended, ...told });
  };
  for (const [id, at] of [
    ['first', '2026-11-26T12:00:00Z'],
    ['second', '2026-11-24T12:00:00Z'],
    ['third', '2026-11-24T12:00:01Z'],
    ['fourth', '2026-11-27T12:00:00Z'],
  ]) {
    await begun(id, at);
    expect((await latestRun(db, projectId, 'calculation'))?.id).toBe(id);
  }
  expect((await latestRun(db, projectId, 'calculation'))?.createdAt).toEqual(
    new Date('2026-11-27T12:00:00Z'),
  );
});
