import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallResponse, calls } from '@gep/api-client/contract';
import { formOf, madeProject, madeRegionGeodata } from '../testing/made-project';
import { madeRaster } from '../testing/made-raster';
import { testApp } from '../testing/test-app';
import { sweepTwice } from '../testing/sweep-twice';
import type { TestApp } from '../testing/test-app';
import { forgetExpiredInputs } from './deleted-input';
import { findInput } from './queries';

const cells = Uint8Array.from({ length: 300 }, (_, i) => (i % 2 ? 11 : 12));
const hour = 60 * 60_000;

let server: TestApp;
let token: string;
let projectId: string;
let later = 0;

beforeAll(async () => {
  const now = () => new Date(Date.now() + later);
  server = await testApp({ geodata: madeRegionGeodata, now });
  token = await server.login();
  projectId = await madeProject(server, token, '撤销', ['13']);
});
beforeEach(() => {
  later = 0;
});
afterAll(() => server.close());

const place = '/gep/user/project/model/13/file/landCover';
const upload = async (compareFlag = 0) =>
  server.send('POST', `${place}?projectId=${projectId}&compareFlag=${compareFlag}`, {
    token,
    multipart: formOf({ 'cover.tif': await madeRaster(30, cells) }),
  });
const save = (form: Record<string, unknown>) =>
  server.send('PUT', `${place}/settings`, { token, json: { projectId, ...form } });
const remove = async (compareFlag = 0) =>
  (await server.send('DELETE', `${place}?projectId=${projectId}&compareFlag=${compareFlag}`, { token })).code;
const restore = async (compareFlag = 0, by = token) => {
  const path = `${place}/restore?projectId=${projectId}&compareFlag=${compareFlag}`;
  return (await server.send('POST', path, { token: by })).code;
};
const row = (compareFlag = 0) =>
  findInput(server.app.services.database.db, projectId, 'landCover', compareFlag);
const setup = async () => {
  const { data } = await server.send('GET', `/gep/user/project/model/13/setup?projectId=${projectId}`, {
    token,
  });
  return data as CallResponse<typeof calls.getModelSetup>;
};

describe('a deleted input', () => {
  it('comes back with its file and all settings, in its year', async () => {
    for (const year of [0, 1]) {
      await upload(year);
      const table = [{ from: 11, to: 512 + year }];
      await save({
        compareFlag: year,
        scale: 2,
        noData: [12],
        reclassification: table,
        preset: 'glcnmo-south',
        classesConfirmed: true,
      });
    }
    const before = [await row(0), await row(1)];
    expect(before[0]?.classesConfirmedAt).toBeInstanceOf(Date);
    const files = server.storedFiles();
    expect([await remove(0), await remove(1)]).toEqual(['00000', '00000']);
    expect([await row(0), await row(1)]).toEqual([null, null]);
    expect((await setup()).completeness.missingInputs).toContain('landCover');
    expect((await setup()).deletedInputs).toMatchObject([
      { key: 'landCover', compareFlag: 0, fileName: 'cover.tif' },
      { key: 'landCover', compareFlag: 1, fileName: 'cover.tif' },
    ]);
    await sweepTwice(server.app.services.files, server.app.services.database);
    expect(server.storedFiles()).toEqual(files);
    expect([await restore(0), await restore(1)]).toEqual(['00000', '00000']);
    expect([await row(0), await row(1)]).toEqual(before);
    expect((await setup()).deletedInputs).toEqual([]);
  });

  it('is gone for good once another file or value is in its place', async () => {
    await upload();
    const files = server.storedFiles().length;
    await remove();
    await upload();
    expect(server.storedFiles()).toHaveLength(files);
    expect(await restore()).toBe('10404');
    await remove();
    await save({ scale: 3 });
    expect(server.storedFiles()).toHaveLength(files - 1);
    expect(await restore()).toBe('10404');
  });

  it('is kept for 24 hours, then its file is removed', async () => {
    await upload();
    const files = server.storedFiles().length;
    await remove();
    later = 23 * hour;
    await forgetExpiredInputs(server.app.services);
    expect(server.storedFiles()).toHaveLength(files);
    later = 25 * hour;
    // The session is over by then.
    token = await server.login();
    expect((await setup()).deletedInputs).toEqual([]);
    expect(await restore()).toBe('10404');
    await forgetExpiredInputs(server.app.services);
    expect(server.storedFiles()).toHaveLength(files - 1);
  });

  it('is restored only by those who may write it', async () => {
    await upload();
    await remove();
    await server.addMainUser('stranger');
    expect(await restore(0, await server.login('stranger'))).toBe('10404');
    expect(await restore()).toBe('00000');
  });
});
