import { calls, needsSubject, pathPlaces } from '@gep/api-client/contract';
import type { CallContract } from '@gep/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../session/session';
import { newId } from '../store/new-id';
import { touchSession } from '../user/session-queries';
import { formsSeen } from '../testing/form-list';
import { testApp } from '../testing/test-app';
import type { SendOptions, TestApp } from '../testing/test-app';

let server: TestApp;
let owned: string;
let admin: string;
let outsider: string;
let ownDepartment: string;
let foreignDepartment: string;
let departmentId: string;
let reportFormId: string;
let otherDepartment: string;
let expired: string;
let removed: string;

beforeAll(async () => {
  server = await testApp({}, { GEP_ADMINISTRATORS: 'head' });
  await server.addMainUser('head');
  admin = await server.login();
  owned = await server.project(admin, '甲');
  await server.addMainUser('outsider');
  outsider = await server.login('outsider');
  const other = await server.project(outsider, '乙');
  const password = 'Depart#2026x';
  const department = async (token: string, projectId: string, userName: string) => {
    const { data } = await server.send('POST', '/gep/user/inputer', {
      token,
      form: { projectId, userName, deptName: userName, password },
    });
    return { id: (data as { userId: string }).userId, token: await server.login(userName, password) };
  };
  ({ token: ownDepartment, id: departmentId } = await department(admin, owned, 'deptA'));
  ({ token: foreignDepartment } = await department(outsider, other, 'deptB'));
  const report = { projectId: owned, inputKey: 'landCover', userIds: JSON.stringify([departmentId]) };
  await server.send('POST', '/gep/user/project/reportTemplate', { token: admin, form: report });
  [{ reportFormId }] = await formsSeen(server, owned, ownDepartment);
  ({ token: otherDepartment } = await department(admin, owned, 'deptD'));
  const gone = await department(admin, owned, 'deptC');
  await server.send('DELETE', `/gep/user/inputer/${owned}/${gone.id}`, { token: admin });
  removed = gone.token;
  expired = await server.login();
  const { db } = server.app.services.database;
  await touchSession(db, hashToken(expired), new Date(Date.now() - 365 * 86_400_000));
});
afterAll(() => server.close());

const places: Readonly<Record<string, string>> = {
  modelId: '5',
  key: 'landCover',
  layerType: '3',
  name: 'x',
  modelName: 'x',
  compareFlag: '0',
  styleType: 'POLYGON',
  fieldName: 'x',
};

/** A request of a call about `subject`, with nothing else right. */
function requestOf(call: CallContract, subject: string): { path: string; options: SendOptions } {
  const { subject: place } = call;
  let path = call.path;
  for (const name of pathPlaces(call.path)) {
    const value = place?.in === 'params' && place.key === name ? subject : (places[name] ?? 'x');
    path = path.replace(`:${name}`, value);
  }
  if (place?.in === 'query') path += `?${place.key}=${subject}`;
  const fields: Record<string, string> = {};
  if (place?.in === 'body') {
    const [first, second] = place.key.split('.');
    fields[first] = second ? JSON.stringify({ [second]: subject }) : subject;
  }
  if (call.encoding === 'none') return { path, options: {} };
  if (call.encoding !== 'multipart') return { path, options: { form: fields } };
  const multipart = new FormData();
  for (const [name, value] of Object.entries(fields)) multipart.append(name, value);
  multipart.append(call.files?.field ?? 'files', new Blob(['x']), 'x.bin');
  return { path, options: { multipart } };
}

const all: readonly CallContract[] = Object.values(calls);
const isServed = (call: CallContract) => server.app.fastify.hasRoute({ method: call.method, url: call.path });
const subjectFor = (call: CallContract) =>
  ({ department: departmentId, 'report-form': reportFormId })[call.subject?.kind as string] ?? owned;

describe('every call of the contract', () => {
  it('has a route', () => {
    expect(all.filter((call) => !isServed(call)).map((call) => call.name)).toEqual([]);
  });

  const cells = (calls: readonly CallContract[]) =>
    calls.map((call) => [call.method, call.path, call] as const);
  const codeOf = async (call: CallContract, subject: string, token?: string) => {
    const { path, options } = requestOf(call, subject);
    return (await server.send(call.method, path, { ...options, token })).code;
  };
  const guarded = all.filter((call) => call.access !== 'public');

  it.each(cells(guarded))('%s %s asks for a session that holds', async (_method, _path, call) => {
    expect(await codeOf(call, owned)).toBe('10204');
    expect(await codeOf(call, owned, 'garbage')).toBe('10204');
    expect(await codeOf(call, owned, expired)).toBe('10206');
    expect(await codeOf(call, owned, removed)).toBe('10301');
  });

  const ofProjects = all.filter((call) => needsSubject(call.access) && call.subject?.kind !== 'user');
  const ofOwners = ofProjects.filter((call) => ['project-admin', 'report-writer'].includes(call.access));
  const departmentsNever = all.filter((call) =>
    ['project-admin', 'main-user', 'administrator'].includes(call.access),
  );

  it.each(cells(ofProjects))(
    '%s %s shows no stranger whether a project exists',
    async (method, _path, call) => {
      const ask = async (subject: string, token: string) => {
        const { path, options } = requestOf(call, subject);
        const { status, code, message } = await server.send(method, path, { ...options, token });
        return { status, code, message };
      };
      for (const token of [outsider, foreignDepartment]) {
        const answer = await ask(subjectFor(call), token);
        expect(answer).toEqual(await ask('none', token));
        expect(answer.code).toBe(
          token === foreignDepartment && departmentsNever.includes(call) ? '10403' : '10404',
        );
      }
    },
  );

  it.each(cells(ofOwners))(
    '%s %s is forbidden to a department of the project that it was not assigned to',
    async (_method, _path, call) => {
      expect(await codeOf(call, subjectFor(call), otherDepartment)).toBe('10403');
    },
  );

  it.each(cells(departmentsNever))('%s %s is forbidden to departments', async (_method, _path, call) => {
    expect(await codeOf(call, subjectFor(call), foreignDepartment)).toBe('10403');
  });

  it.each(cells(all.filter((call) => call.access === 'administrator')))(
    '%s %s is forbidden to owners of projects whom no setting names',
    async (_method, _path, call) => {
      for (const token of [admin, outsider]) expect(await codeOf(call, owned, token)).toBe('10403');
    },
  );

  it.each(cells(all.filter((call) => call.access === 'own-user')))(
    '%s %s is for the user alone',
    async (_method, _path, call) => {
      expect(await codeOf(call, departmentId, admin)).toBe('10404');
      expect(await codeOf(call, departmentId, ownDepartment)).toBe('00000');
    },
  );

  const refused = ['10204', '10206', '10301', '10403'];
  it.each(cells(guarded.filter((call) => call.access !== 'own-user' && !call.stream)))(
    '%s %s lets those in whom it is for',
    async (_method, _path, call) => {
      // Calls end sessions and delete projects: each has its own.
      const token = await server.login(call.access === 'administrator' ? 'head' : undefined);
      const projectId = await server.project(token, newId());
      const subject = subjectFor(call) === owned ? projectId : subjectFor(call);
      expect(refused).not.toContain(await codeOf(call, subject, token));
      if (call.access === 'project-reader' || call.access === 'report-writer')
        expect(refused).not.toContain(await codeOf(call, subjectFor(call), ownDepartment));
    },
  );
});

describe('the subject of a call', () => {
  it('cannot be given twice to pass the check with another project', async () => {
    const form = `projectId=${owned}&projectId=x&name=z`;
    const response = await server.app.fastify.inject({
      method: 'PUT',
      url: '/gep/user/project/name',
      headers: { 'user-token': outsider, 'content-type': 'application/x-www-form-urlencoded' },
      payload: form,
    });
    expect(['10400', '10403']).toContain(response.json<{ code: string }>().code);
  });

  it('must be one of the project in updates of departments', async () => {
    const mine = await server.project(outsider, '丙');
    const form = { projectId: mine, userId: departmentId, userName: 'stolen', deptName: 'x' };
    expect((await server.send('PUT', '/gep/user/inputer', { token: outsider, form })).code).toBe('10404');
    const path = `/gep/user/inputer/${mine}/${departmentId}`;
    expect((await server.send('DELETE', path, { token: outsider })).code).toBe('10404');
  });
});
