import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRun } from '../job/run-queries';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

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
