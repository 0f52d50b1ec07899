import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '@gep/api-client/contract';
import { hasTestData, testData } from '../../../../scripts/test-data';
import { formsSeen } from '../testing/form-list';
import { filesOf, testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await testApp();
  token = await server.login();
  projectId = await server.project(token, '模型');
});
afterAll(() => server.close());

const select = (ids: string[]) =>
  server.send('POST', `/gep/user/project/model?projectId=${projectId}`, { token, json: ids });
const setup = async (modelId: string) =>
  (await server.send('GET', `/gep/user/project/model/${modelId}/setup?projectId=${projectId}`, { token }))
    .data as {
    parameters: Record<string, unknown>;
    inputs: { key: string; settings: Record<string, unknown> }[];
    completeness: { complete: boolean; missingInputs: string[] };
  };
const settings = (modelId: string, key: string, form: Record<string, string>) =>
  server.send('PUT', `/gep/user/project/model/${modelId}/file/${key}/settings`, {
    token,
    form: { projectId, ...form },
  });
const upload = async (modelId: string, key: string, path: string) =>
  server.send('POST', `/gep/user/project/model/${modelId}/file/${key}?projectId=${projectId}`, {
    token,
    multipart: await filesOf([path]),
  });

describe('GET /gep/user/model', () => {
  it('answers three groups and 22 models', async () => {
    const { data } = await server.send('GET', '/gep/user/model', { token });
    const rows = data as { modelId: string; parentId: string | null; superiorType: string | null }[];
    expect(rows.filter((row) => row.parentId === null).map((row) => row.modelId)).toEqual([
      'production',
      'regulation',
      'culture',
    ]);
    expect(rows.filter((row) => row.parentId !== null)).toHaveLength(22);
  });
});

describe('/gep/user/project/model', () => {
  it('POST takes a list as JSON or as numbered form fields; GET says what is missing', async () => {
    const path = `/gep/user/project/model?projectId=${projectId}`;
    expect((await server.send('POST', path, { token, form: { '0': '7', '1': '5' } })).code).toBe('00000');
    expect((await select(['5', '7'])).code).toBe('00000');
    const { data } = await server.send('GET', path, { token });
    expect(data).toMatchObject([
      { modelId: '5', complete: false, missingInputs: expect.arrayContaining(['landCover', 'npp']) },
      {
        modelId: '7',
        complete: false,
        problems: expect.arrayContaining([
          expect.objectContaining({ code: errorCodes.INPUT_MISSING.code, at: 'precipitation' }),
        ]),
      },
    ]);
    expect((await select(['99'])).code).toBe('10404');
    expect((await select(['1000'])).code).toBe('10400');
  });
});

describe('PUT /gep/user/project/model/:modelId/parameters', () => {
  it('sets values by key, fills defaults, and refuses what the definition does not allow', async () => {
    const save = (values: unknown) =>
      server.send('PUT', '/gep/user/project/model/7/parameters', {
        token,
        form: { projectId, values: JSON.stringify(values) },
      });
    const before = (await setup('7')).parameters;
    // Fu's omega: default 2.6, bounds 1 to 10.
    expect(before.omega).toBe(2.6);
    expect((await save({ omega: 3 })).code).toBe('00000');
    expect((await setup('7')).parameters).toEqual({ ...before, omega: 3 });
    const { message } = await save({ omega: 11 });
    expect(message).toMatch(/^(?!.*omega).+：11 超出范围 .+ 至 .+。$/);
    expect((await save({ omega: 11 })).code).toBe('30211');
    expect((await save({ omega: 'much' })).code).toBe('30211');
    expect((await save({ nothing: 1 })).code).toBe('30211');
    expect((await setup('7')).parameters.omega).toBe(3);
  });
});

describe('PUT /gep/user/project/model/:modelId/file/:key/settings', () => {
  it('takes a plain value where the input allows one', async () => {
    expect((await settings('6', 'landCover', { plain: '5' })).code).toBe('30208');
    expect((await settings('5', 'nothing', { plain: '5' })).code).toBe('30207');
    expect((await settings('5', 'npp', { scale: '0' })).code).toBe('10400');
    const saved = await settings('7', 'precipitation', { scale: '0.1', offset: '2', noData: '[-1,-2]' });
    expect(saved.data).toMatchObject({
      key: 'precipitation',
      file: null,
      settings: { scale: 0.1, offset: 2, noData: [-1, -2], plain: null },
    });
  });
});

describe.skipIf(!hasTestData)('POST /gep/user/project/model/:modelId/file/:key', () => {
  it('inspects the raster; scale, reclassification and its warnings follow the settings', async () => {
    const answer = await upload('5', 'npp', testData('calc/fujian/npp.tif'));
    // gdalinfo -stats: 49 x 57, Float32.
    expect(answer.data).toMatchObject({
      key: 'npp',
      file: {
        name: 'npp.tif',
        report: { kind: 'raster', width: 49, height: 57, dataType: 'float32', bandCount: 1 },
      },
      settings: { scale: 1, offset: 0 },
    });
    const { min, max } = (answer.data as { file: { report: { min: number; max: number } } }).file.report;
    const scaled = await settings('5', 'npp', { scale: '0.1' });
    const report = (scaled.data as { file: { report: { min: number; max: number } } }).file.report;
    expect(report.min).toBeCloseTo(min / 10, 9);
    expect(report.max).toBeCloseTo(max / 10, 9);

    await upload('5', 'landCover', testData('calc/fujian/landcover_20class.tif'));
    const rows = Array.from({ length: 20 }, (_, i) => ({ from: i + 1, to: 111 }));
    const saved = await settings('5', 'landCover', {
      reclassification: JSON.stringify(rows),
      classesConfirmed: 'true',
    });
    expect(saved.data).toMatchObject({ settings: { reclassification: rows }, warnings: [] });
    const wrong = JSON.stringify([{ from: 1, to: 999 }]);
    expect((await settings('5', 'landCover', { reclassification: wrong })).code).toBe('30211');
    expect((await setup('5')).completeness).toMatchObject({ complete: true, missingInputs: [] });
  });

  it('refuses files that are not rasters and leaves none behind', async () => {
    const before = server.storedFiles().sort();
    for (const [file, code] of [
      ['bad/tif/text.tif', '30101'],
      ['bad/tif/unknown_compression.tif', '30102'],
      ['bad/tif/huge4GB.tif', '30106'],
    ]) {
      const answer = await upload('5', 'npp', testData(file));
      expect(answer.code).not.toBe('00000');
      expect(answer.code.slice(0, 3)).toBe(code.slice(0, 3));
      expect(answer.message).toContain(file.split('/').at(-1));
    }
    expect(server.storedFiles().sort()).toEqual(before);
  });

  it('deletes file and row when the last model that reads the input is unselected', async () => {
    await select(['5', '6', '7']);
    const withBoth = server.storedFiles().length;
    await select(['6', '7']);
    // landCover serves the other models, npp only this one.
    expect(server.storedFiles()).toHaveLength(withBoth - 1);
    expect((await setup('6')).inputs.map((input) => input.key)).toContain('landCover');
    await select([]);
    expect(server.storedFiles()).toHaveLength(withBoth - 2);
  });
});

describe('PUT /gep/user/project/model/:modelId/assignment', () => {
  it('gives the department a form to fill in, but not the input itself', async () => {
    await select(['7']);
    const password = 'Depart#2026x';
    const department = await server.send('POST', '/gep/user/inputer', {
      token,
      form: { projectId, userName: 'writer', deptName: '气象局', password },
    });
    const { userId } = department.data as { userId: string };
    const assign = (ids: string[]) =>
      server.send('PUT', '/gep/user/project/model/7/assignment', {
        token,
        form: { projectId, key: 'precipitation', userIds: JSON.stringify(ids) },
      });
    expect((await assign([userId, 'stranger'])).code).toBe('10404');
    expect((await assign([userId])).code).toBe('00000');
    const own = await server.login('writer', password);
    expect(await formsSeen(server, projectId, own)).toMatchObject([
      { inputKey: 'precipitation', formState: 'ASSIGNED' },
    ]);
    const put = await server.send('PUT', '/gep/user/project/model/7/file/precipitation/settings', {
      token: own,
      form: { projectId, offset: '1' },
    });
    expect(put.code).toBe('10403');
  });
});
