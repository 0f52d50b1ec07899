import { calls, pathPlaces } from '@gep/api-client/contract';
import type { CallContract } from '@gep/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-app';
import type { SendOptions, TestApp } from '../testing/test-app';

let server: TestApp;
let owned: string;
let admin: string;
let outsider: string;
let ownDepartment: string;
let foreignDepartment: string;
let departmentId: string;

beforeAll(async () => {
  server = await testApp();
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
  if (place?.in !== 'body') return { path, options: call.encoding === 'none' ? {} : { form: {} } };
  const [first, second] = place.key.split('.');
  return { path, options: { form: { [first]: second ? JSON.stringify({ [second]: subject }) : subject } } };
}

const all: readonly CallContract[] = Object.values(calls);
/** Calls of the contract that this version does not answer yet. A call that gets a route leaves the list. */
const notAnsweredYet: readonly string[] = [
  // Report forms and templates.
  'cancelConfirmation',
  'getReportForm',
  'getReportTemplate',
  'reportFormTemplate',
  'reportFormTemplateFile',
  'reviewReportForm',
  'saveReportForm',
  'saveReportTemplate',
  'setReportFormState',
  'templateExists',
  // Previews of inputs before a calculation.
  'rasterPreview',
  'rasterPreviewHistogram',
  'rasterPreviewInfo',
  'rasterPreviewStatistics',
  'rasterPreviewUniqueValues',
  'vectorPreview',
  'vectorPreviewStatistics',
];
const isServed = (call: CallContract) => server.app.fastify.hasRoute({ method: call.method, url: call.path });
const subjectFor = (call: CallContract) => (call.subject?.kind === 'department' ? departmentId : owned);

describe('every call of the contract', () => {
  it('has a route, or is listed as not answered yet', () => {
    expect(
      all
        .filter((call) => !isServed(call))
        .map((call) => call.name)
        .sort(),
    ).toEqual([...notAnsweredYet].sort());
  });

  it('that is not answered yet gets a coded refusal, also where the path is that of another call', async () => {
    for (const call of all.filter((one) => !isServed(one))) {
      const { path, options } = requestOf(call, 'any');
      const { code } = await server.send(call.method, path, { ...options, token: admin });
      expect(['10400', '10403', '10404']).toContain(code);
    }
  });

  it.each(
    all.filter((call) => call.access !== 'public').map((call) => [call.method, call.path, call] as const),
  )('%s %s without a token answers 10204', async (method, _path, call) => {
    if (!isServed(call)) return;
    const { path, options } = requestOf(call, 'any');
    expect(await server.send(method, path, options)).toMatchObject({ status: 200, code: '10204' });
  });

  const ofProjects = all.filter(
    (call) => call.subject?.kind === 'project' || call.subject?.kind === 'department',
  );
  it.each(ofProjects.map((call) => [call.method, call.path, call] as const))(
    '%s %s is forbidden to the owner and the departments of another project',
    async (method, _path, call) => {
      if (!isServed(call)) return;
      const { path, options } = requestOf(call, subjectFor(call));
      for (const token of [outsider, foreignDepartment]) {
        expect((await server.send(method, path, { ...options, token })).code).toBe('10403');
      }
    },
  );

  const ofOwners = ofProjects.filter((call) => ['project-admin', 'input-writer'].includes(call.access));
  it.each(ofOwners.map((call) => [call.method, call.path, call] as const))(
    '%s %s is forbidden to a department of the project that it was not assigned to',
    async (method, _path, call) => {
      if (!isServed(call)) return;
      const { path, options } = requestOf(call, subjectFor(call));
      expect((await server.send(method, path, { ...options, token: ownDepartment })).code).toBe('10403');
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
