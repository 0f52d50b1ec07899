import { writeFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOfProject } from '../../src/file/queries';
import { dropUnnamedFiles } from '../../src/file/unnamed-queries';
import { emptyProject, goodRaster, preparedProject } from '../../src/testing/project-state';
import type { Prepared } from '../../src/testing/project-state';
import { sampleProject } from '../../src/testing/sample-project';
import { adminPassword, testApp } from '../../src/testing/test-app';
import type { TestApp } from '../../src/testing/test-app';
import { endOfRun, startRunOf } from '../../src/testing/wait-run';

const dayMs = 24 * 60 * 60_000;
let server: TestApp;
let token: string;

beforeAll(async () => {
  server = await testApp();
  token = await server.login();
});
afterAll(() => server.close());

async function count(table: string): Promise<number> {
  const { db } = server.app.services.database;
  const query = sql`select count(*)::int as count from ${sql.identifier(table)}`;
  return ((await db.execute(query)) as { rows: { count: number }[] }).rows[0].count;
}

describe('rows of files that no other row names', () => {
  const tomorrow = () => new Date(Date.now() + dayMs);
  const { now } = Date;

  it('are dropped when they are a day old, and none of a project with inputs, results and deleted inputs', async () => {
    const only = { models: ['climate-regulation'], inputs: ['landCover'] };
    const projectId = await sampleProject(server, 10_000, only);
    for (const kind of ['pretreatment', 'calculation'] as const) {
      await startRunOf(server, token, projectId, kind);
      expect(await endOfRun(server, token, projectId, kind)).toMatchObject({ state: 'complete' });
    }
    const prepared = await preparedProject(server, token, '删');
    const query = `projectId=${prepared.projectId}`;
    const gone = await server.send('DELETE', `/gep/user/project/model/5/file/npp?${query}`, { token });
    expect(gone.code).toBe('00000');
    const { database, files } = server.app.services;
    const before = [
      ...(await filesOfProject(database.db, projectId)),
      ...(await filesOfProject(database.db, prepared.projectId)),
    ];
    expect(new Set(before.map(({ purpose }) => purpose)).size).toBeGreaterThanOrEqual(3);
    expect(await dropUnnamedFiles(database.db, tomorrow())).toBe(0);
    const path = files.temporaryPath();
    await writeFile(path, 'bytes');
    const orphan = await files.adopt(path, 'a.tif');
    await files.keep(database, [orphan], { projectId, purpose: 'input' }, () => Promise.resolve());
    expect(await dropUnnamedFiles(database.db, new Date(now() - dayMs))).toBe(0);
    expect(await dropUnnamedFiles(database.db, tomorrow())).toBe(1);
    expect(await filesOfProject(database.db, projectId)).toHaveLength(
      before.filter((file) => file.projectId === projectId).length,
    );
  });
});

describe('what hangs on a department', () => {
  let project: Prepared;
  const form = (userName: string) => ({
    ...{ projectId: project.projectId, deptName: userName, userName, realName: '', phone: '' },
    password: adminPassword,
  });
  beforeAll(async () => {
    project = await emptyProject(server, token, '部门');
    await project.raster(['good.tif', await goodRaster()]);
  });
  const added = async (userName: string) => {
    const answer = await server.send('POST', '/gep/user/inputer', { token, form: form(userName) });
    expect(answer).toMatchObject({ code: '00000' });
    return (answer.data as { userId: string }).userId;
  };

  it('goes with it, but for its sessions, which learn that it was removed', async () => {
    const id = await added('officeone');
    const session = await server.login('officeone');
    const report = { projectId: project.projectId, inputKey: 'npp', userIds: JSON.stringify([id]) };
    await server.send('POST', '/gep/user/project/reportTemplate', { token, form: report });
    expect(await count('report_forms')).toBe(1);
    await server.send('DELETE', `/gep/user/inputer/${project.projectId}/${id}`, { token });
    expect(await count('report_forms')).toBe(0);
    expect(await server.send('GET', '/gep/user/userinfo', { token: session })).toMatchObject({
      code: '10301',
    });
  });

  it('can be unlocked by the owner, who sets a new password', async () => {
    const userId = await added('officetwo');
    const attempt = async (pwd: string) =>
      (await server.send('POST', '/gep/user/login', { form: { username: 'officetwo', pwd } })).code;
    for (let i = 0; i < 5; i++) await attempt('wrong');
    expect(await attempt(adminPassword)).toBe('10102');
    const password = 'Office#2026b';
    const changed = await server.send('PUT', '/gep/user/inputer/modify/pwd', {
      token,
      form: { userId, password },
    });
    expect(changed.code).toBe('00000');
    expect(await attempt(password)).toBe('00000');
  });
});
