import { calls } from '@gep/api-client/contract';
import type { CallContract } from '@gep/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../src/act/audit-queries';
import type { AuditEntry } from '../../src/act/entry';
import { verifyAudit } from '../../src/act/verify';
import { isAct } from '../../src/plugin/act-of-call';
import { sampleProject } from '../../src/testing/sample-project';
import { adminPassword, testApp } from '../../src/testing/test-app';
import type { TestApp } from '../../src/testing/test-app';
import { endOfRun, startRunOf } from '../../src/testing/wait-run';

let server: TestApp;
let token: string;
let adminId: string;

beforeAll(async () => {
  server = await testApp();
  token = await server.login();
  adminId = ((await server.send('GET', '/gep/user/userinfo', { token })).data as { userId: string }).userId;
});
afterAll(() => server.close());

/** The entries that some work adds. */
async function entriesOf(work: () => Promise<unknown>): Promise<AuditEntry[]> {
  const all = async () => {
    const rows: AuditEntry[] = [];
    for await (const { entry } of auditRows(server.app.services.database.db))
      rows.push(JSON.parse(entry) as AuditEntry);
    return rows;
  };
  const before = (await all()).length;
  await work();
  return (await all()).slice(before);
}

describe('an entry', () => {
  it('says who did what to which project, and how it ended', async () => {
    let id = '';
    const made = await entriesOf(async () => (id = await server.project(token, '甲')));
    expect(made).toEqual([
      {
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
        ...{ call: 'createProject', by: adminId, project: id, about: {}, code: '00000' },
      },
    ]);
    const path = `/gep/user/project/model?projectId=${id}`;
    const selected = await entriesOf(() => server.send('POST', path, { token, json: ['5', '7'] }));
    expect(selected).toMatchObject([
      { call: 'selectModels', by: adminId, project: id, about: { modelIds: '5,7' }, code: '00000' },
    ]);
    const refused = await entriesOf(() => server.send('POST', path, { token, json: ['998'] }));
    expect(refused).toMatchObject([{ call: 'selectModels', project: id, code: '10404' }]);
  });

  it('is written of sign-ins and of those that fail, without passwords and accounts', async () => {
    const signIn = (username: string, pwd: string) =>
      server.send('POST', '/gep/user/login', { form: { username, pwd } });
    const entries = await entriesOf(async () => {
      await signIn('admin', adminPassword);
      await signIn('admin', 'secret-guess');
      await signIn('nobody-here', 'secret-guess');
    });
    expect(entries).toMatchObject([
      { call: 'login', by: adminId, about: { userId: adminId }, code: '00000' },
      { call: 'login', by: null, about: { userId: adminId }, code: '10101' },
      { call: 'login', by: null, about: {}, code: '10101' },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/secret-guess|nobody-here|"admin"/);
  });

  it('names a foreign project that somebody asked for', async () => {
    const id = await server.project(token, '乙');
    await server.addMainUser('outsider');
    const outsider = await server.login('outsider');
    const path = `/gep/user/project/regionFile?projectId=${id}`;
    const entries = await entriesOf(() => server.send('DELETE', path, { token: outsider }));
    expect(entries).toMatchObject([
      { call: 'deleteRegionFile', project: null, about: { projectId: id }, code: '10404' },
    ]);
  });

  it('holds no names, contacts and contents', async () => {
    const projectId = await server.project(token, '丙');
    const secrets = { userName: 'secretuser', deptName: '机密局', realName: '王五', phone: '13912345678' };
    const entries = await entriesOf(async () => {
      await server.send('POST', '/gep/user/inputer', {
        token,
        form: { projectId, ...secrets, password: 'Depart#2026x' },
      });
      await server.send('PUT', '/gep/user/project/name', { token, form: { projectId, name: '机密项目' } });
      await server.send('PUT', '/gep/user', { token, form: { realName: '赵六', phone: '13812345678' } });
    });
    expect(entries.map(({ call, code }) => [call, code])).toEqual([
      ['addDepartment', '00000'],
      ['renameProject', '00000'],
      ['updateUser', '00000'],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/secretuser|机密|王五|赵六|13[89]12345678|Depart#/);
  });

  it('is written of what reads away and of no other reading', async () => {
    const id = await server.project(token, '丁');
    const entries = await entriesOf(async () => {
      await server.send('GET', `/gep/user/project/basicSetting?projectId=${id}`, { token });
      await server.send('GET', `/gep/user/project/model/resultFile?projectId=${id}`, { token });
    });
    expect(entries).toMatchObject([{ call: 'resultFile', project: id }]);
    const writing = Object.values(calls).filter((call: CallContract) => call.method !== 'GET');
    const reading = writing.filter((call) => !isAct(call)).map(({ name }) => name);
    expect(reading.sort()).toEqual([
      'fileStatistics',
      'landCoverScenario',
      'polygonStatistics',
      'polygonSum',
      'rasterLedger',
      'regionTableFile',
    ]);
  });
});

describe('a run', () => {
  it('is an act when it starts, and when it ends in the name of who started it', async () => {
    const id = await sampleProject(server, 10_000, { models: ['climate-regulation'], inputs: ['landCover'] });
    const entries = await entriesOf(async () => {
      await startRunOf(server, token, id, 'calculation');
      await endOfRun(server, token, id, 'calculation');
      await server.send('DELETE', `/gep/user/project/${id}`, { token });
    });
    expect(entries).toMatchObject([
      { call: 'startCalculation', by: adminId, project: id, code: '00000' },
      { call: 'runEnd', by: adminId, project: id, about: { kind: 'calculation', state: 'complete' } },
      { call: 'deleteProject', by: adminId, project: id, code: '00000' },
    ]);
    // They stay when the project is gone.
    const { database } = server.app.services;
    expect(await verifyAudit(database)).toMatchObject({ fault: null });
  });
});

describe('two hundred people at once', () => {
  it('leave a chain without gaps, and none waits for another in a circle', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, (_, i) => server.project(token, `并发${i}`)));
    const rename = (i: number) =>
      server.send('PUT', '/gep/user/project/name', {
        token,
        form: { projectId: ids[i % ids.length] ?? '', name: `改名${i}` },
      });
    const before = (await verifyAudit(server.app.services.database)).head.count;
    const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => rename(i)));
    expect(answers.every(({ code }) => code === '00000')).toBe(true);
    expect(await verifyAudit(server.app.services.database)).toMatchObject({
      head: { count: before + 200 },
      fault: null,
    });
  });
});
