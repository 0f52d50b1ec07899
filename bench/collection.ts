/**
 * Data collection at full size: 300 departments with 20 tables each, the first ones with files up to 60 reports, then all
 * with 60. How long lists and screens take, on the real server in a real browser. Prints tables;
 * `npm run bench -- collection`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGepClient } from '@gep/api-client';
import type { GepClient } from '@gep/api-client';
import { writePartOfSample } from '../apps/server/src/testing/sample-project';
import { startServer } from '../e2e/start-server';
import type { RunningServer } from '../e2e/start-server';
import { must } from '../scripts/long/must';
import { measureScreens } from './collection-screens';
import type { CollectionScene } from './collection-screens';
import { handIn } from './hand-in';
import { inOwnProcess } from './own-process';

const departments = 300;
const reports = 60;
const password = 'Depart#2026x';
/** How many departments are added at once: the server hashes passwords in its threads. */
const atOnce = 4;

/** Lists in milliseconds and kilobytes, then the screens. */
export async function collection(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gep-collection-'));
  const environment = {
    GEP_DATA_DIR: join(folder, 'data'),
    GEP_SAMPLE: '0',
    GEP_SESSION_RATE: '1000000',
    GEP_LOGIN_RATE: '1000000',
    GEP_LOG_LEVEL: 'error',
  };
  let server = await importedServer(folder, environment);
  try {
    const scene = await fill(server);
    await show(scene);
    await server.stop(true);
    const forms = inOwnProcess<number>('./spread-forms.ts', environment.GEP_DATA_DIR, reports);
    console.log(`${departments} departments, ${forms} forms`);
    server = await startServer(environment);
    await show({ ...scene, server });
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function show(scene: CollectionScene): Promise<void> {
  console.table(await measureLists(scene));
  console.table(await measureScreens(scene));
}

async function importedServer(folder: string, environment: NodeJS.ProcessEnv): Promise<RunningServer> {
  await writePartOfSample(join(folder, 'sample'), 2000, {
    models: ['climate-regulation'],
    inputs: ['landCover'],
  });
  const project = ['tsx', '--conditions=@gep/source', 'apps/server/src/command/project.ts'];
  const account = { GEP_ADMIN_USER: 'admin', GEP_ADMIN_PASSWORD: 'First-Light-1' };
  await must([...project, 'import', join(folder, 'sample')], {
    env: { ...environment, ...account, DATABASE_URL: 'embedded' },
  });
  return startServer(environment);
}

const clientOf = (server: RunningServer, token: () => string | null): GepClient =>
  createGepClient({
    baseUrl: server.url,
    token,
    language: () => 'zh',
    onSessionExpired: () => undefined,
    onNotice: () => undefined,
  });

/** Every model is selected, its tables of both years are handed out to every department, and its files. */
async function fill(server: RunningServer): Promise<CollectionScene> {
  let token: string | null = null;
  const client = clientOf(server, () => token);
  const owner = await client.login({ username: server.account, pwd: server.password });
  token = owner.token;
  const [{ id: projectId }] = (await client.listProjects({ userId: owner.userId })).data;
  const setting = { projectId, enterCurrentYear: true, enterComparableYear: true };
  await client.saveBasicSetting({ projectBasicSetting: setting });
  const models = await client.listModels({});
  await client.selectModels({
    projectId,
    modelIds: models.flatMap(({ slug, modelId }) => (slug ? [modelId] : [])),
  });
  const userIds: string[] = [];
  let next = 0;
  const add = async (): Promise<void> => {
    while (next < departments) {
      const number = ++next;
      const userName = `department${number}`;
      const deptName = `第${number}统计局`;
      const form = { projectId, userName, deptName, phone: '13800000000', password };
      userIds.push((await client.addDepartment(form)).userId);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, add));
  const all = (await client.listReportItems({ projectId, pageSize: 0 })).data;
  const assign = async (given: typeof all, added: readonly string[]): Promise<void> => {
    const items = given.map(({ inputKey, compareFlag }) => ({ inputKey, compareFlag }));
    await client.assignReports({
      projectId,
      items,
      added: [...added],
      submitDue: '2026-12-31T16:00:00.000Z',
    });
  };
  const tables = all.filter(({ type }) => type === 'TABLE');
  const files = all.filter(({ type }) => type !== 'TABLE');
  await assign(tables, userIds);
  // A file has one department: the first have as many as make sixty reports, until there are none left.
  const share = reports - tables.length;
  for (let i = 0; i * share < files.length; i += 1)
    await assign(files.slice(i * share, (i + 1) * share), [userIds[i]]);
  const departmentToken = await handInAll(server, projectId);
  console.log(`${departments} departments, ${tables.length} tables each, ${files.length} files`);
  return { server, projectId, ownerToken: owner.token, departmentToken };
}

/** Every department hands its first form in, so that there is something to review. @returns the session of the first */
async function handInAll(server: RunningServer, projectId: string): Promise<string> {
  const tokens: string[] = [];
  let next = 0;
  const hand = async (): Promise<void> => {
    while (next < departments) {
      const number = ++next;
      let token: string | null = null;
      const client = clientOf(server, () => token);
      ({ token } = await client.login({ username: `department${number}`, pwd: password }));
      tokens[number] = token;
      const { data } = await client.listReportForms({ projectId, pageSize: 0 });
      const table = data.find(({ type }) => type === 'TABLE');
      if (!table) throw new Error(`department${number} has no table`);
      await handIn(client, table.reportFormId);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
  return tokens[1];
}

async function measureLists({ server, projectId, ownerToken, departmentToken }: CollectionScene) {
  const calls = ['reportForm/list', 'reportTemplate', 'reportTemplate/unconfirmed', 'progress'];
  const figures: { list: string; of: string; ms: number; kB: number }[] = [];
  for (const [of, token] of [
    ['owner', ownerToken],
    ['department', departmentToken],
  ] as const)
    for (const call of of === 'owner' ? calls : calls.slice(0, 1)) {
      const url = `${server.url}/gep/user/project/${call}?projectId=${projectId}`;
      const started = performance.now();
      const answer = await fetch(url, { headers: { 'user-token': token } });
      const bytes = (await answer.arrayBuffer()).byteLength;
      if (!answer.ok) throw new Error(`${call}: ${answer.status}`);
      figures.push({
        list: call,
        of,
        ms: Math.round(performance.now() - started),
        kB: Math.round(bytes / 1000),
      });
    }
  return figures;
}
