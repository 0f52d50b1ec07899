import { appendFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { run } from '../scripts/run';
import { sampleCalculated } from './sample-calculated';
import { startServer } from './start-server';
import type { RunningServer } from './start-server';

/* A run of all models is repeated by the command from its own record, after the server has ended. */

interface Answer {
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

interface SharingRow {
  readonly modelId: string;
  readonly ecosystemValues: string;
  readonly takesTypes: boolean;
}

/** Calls of the sample's owner. */
async function owner({ url, account, password }: RunningServer) {
  const call = async (method: string, path: string, body?: BodyInit, token = ''): Promise<unknown> => {
    const init = { method, headers: { 'user-token': token }, ...(body && { body }) };
    const answer = (await (await fetch(`${url}/gep/user${path}`, init)).json()) as Answer;
    expect(answer.code, `${method} ${path}: ${answer.message}`).toBe('00000');
    return answer.data;
  };
  const form = new URLSearchParams({ username: account, pwd: password });
  const signedIn = (await call('POST', '/login', form)) as { token: string; userId: string };
  const send = (method: string, path: string, body?: BodyInit) => call(method, path, body, signedIn.token);
  const { data } = (await send('GET', `/project/${signedIn.userId}`)) as { data: { id: string }[] };
  return { send, projectId: data[0].id };
}

/** Forced zero, the urban boundary, and sharing of every model that shares over types. */
async function setEverything({ send, projectId }: Awaited<ReturnType<typeof owner>>): Promise<void> {
  const ring = [
    [110.6, 30.5],
    [110.9, 30.5],
    [110.9, 30.8],
    [110.6, 30.8],
    [110.6, 30.5],
  ];
  const town = { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } };
  const files = new FormData();
  const boundary = JSON.stringify({ type: 'FeatureCollection', features: [town] });
  files.append('files', new Blob([boundary]), 'town.geojson');
  await send('POST', `/project/urbanBoundary?projectId=${projectId}`, files);
  const force = {
    projectId,
    useModelEcosystemCorrelation: 'true',
    useUrbanEcosystemBoundary: 'true',
    projectModelToEcosystemVOS: JSON.stringify([
      { modelId: '13', ecosystemValues: '1' },
      { modelId: '5', ecosystemValues: '51,52' },
    ]),
  };
  await send('PUT', '/project/forceCorrelation', new URLSearchParams(force));
  const path = `/project/spatialAverage?projectId=${projectId}`;
  const { rows } = (await send('GET', path)) as { rows: SharingRow[] };
  // The others say in a file, which the sample lacks, where their value goes.
  const shared = rows.filter(({ takesTypes }) => takesTypes).map((row) => ({ ...row, enabled: true }));
  expect(shared.length).toBeGreaterThan(1);
  await send('PUT', path, new URLSearchParams({ rows: JSON.stringify(shared) }));
}

async function calculate({ send, projectId }: Awaited<ReturnType<typeof owner>>): Promise<number> {
  const path = `/project/model/calc?projectId=${projectId}`;
  await send('POST', path);
  const state = async () => ((await send('GET', path)) as { state: string }).state;
  await expect.poll(state, { timeout: 400_000, intervals: [1000] }).not.toMatch(/queued|running/);
  expect(await state()).toBe('complete');
  const models = (await send('GET', `/project/result/model?projectId=${projectId}`)) as {
    compareFlags: number[];
  }[];
  expect(models.every(({ compareFlags }) => compareFlags.length === 2)).toBe(true);
  return models.flatMap(({ compareFlags }) => compareFlags).length;
}

/** The sample with all settings, calculated again. */
async function calculated(server: RunningServer): Promise<{ projectId: string; results: number }> {
  await sampleCalculated(server);
  const project = await owner(server);
  await setEverything(project);
  return { projectId: project.projectId, results: await calculate(project) };
}

/** Stored files, the oldest first. */
function storedFiles(folder: string): string[] {
  return readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs);
}

test('npm run project repeats a run of all models to the bit, and names what has changed', async () => {
  test.setTimeout(1_500_000);
  const server = await startServer({ GEP_SAMPLE: '1' });
  const { projectId, results } = await calculated(server).finally(() => server.stop(true));
  const rerun = () =>
    run(['npm', 'run', 'project', '--', 'rerun', '--project', projectId], {
      quiet: true,
      env: { GEP_DATA_DIR: server.dataFolder, GEP_SAMPLE: '0', LANG: 'en_US.UTF-8' },
    });
  const same = await rerun();
  expect(same.output).toContain(`Identical bit for bit: ${results} results.`);
  expect(same.code).toBe(0);

  // The first files that were stored are those of the region and the inputs.
  const [first] = storedFiles(server.dataFolder);
  appendFileSync(first, 'x');
  const changed = await rerun();
  expect(changed.output).toMatch(/ has changed\.$/m);
  expect(changed.output).toContain('The run was not repeated');
  expect(changed.code).toBe(1);
});
