import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRun, insertRun } from '../job/run-queries';
import { newId } from '../store/new-id';
import { nextProcess } from '../testing/next-process';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { openRunTools } from './open-run-tools';

describe('the runs of a process whose database another has taken', () => {
  let server: TestApp;
  let lose: (error: Error) => void;
  let released = false;

  beforeAll(async () => {
    const database = await testDatabase();
    server = await testApp({
      database: {
        ...database,
        hold: (_right, _who, onLost) => {
          lose = onLost;
          return Promise.resolve({
            release: () => {
              released = true;
              return Promise.resolve();
            },
          });
        },
      },
    });
  });
  afterAll(() => server.close());

  it('end as interrupted, and the process learns of it', async () => {
    const projectId = await server.project(await server.login(), '易主');
    const { tools, services } = server.app;
    const runId = await tools.runs.start(
      projectId,
      'calculation',
      null,
      ({ signal }) =>
        new Promise((_done, fail) => {
          signal.addEventListener('abort', () => fail(signal.reason as Error));
        }),
    );
    await expect.poll(async () => (await findRun(services.database.db, runId))?.state).toBe('running');
    lose(new Error('taken'));
    expect(await tools.lost).toMatchObject({ message: 'taken' });
    expect(await tools.runs.ended(runId)).toMatchObject({
      state: 'failed',
      error: { name: 'RUN_INTERRUPTED' },
    });
    await expect.poll(() => released).toBe(true);
  });
});

describe('a run that waits while a process starts', () => {
  it('is taken when the tools of its work are there', async () => {
    const server = await testApp();
    try {
      const projectId = await server.project(await server.login(), '等待');
      const { services } = server.app;
      const nothing = { progress: 0, step: null, items: [], warnings: [], error: null, startedBy: null };
      const times = { createdAt: new Date(), startedAt: null, endedAt: null };
      const run = { id: newId(), projectId, kind: 'calculation', state: 'queued' } as const;
      await insertRun(services.database.db, { ...run, ...nothing, ...times });
      const tools = await openRunTools(await nextProcess(services));
      // The project has no inputs: that is found by the work itself.
      expect(await tools.runs.ended(run.id)).toMatchObject({
        state: 'failed',
        error: { name: expect.not.stringMatching(/^INTERNAL$/) as string },
      });
      await tools.close();
    } finally {
      await server.close();
    }
  });
});
