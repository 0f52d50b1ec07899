import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findRunRecord } from '../calculation/run-record-queries';
import { warmGeodata } from '../geodata/testing/warm-geodata';
import { insertRun, updateRun } from '../job/run-queries';
import { findInput } from '../model/queries';
import { saveParameters } from '../model/saved-parameters';
import type { Services } from '../services';
import { goodRaster } from '../testing/project-state';
import { sampleProject } from '../testing/sample-project';
import { multipartOf, testApp } from '../testing/test-app';
import { sweepTwice } from '../testing/sweep-twice';
import type { TestApp } from '../testing/test-app';
import type { RunTools } from './run-tools';
import { startRun } from './run';

let server: TestApp;
let token: string;
let projectId: string;
/** What happens while an uploaded raster is read. */
let whileReading: () => Promise<void>;

const geodata = (async (task, options) => {
  const found = await warmGeodata(task, options);
  if (task.kind === 'inspect-raster') await whileReading();
  return found;
}) as Services['geodata'];

beforeAll(async () => {
  whileReading = () => Promise.resolve();
  server = await testApp({ geodata });
  token = await server.login();
  projectId = await sampleProject(server);
});
beforeEach(() => {
  whileReading = () => Promise.resolve();
});
afterAll(() => server.close());

const runId = 'a-run-of-the-test';
const begin = (kind: 'pretreatment' | 'calculation') =>
  insertRun(server.app.services.database.db, {
    id: runId,
    projectId,
    kind,
    state: 'running',
    progress: 0,
    step: null,
    items: [],
    warnings: [],
    error: null,
    startedBy: null,
    createdAt: new Date(),
    startedAt: new Date(),
    endedAt: null,
  });
const end = async () => {
  const { db } = server.app.services.database;
  await updateRun(db, runId, { state: 'complete' });
  await server.app.services.database.execute('delete from runs where id = $1', [runId]);
};
const upload = async () =>
  server.send('POST', `/gep/user/project/model/7/file/precipitation?projectId=${projectId}`, {
    token,
    multipart: multipartOf([['rain.tif', await goodRaster()]]),
  });
const rain = () => findInput(server.app.services.database.db, projectId, 'precipitation', 0);

describe('what a run reads', () => {
  it.each(['pretreatment', 'calculation'] as const)('cannot be changed during a %s', async (kind) => {
    const before = await rain();
    await begin(kind);
    const codes = [
      await upload(),
      await server.send('PUT', '/gep/user/project/model/7/parameters', {
        token,
        json: { projectId, values: {} },
      }),
      await server.send('DELETE', `/gep/user/project/model/7/file/precipitation?projectId=${projectId}`, {
        token,
      }),
      await server.send(
        'POST',
        `/gep/user/project/model/7/file/precipitation/restore?projectId=${projectId}`,
        { token },
      ),
    ].map(({ code }) => code);
    await end();
    expect(codes).toEqual(['10601', '10601', '10601', '10601']);
    expect(await rain()).toEqual(before);
  });

  it('keeps its file when an upload has begun before the run and ends after its start', async () => {
    const before = await rain();
    const files = server.storedFiles().length;
    whileReading = () => begin('calculation');
    const answer = await upload();
    await end();
    expect(answer.code).toBe('10601');
    expect(await rain()).toEqual(before);
    await sweepTwice(server.app.services.files, server.app.services.database);
    expect(server.storedFiles()).toHaveLength(files);
  });

  it('is planned again where it changes between the planning and the start of a run', async () => {
    const { services, tools } = server.app;
    let changes = 0;
    const runs: RunTools['runs'] = {
      ...tools.runs,
      start: async (...given) => {
        if (changes++ === 0) await saveParameters(services, projectId, '7', { etMethod: 'fu', omega: 3 });
        return tools.runs.start(...given);
      },
    };
    const started = await startRun(services, { ...tools, runs }, projectId, 'calculation', null);
    expect(await tools.runs.ended(started.runId)).toMatchObject({ state: 'complete' });
    expect(changes).toBe(2);
    const record = await findRunRecord(services.database.db, projectId, started.runId);
    expect(record?.record.parameters['7']).toMatchObject({ omega: 3 });
  });
});
