import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ModelCompleteness, StoredInput } from '@gep/api-client/contract';
import { formOf, madeProject, madeRegionGeodata } from '../testing/made-project';
import { madeRaster } from '../testing/made-raster';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { endOfRun, startRunOf } from '../testing/wait-run';

/** 11 is cropland of GLCNMO and broadleaf forest of the ecosystem types; 99 is neither. */
const cells = Uint8Array.from({ length: 300 }, (_, i) => (i === 0 ? 99 : i % 2 ? 11 : 12));
const table = [
  { from: 11, to: 512 },
  { from: 12, to: 511 },
];

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await testApp({ geodata: madeRegionGeodata });
  token = await server.login();
  projectId = await madeProject(server, token, '分类', ['13']);
});
afterAll(() => server.close());

const place = '/gep/user/project/model/13/file/landCover';
const upload = async (name: string): Promise<StoredInput> => {
  const multipart = formOf({ [name]: await madeRaster(30, cells) });
  const { data } = await server.send('POST', `${place}?projectId=${projectId}`, { token, multipart });
  return data as StoredInput;
};
const save = async (form: Record<string, unknown>): Promise<StoredInput> => {
  const answer = await server.send('PUT', `${place}/settings`, { token, json: { projectId, ...form } });
  return answer.data as StoredInput;
};
const completeness = async (): Promise<ModelCompleteness> => {
  const path = `/gep/user/project/model?projectId=${projectId}`;
  return ((await server.send('GET', path, { token })).data as ModelCompleteness[])[0];
};
const start = () => startRunOf(server, token, projectId, 'pretreatment');

describe('the classes of a land-cover raster', () => {
  it('are not read as codes of ecosystem types before the user has confirmed it', async () => {
    const input = await upload('cover.tif');
    expect(input.settings.classesConfirmed).toBe(false);
    const refused = await start();
    expect(refused.code).toBe('30214');
    expect(refused.message).toContain('cover.tif');
    expect(await completeness()).toMatchObject({
      complete: false,
      missingInputs: [],
      problems: [{ code: '30214' }],
    });
  });

  it('are proposed every table that knows them, with the share of their cells', async () => {
    const { presetFits } = await save({});
    const full = presetFits.filter(({ classes }) => classes === 2);
    expect(full.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['ecosystem-types', 'glcnmo-south', 'klhk-23']),
    );
    expect(new Set(full.map(({ share }) => share))).toEqual(new Set([299 / 300]));
  });

  it('let a run start once they are confirmed, with a warning for the one inside the region that has no type', async () => {
    const input = await save({ reclassification: table, classesConfirmed: true });
    expect(input.settings.classesConfirmed).toBe(true);
    expect(await completeness()).toMatchObject({
      complete: true,
      problems: [],
      warnings: [{ code: '30203', at: 'landCover', args: { values: '99' } }],
    });
    expect(input.warnings.map(({ code }) => code)).toEqual([]);
    expect((await start()).code).toBe('00000');
    const run = await endOfRun(server, token, projectId, 'pretreatment');
    expect(run.state).toBe('complete');
    const [warning] = run.warnings.filter(({ code }) => code === '30215');
    expect(warning.args).toMatchObject({ file: 'cover.tif', values: '99' });
    expect(Number(warning.args?.area)).toBeCloseTo(Number(warning.args?.count), -1);
  });

  it('keep the ready table that they were filled with, also with a class changed by hand', async () => {
    await save({ reclassification: table, preset: 'glcnmo-south', classesConfirmed: true });
    const chosen = await save({ preset: 'glcnmo-north' });
    expect(chosen.settings).toMatchObject({ preset: 'glcnmo-north', classesConfirmed: true });
    const changed = await save({ reclassification: [{ from: 11, to: 111 }, table[1]] });
    expect(changed.settings.preset).toBe('glcnmo-north');
    expect((await save({ preset: null })).settings.preset).toBeNull();
  });

  it('have one of the ready tables that there are, and only where they become ecosystem types', async () => {
    const json = { projectId, preset: 'corine' };
    const refused = await server.send('PUT', `${place}/settings`, { token, json });
    expect(refused.code).toBe('10400');
    expect(refused.message).toMatch(/^preset：.*glcnmo-south, glcnmo-north/);
    const soils = '/gep/user/project/model/11/file/hsg/settings';
    const other = await server.send('PUT', soils, { token, json: { projectId, preset: 'clcd' } });
    expect(other.message).toContain('只有生态系统类型数据有内置对照表');
  });

  it('leave a model without a warning once one is said to be missing', async () => {
    await save({ reclassification: [...table, { from: 99, to: -9999 }], classesConfirmed: true });
    expect(await completeness()).toMatchObject({ complete: true, warnings: [] });
  });

  it('stay confirmed while their table does, in any order of its rows', async () => {
    await save({ reclassification: table, classesConfirmed: true });
    const same = await save({ reclassification: [...table].reverse(), noData: [99] });
    expect(same.settings.classesConfirmed).toBe(true);
    const changed = await save({ reclassification: [{ from: 11, to: 111 }, table[1]] });
    expect(changed.settings.classesConfirmed).toBe(false);
  });

  it('are open again with another file, whose table is kept as a proposal', async () => {
    await save({ reclassification: table, preset: 'glcnmo-south', classesConfirmed: true });
    const replaced = await upload('cover-2.tif');
    const kept = { reclassification: table, preset: 'glcnmo-south' };
    expect(replaced.settings).toMatchObject({ ...kept, classesConfirmed: false });
    const refused = await start();
    expect(refused.message).toContain('cover-2.tif');
  });

  it('of the comparable year are confirmed for themselves', async () => {
    await save({ reclassification: table, classesConfirmed: true });
    const form = JSON.stringify({ projectId, enterComparableYear: true });
    await server.send('POST', '/gep/user/project/basicSetting', {
      token,
      form: { projectBasicSetting: form },
    });
    const multipart = formOf({ 'before.tif': await madeRaster(30, cells) });
    await server.send('POST', `${place}?projectId=${projectId}&compareFlag=1`, { token, multipart });
    expect((await start()).message).toContain('before.tif');
    await save({ compareFlag: 1, reclassification: table, classesConfirmed: true });
    expect((await start()).code).toBe('00000');
    await endOfRun(server, token, projectId, 'pretreatment');
  });
});
