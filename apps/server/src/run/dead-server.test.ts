import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRun } from '../job/run-queries';
import { usualLease } from '../store/lease';
import { openPostgres } from '../store/open-postgres';
import { endLease } from '../store/process-queries';
import { sampleProject } from '../testing/sample-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { emptyPostgres } from '../testing/test-database';
import { endOfRun, startRunOf } from '../testing/wait-run';

// `npm run test:postgres` starts a server and names it.
const given = process.env.DATABASE_URL;

describe.runIf(given?.startsWith('postgres'))('what waits in the queue of a server that dies', () => {
  let database: { url: string; remove(): Promise<void> };
  let dead: TestApp;
  let next: TestApp | undefined;
  let release = (): void => undefined;

  beforeAll(async () => {
    database = await emptyPostgres(given ?? '');
    dead = await testApp({ database: await openPostgres(database.url) });
  });
  afterAll(async () => {
    release();
    await next?.close();
    await dead.close();
    await database.remove();
  });

  it('is carried out by the next server, and what it had in hand is ended', async () => {
    const token = await dead.login();
    const stuck = new Promise<null>((resolve) => (release = () => resolve(null)));
    const inHand: string[] = [];
    // As many as it does at once; they hear nothing, as in a process that is not there any more.
    for (const name of ['甲', '乙']) {
      const project = await dead.project(token, name);
      inHand.push(await dead.app.tools.runs.start(project, 'calculation', null, () => stuck));
    }
    const { db } = dead.app.services.database;
    const stateOf = async (id: string) => (await findRun(db, id))?.state;
    for (const id of inHand) await expect.poll(() => stateOf(id)).toBe('running');
    const only = { models: ['climate-regulation'], inputs: ['landCover'] };
    const projectId = await sampleProject(dead, 10_000, only);
    await startRunOf(dead, token, projectId, 'calculation');

    await endLease(db, dead.app.services.lease.id);
    next = await testApp(
      { database: await openPostgres(database.url), leaseTimes: { ...usualLease, patienceMs: 0 } },
      { GEP_DATA_DIR: dead.dataDir },
    );
    const end = await endOfRun(next, await next.login(), projectId, 'calculation');
    expect(end).toMatchObject({ state: 'complete', error: null });
    for (const id of inHand)
      expect(await findRun(db, id)).toMatchObject({ state: 'failed', error: { name: 'RUN_INTERRUPTED' } });
  });
});
