import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, limits, reportChapters } from '@gep/api-client/contract';
import type { ReportChapterView } from '@gep/api-client/contract';
import { docxParts } from '../testing/docx-parts';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await testApp();
  token = await server.login();
  projectId = await server.project(token, '甲');
});
afterAll(() => server.close());

const listOf = async (language: 'zh' | 'en', as = token): Promise<ReportChapterView[]> =>
  (
    await server.send('GET', `${calls.listReportChapters.path}?projectId=${projectId}&language=${language}`, {
      token: as,
    })
  ).data as ReportChapterView[];
const save = (text: string, more: { language?: 'zh' | 'en'; ifMatch?: string; token?: string } = {}) =>
  server.send('PUT', calls.saveReportText.path, {
    token: more.token ?? token,
    json: { projectId, chapter: 'region', language: more.language ?? 'zh', text },
    headers: more.ifMatch === undefined ? {} : { 'if-match': more.ifMatch },
  });
const paragraphsIn = async (language: 'zh' | 'en'): Promise<string[]> => {
  const { rawPayload } = await server.app.fastify.inject({
    method: 'GET',
    url: calls.accountReport.path,
    query: { projectId, format: 'docx', language },
    headers: { 'user-token': token },
  });
  return (await docxParts(rawPayload)).paragraphs.map(({ text }) => text);
};

describe('texts of the report that are written by hand', () => {
  it('are listed with what is generated for each chapter, and why a part is empty', async () => {
    const chapters = await listOf('en');
    expect(chapters.map(({ id }) => id)).toEqual(reportChapters);
    for (const { text, notes } of chapters) {
      expect(text).toBe('');
      expect(notes.length).toBeGreaterThan(0);
    }
  });

  it('are part of every later report in their language, line by line, before what is generated', async () => {
    expect((await save('第一段 <b>&\n\n第二段')).code).toBe('00000');
    for (let generation = 0; generation < 2; generation++) {
      const paragraphs = await paragraphsIn('zh');
      const first = paragraphs.indexOf('第一段 <b>&');
      expect(first).toBeGreaterThan(0);
      expect(paragraphs[first + 1]).toBe('第二段');
    }
    expect(await paragraphsIn('en')).not.toContain('第二段');
    expect((await listOf('zh')).find(({ id }) => id === 'region')).toMatchObject({
      text: '第一段 <b>&\n\n第二段',
      savedBy: 'admin',
    });
    expect((await listOf('en')).find(({ id }) => id === 'region')?.text).toBe('');
  });

  it('are refused to a save that has not seen the last one', async () => {
    const { version } = await server.send(
      'GET',
      `${calls.listReportChapters.path}?projectId=${projectId}&language=zh`,
      { token },
    );
    expect((await save('第三段')).code).toBe('00000');
    const refused = await save('第四段', { ifMatch: String(version) });
    expect(refused).toMatchObject({ status: 412, data: { form: 'reportTexts' } });
    expect((await listOf('zh')).find(({ id }) => id === 'region')?.text).toBe('第三段');
  });

  it('go with an empty text', async () => {
    await save(' \n');
    expect((await listOf('zh')).find(({ id }) => id === 'region')).toMatchObject({ text: '', savedBy: null });
  });

  it('are not longer than the limit, and are for the owner to write', async () => {
    expect((await save('x'.repeat(limits.reportText + 1))).status).toBe(400);
    await server.addMainUser('stranger1');
    const other = await server.login('stranger1');
    expect((await save('y', { token: other })).code).not.toBe('00000');
    const seen = await server.send(
      'GET',
      `${calls.listReportChapters.path}?projectId=${projectId}&language=zh`,
      { token: other },
    );
    expect(seen.code).not.toBe('00000');
  });
});
