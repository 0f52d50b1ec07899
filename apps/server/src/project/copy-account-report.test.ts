import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { calls } from '@gep/api-client/contract';
import type { AccountTemplate, ReportChapterView } from '@gep/api-client/contract';
import { multipartOf, testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

let server: TestApp;
let token: string;

beforeAll(async () => {
  server = await testApp();
  token = await server.login();
});
afterAll(() => server.close());

const at = (call: { readonly path: string }, projectId: string, more = ''): string =>
  `${call.path}?projectId=${projectId}&language=zh${more}`;
const get = async (url: string): Promise<unknown> => (await server.send('GET', url, { token })).data;
const bytesOf = async (url: string): Promise<Buffer> =>
  (await server.app.fastify.inject({ url, headers: { 'user-token': token } })).rawPayload;

it('a copy has its own chapters and template, which outlive the project that it came from', async () => {
  const before = server.storedFiles().length;
  const projectId = await server.project(token, '源');
  const start = await bytesOf(at(calls.accountTemplateFile, projectId, '&which=start'));
  await server.send('POST', at(calls.uploadAccountTemplate, projectId), {
    token,
    multipart: multipartOf([['模板.docx', start]]),
  });
  await server.send('PUT', calls.saveReportText.path, {
    token,
    json: { projectId, chapter: 'region', language: 'zh', text: '手写的一章' },
  });
  const template = (await get(at(calls.getAccountTemplate, projectId))) as AccountTemplate;

  const { data } = await server.send('POST', calls.copyProject.path, {
    token,
    form: { projectId, name: '副本', dataFlag: 'false' },
  });
  const { copyProjectId } = data as { copyProjectId: string };
  const progress = `${calls.copyProgress.path}?projectId=${projectId}&copyProjectId=${copyProjectId}`;
  await vi.waitFor(async () => {
    expect(await get(progress)).toEqual({ progress: 100, state: 'complete' });
  });
  expect((await server.send('DELETE', `/gep/user/project/${projectId}`, { token })).code).toBe('00000');

  const chapters = (await get(at(calls.listReportChapters, copyProjectId))) as ReportChapterView[];
  expect(chapters.find(({ id }) => id === 'region')).toMatchObject({ text: '手写的一章', savedBy: 'admin' });
  expect(await get(at(calls.getAccountTemplate, copyProjectId))).toEqual(template);
  const copied = await bytesOf(at(calls.accountTemplateFile, copyProjectId, '&which=own'));
  expect(copied.equals(start)).toBe(true);
  expect(server.storedFiles()).toHaveLength(before + 1);
});
