import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@gep/api-client/contract';
import type { ReportChapterView } from '@gep/api-client/contract';
import { plainText } from '../document/content';
import type { DocumentContent, TableBlock } from '../document/content';
import { findProject } from '../project/queries';
import { importProject } from '../project-folder/import-project';
import { writePartOfSample } from '../testing/sample-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { endOfRun, startRunOf } from '../testing/wait-run';
import { actorOf } from '../user/actor';
import { findUserByName } from '../user/queries';
import { gatherReport } from './gather-report';

let server: TestApp;
let token: string;
let projectId: string;
let content: DocumentContent;

/** Prices of the comparable year as those of the current one. */
function same(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(same);
  const fields = Object.entries(value);
  if (fields.length === 2 && 'current' in value && 'comparable' in value)
    return { current: same(value.current), comparable: same(value.current) };
  return Object.fromEntries(fields.map(([key, one]) => [key, same(one)]));
}

beforeAll(async () => {
  server = await testApp();
  token = await server.login();
  const folder = await mkdtemp(join(tmpdir(), 'gep-same-'));
  await writePartOfSample(folder, 2000, {
    models: ['carbon-sequestration', 'air-purification'],
    inputs: ['landCover', 'emission'],
  });
  const path = join(folder, 'project.json');
  const project = JSON.parse(await readFile(path, 'utf8')) as Record<string, Record<string, unknown>>;
  project.settings.enterComparableYear = true;
  await writeFile(path, JSON.stringify({ ...project, models: same(project.models) }));
  const { services, tools } = server.app;
  const owner = await findUserByName(services.database.db, 'admin');
  if (!owner) throw new Error('there is no administrator');
  projectId = (await importProject(services, actorOf(owner, 'import'), folder)).id;
  await rm(folder, { recursive: true, force: true });
  await startRunOf(server, token, projectId, 'calculation');
  await endOfRun(server, token, projectId, 'calculation');
  const reader = { id: (await findProject(services.database.db, projectId))?.ownerId ?? '' };
  content = await gatherReport({ services, workers: tools.reads }, reader, projectId, 'en');
});
afterAll(() => server.close());

const chapter = (id: string) => content.chapters.find((one) => one.id === id)?.blocks ?? [];

describe('the report of two years that are the same', () => {
  it('says so in a sentence, without tables of zeros', () => {
    const blocks = chapter('change');
    const at = blocks.findIndex(
      (block) => block.kind === 'heading' && /What changed the value/.test(block.text),
    );
    const [text, next] = blocks.slice(at + 1);
    expect(text.kind === 'paragraph' && plainText(text.text)).toMatch(
      /^Both years have the same value, \S+\s.+: neither extent nor yield nor price has changed/,
    );
    expect(next?.kind).not.toBe('table');
    for (const table of blocks.filter((block): block is TableBlock => block.kind === 'table')) {
      const figures = table.rows.flatMap(({ cells }) =>
        cells.flatMap((cell) => (typeof cell === 'object' && cell !== null ? cell.value : [])),
      );
      expect(
        figures.some((value) => value !== 0),
        table.caption,
      ).toBe(true);
    }
  });

  it('counts the tables that the file has', async () => {
    const path = `${calls.listReportChapters.path}?projectId=${projectId}&language=en`;
    const answer = await server.send('GET', path, { token, headers: { 'accept-language': 'en' } });
    const chapters = answer.data as ReportChapterView[];
    const counted = chapters.find(({ id }) => id === 'change')?.tables;
    expect(counted).toBe(chapter('change').filter(({ kind }) => kind === 'table').length);
  });
});
