import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await testApp();
  token = await server.login();
  projectId = await server.project(token, '分摊');
  await server.send('POST', `/gep/user/project/model?projectId=${projectId}`, {
    token,
    json: ['1', '5', '20'],
  });
});
afterAll(() => server.close());

const path = '/gep/user/project/spatialAverage';
const save = (changed: readonly Record<string, unknown>[]) =>
  server.send('PUT', `${path}?projectId=${projectId}`, { token, json: { rows: changed } });
const rows = async () =>
  ((await server.send('GET', `${path}?projectId=${projectId}`, { token })).data as { rows: unknown }).rows;
const parameter = async (modelId: string, key: string) => {
  const setup = `/gep/user/project/model/${modelId}/setup?projectId=${projectId}`;
  const { parameters } = (await server.send('GET', setup, { token })).data as {
    parameters: Record<string, unknown>;
  };
  return parameters[key];
};

it('lists the selected models whose value can be shared', async () => {
  expect(await rows()).toEqual([
    { modelId: '1', enabled: false, ecosystemValues: '', takesTypes: true },
    // Nature tourism goes to the areas of its spots.
    { modelId: '20', enabled: false, ecosystemValues: '', takesTypes: false },
  ]);
});

it('is one with the parameters of the models', async () => {
  expect((await save([{ modelId: '1', enabled: true, ecosystemValues: '51,52' }])).code).toBe('00000');
  expect([await parameter('1', 'sharing'), await parameter('1', 'sharedTypes')]).toEqual(['area', [51, 52]]);
  const values = { sharing: 'raster' };
  await server.send('PUT', '/gep/user/project/model/1/parameters', { token, json: { projectId, values } });
  await save([{ modelId: '1', enabled: true, ecosystemValues: '' }]);
  expect([await parameter('1', 'sharing'), await parameter('1', 'sharedTypes')]).toEqual(['raster', []]);
  await save([{ modelId: '1', enabled: false, ecosystemValues: '' }]);
  expect(await parameter('1', 'sharing')).toBe('none');
});

it('refuses unknown types and models that share nothing', async () => {
  expect((await save([{ modelId: '1', enabled: true, ecosystemValues: '999' }])).code).toBe('30211');
  expect((await save([{ modelId: '5', enabled: true, ecosystemValues: '' }])).code).toBe('30212');
  expect((await save([{ modelId: '5', enabled: false, ecosystemValues: '' }])).code).toBe('00000');
});
