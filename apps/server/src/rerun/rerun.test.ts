import { appendFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@gep/api-client/contract';
import { findRunRecord } from '../calculation/run-record-queries';
import { withdrawAbsentService } from '../model/absent-service';
import { findInput } from '../model/queries';
import { openServices } from '../open-services';
import { warmGeodata } from '../geodata/testing/warm-geodata';
import { absentServicesOf } from '../result/absent-service-queries';
import { sampleProject } from '../testing/sample-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { endOfRun, startRunOf } from '../testing/wait-run';
import { rerun } from './rerun';
import type { OpenScratch } from './rerun';
import { rerunLines } from './rerun-lines';

let server: TestApp;
let token: string;
let projectId: string;
let firstRun: string;

beforeAll(async () => {
  server = await testApp();
  token = await server.login();
  projectId = await sampleProject(server);
  await startRunOf(server, token, projectId, 'calculation');
  await endOfRun(server, token, projectId, 'calculation');
  firstRun = (await findRunRecord(server.app.services.database.db, projectId))?.runId ?? '';
});
afterAll(() => server.close());

const openScratch: OpenScratch = async (dataDir) => {
  const { config, report } = server.app.services;
  return openServices({ ...config, dataDir }, report, {
    database: await testDatabase(),
    geodata: warmGeodata,
  });
};
const repeat = (runId?: string) =>
  rerun(server.app.services, projectId, { ...(runId && { runId }), language: 'en', openScratch });
const lines = async (runId?: string) => rerunLines(await repeat(runId), 'en').slice(1);

describe('repeating a run from its record', () => {
  it('gives layers and figures that are bit for bit the same', async () => {
    const report = await repeat();
    expect(report).toMatchObject({ runId: firstRun, lost: [], differences: [], changedModels: [] });
    expect(report.compared).toBe(6);
    expect(rerunLines(report, 'en').at(-1)).toBe('Identical bit for bit: 6 results.');
  });

  it('repeats an earlier run with its own parameters, not those of today', async () => {
    const values = { price: { current: 1, comparable: 1 } };
    await server.send('PUT', '/gep/user/project/model/7/parameters', { token, json: { projectId, values } });
    await startRunOf(server, token, projectId, 'calculation');
    await endOfRun(server, token, projectId, 'calculation');
    expect(await lines(firstRun)).toEqual(['Identical bit for bit: 6 results.']);
    expect(await lines()).toEqual(['Identical bit for bit: 6 results.']);
  });

  it('repeats a run as it is recorded after its results have followed other prices', async () => {
    const values = { price: { current: 3, comparable: 3 } };
    const path = '/gep/user/project/model/7/parameters';
    const answer = await server.send('PUT', path, { token, json: { projectId, values } });
    expect(answer.data).toMatchObject({ followed: true });
    expect(await lines()).toEqual(['Identical bit for bit: 6 results.']);
  });

  it('repeats a run with price zones, and one before there were any', async () => {
    const projectBasicSetting = JSON.stringify({ projectId, priceZoneField: 'CT_CODE' });
    await server.send('POST', '/gep/user/project/basicSetting', { token, form: { projectBasicSetting } });
    const values = { zonePrices: [{ zone: '990100', price: 2 }] };
    const path = '/gep/user/project/model/7/parameters';
    const answer = await server.send('PUT', path, { token, json: { projectId, values } });
    expect(answer.data).toMatchObject({ followed: true });
    await startRunOf(server, token, projectId, 'calculation');
    await endOfRun(server, token, projectId, 'calculation');
    for (const run of [undefined, firstRun])
      expect(await repeat(run)).toMatchObject({ lost: [], differences: [], compared: 6 });
  });

  it('knows the services that were declared absent then, also where they no longer are', async () => {
    const { services } = server.app;
    const { db } = services.database;
    const { path } = calls.declareAbsentService;
    const absence = { modelId: '9', reason: 'an inland region' };
    const form = { projectId, ...absence };
    expect(await server.send('PUT', path, { token, form })).toMatchObject({ code: '00000' });
    await startRunOf(server, token, projectId, 'calculation');
    await endOfRun(server, token, projectId, 'calculation');
    await withdrawAbsentService(services, projectId, '9');
    const stored = await findRunRecord(db, projectId);
    const absent = [{ ...absence, declaredBy: { userName: 'admin' } }];
    expect(stored?.record.absentServices).toMatchObject(absent);
    const repeated: unknown[] = [];
    await rerun(services, projectId, {
      language: 'en',
      openScratch: async (folder) => {
        const scratch = await openScratch(folder);
        const close = async (): Promise<void> => {
          const { rows } = await scratch.database.execute('select id from projects');
          const { id } = rows[0] as { id: string };
          repeated.push(await absentServicesOf(scratch.database.db, id));
          repeated.push((await findRunRecord(scratch.database.db, id))?.record.absentServices);
          await scratch.close();
        };
        return { ...scratch, close };
      },
    });
    expect(repeated).toMatchObject([absent, absent]);
  });

  it('refuses a run that is not recorded', async () => {
    await expect(repeat('no-such-run')).rejects.toMatchObject({ problems: [{ name: 'NOT_FOUND' }] });
  });

  it('names an input whose bytes have changed, and one that is gone', async () => {
    const { services } = server.app;
    const { db } = services.database;
    const rain = await findInput(db, projectId, 'precipitation', 0);
    const [file] = await services.files.paths(db, rain?.fileIds ?? []);
    await appendFile(file.path, 'x');
    expect((await lines())[0]).toBe(`Annual precipitation: ${file.name} has changed.`);
    const path = '/gep/user/project/model/7/file/precipitation';
    await server.send('DELETE', `${path}?projectId=${projectId}&compareFlag=0`, { token });
    // A deletion can be undone for a day, until a value takes the place of the file.
    await server.send('PUT', `${path}/settings`, { token, json: { projectId, compareFlag: 0, plain: 1000 } });
    expect(await lines()).toEqual([
      `Annual precipitation: ${file.name} is missing.`,
      'The run was not repeated: restore the files that it read.',
    ]);
  });
});
