import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeGeodata } from '../testing/generated-region';
import { formOf } from '../testing/made-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { updateProject } from './queries';
import { lockProject } from '../store/lock-project';

// The embedded database has one connection, on which nothing waits for a lock. `npm run test:postgres` names a server.
const onPostgres = process.env.DATABASE_URL?.startsWith('postgres');

describe.runIf(onPostgres)('a project that is renamed while another change of it waits', () => {
  let server: TestApp;
  let token: string;
  let count = 0;
  beforeAll(async () => {
    server = await testApp({ geodata: madeGeodata });
    token = await server.login();
  });
  afterAll(() => server.close());

  const waiting = async (): Promise<unknown> => {
    const { rows } = await server.app.services.database.execute(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return (rows as { count: number }[])[0].count;
  };

  // A name is part of a unique index: changing it waits for all that refer to the project.
  it.each([
    [
      'a department that is added',
      (projectId: string) => {
        const form = { projectId, userName: 'office1', deptName: '一', realName: '', phone: '' };
        return server.send('POST', '/gep/user/inputer/', { token, form });
      },
    ],
    [
      'a file that is stored',
      (projectId: string) => {
        const multipart = formOf({ 'made.shp': 'x', 'made.shx': 'x', 'made.dbf': 'x', 'made.prj': 'x' });
        return server.send('POST', `/gep/user/project/regionFile?projectId=${projectId}`, {
          token,
          multipart,
        });
      },
    ],
  ])('takes both: %s', async (_what, change) => {
    const projectId = await server.project(token, `改名${++count}`);
    const { begun } = await server.app.services.database.transaction(async (tx) => {
      await lockProject(tx, projectId);
      const begun = change(projectId);
      await expect.poll(waiting, { timeout: 120_000 }).toBe(1);
      await updateProject(tx, projectId, { name: `新名${count}` });
      return { begun };
    });
    expect(await begun).toMatchObject({ status: 200, code: '00000' });
  });
});
