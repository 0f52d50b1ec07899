import { calls, formConflict, versionNumber } from '@gep/api-client/contract';
import type { CallContract } from '@gep/api-client/contract';
import { encodeSymbol } from '@gep/map-engine/codec';
import { markerSymbol, simpleMarker } from '@gep/map-engine/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodRaster } from '../../src/testing/project-state';
import { sampleProject } from '../../src/testing/sample-project';
import { testApp } from '../../src/testing/test-app';
import type { Answer, SendOptions, TestApp } from '../../src/testing/test-app';
import { writerCases } from '../../src/testing/writer-cases';
import type { Case, Save } from '../../src/testing/writer-case';
import { endOfRun, startRunOf } from '../../src/testing/wait-run';

let server: TestApp;
/** Two windows of one account. */
let first: string;
let second: string;
let projectId: string;
let departmentId: string;
let styleId: string;
let viewId: string;
let userId: string;

let cases: readonly Case[];

beforeAll(async () => {
  server = await testApp();
  first = await server.login();
  second = await server.login();
  projectId = await sampleProject(server, 10_000, { models: ['climate-regulation'], inputs: ['landCover'] });
  await startRunOf(server, first, projectId, 'calculation');
  expect(await endOfRun(server, first, projectId, 'calculation')).toMatchObject({ state: 'complete' });
  const made = async (path: string, options: SendOptions): Promise<unknown> =>
    (await server.send('POST', path, { token: first, ...options })).data;
  const department = { form: { projectId, userName: 'writer', deptName: '统计局' } };
  departmentId = ((await made('/gep/user/inputer', department)) as { userId: string }).userId;
  const styleJson = JSON.stringify(encodeSymbol(markerSymbol(simpleMarker({}))));
  const style = { json: { name: '红点', styleType: 'POINT', styleJson } };
  styleId = ((await made('/CRGis/userstyle', style)) as { id: string }).id;
  const view = { form: { projectId, name: '全省', query: '' } };
  viewId = ((await made('/gep/user/project/view', view)) as { id: string }).id;
  userId = ((await server.send('GET', '/gep/user/userinfo', { token: first })).data as { userId: string })
    .userId;
  cases = writerCases({ projectId, departmentId, styleId, viewId, userId, raster: await goodRaster() });
});
afterAll(() => server.close());

const send = (token: string, [method, path, options]: Save, ifMatch?: string | null): Promise<Answer> =>
  server.send(method, path, {
    ...options,
    token,
    headers: ifMatch == null ? {} : { 'if-match': ifMatch },
  });

describe('of two people who save the same form', () => {
  it('each call that takes a version has a case', () => {
    const taking = Object.values(calls).filter((call: CallContract) => call.forms && call.method !== 'GET');
    expect(cases.map(({ call }) => call).sort()).toEqual(taking.map(({ name }) => name).sort());
  });

  it('the second learns what the first has changed, and may overwrite it', async () => {
    for (const { call, read, other, save, field } of cases) {
      const { version } = await server.send('GET', read, { token: second });
      expect(version, call).toMatch(/^"\d+"$/);
      const saved = await send(first, other, version);
      expect(saved, call).toMatchObject({ code: '00000' });
      expect(versionNumber(saved.version ?? ''), call).toBeGreaterThan(versionNumber(version ?? '') ?? 0);

      const refused = await send(second, save, version);
      expect(refused, call).toMatchObject({ code: '10412', status: 412 });
      const conflict = formConflict.parse(refused.data);
      expect(calls[call], call).toMatchObject({ forms: expect.arrayContaining([conflict.form]) as unknown });
      expect(conflict.changes, call).toContainEqual(
        expect.objectContaining({ field, changedBy: { userId, userName: 'admin' } }),
      );
      expect(
        conflict.changes.every(({ name }) => name !== '' && !name.includes('undefined')),
        call,
      ).toBe(true);

      const overwritten = await send(second, save, conflict.version);
      // What was deleted before it could be restored is replaced: there is nothing to restore any more.
      const wanted = /^restore/.test(call) ? ['00000', '10404'] : ['00000'];
      expect(wanted, `${call} ${overwritten.message}`).toContain(overwritten.code);
    }
  });
});
