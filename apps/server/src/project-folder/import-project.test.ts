import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ModelCompleteness } from '@gep/api-client/contract';
import { writeSample } from '../../sample/write-sample';
import { findInput, uncertaintiesOf, zonePricesOf } from '../model/queries';
import { settingOf } from '../project/setting-queries';
import { word } from '../error/word';
import { madeRaster } from '../testing/made-raster';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { actorOf } from '../user/actor';
import { findUserByName } from '../user/queries';
import { importProject } from './import-project';

let server: TestApp;
let folder: string;
let project: { settings: object; inputs: Record<string, { file?: string }> };

beforeAll(async () => {
  server = await testApp();
  folder = await mkdtemp(join(tmpdir(), 'gep-folder-'));
  await writeSample(folder);
  project = JSON.parse(await readFile(join(folder, 'project.json'), 'utf8')) as typeof project;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Imports the sample with one model, and what is given. */
async function importWith(changes: { name: string; inputs?: object; [key: string]: unknown }) {
  const { services } = server.app;
  const owner = await findUserByName(services.database.db, 'admin');
  if (!owner) throw new Error('there is no administrator');
  const models = { 'water-conservation': {} };
  const changed = { ...project, models, inputs: {}, absentServices: {}, ...changes };
  await writeFile(join(folder, 'project.json'), JSON.stringify(changed));
  return (await importProject(services, actorOf(owner, 'import'), folder)).id;
}

/** Imports the sample without inputs, with prices of water that differ by zone. */
function importZoned(priceZoneField?: string): Promise<string> {
  return importWith({
    name: priceZoneField ?? 'NO_ZONES',
    settings: { ...project.settings, ...(priceZoneField && { priceZoneField }) },
    models: { 'water-conservation': { zonePrices: [{ zone: '990100', price: 2 }] } },
  });
}

describe('the ready table of a project folder', () => {
  it('fills the classes of the input, which keeps what it was filled with', async () => {
    const landCover = { file: project.inputs.landCover.file, preset: 'esa-worldcover' };
    const id = await importWith({ name: 'READY_TABLE', inputs: { landCover } });
    const input = await findInput(server.app.services.database.db, id, 'landCover', 0);
    expect(input?.preset).toBe('esa-worldcover');
    expect(input?.reclassification).toContainEqual({ from: 80, to: 42 });
    expect(input?.classesConfirmedAt).toBeInstanceOf(Date);
  });

  it('is refused under a name that there is not', async () => {
    const landCover = { file: project.inputs.landCover.file, preset: 'corine' };
    await expect(importWith({ name: 'NO_TABLE', inputs: { landCover } })).rejects.toMatchObject({
      problems: [{ at: 'project.json inputs.landCover.preset' }],
    });
  });
});

describe('a land cover whose file does not declare what it is filled with', () => {
  const importFilled = async (noData?: number[]) => {
    const cells = Float32Array.from({ length: 300 }, (_, i) => (i < 50 ? -3.4028235e38 : 111));
    await writeFile(join(folder, 'filled.tif'), await madeRaster(30, cells));
    const landCover = { file: 'filled.tif', ...(noData && { noData }) };
    const id = await importWith({ name: `FILLED_${noData?.length ?? 0}`, models: { 'pest-control': {} }, inputs: { landCover } }); // prettier-ignore
    const token = await server.login();
    const { data } = await server.send('GET', `/gep/user/project/model?projectId=${id}`, { token });
    return (data as ModelCompleteness[])[0].problems;
  };

  it('is read without it where the folder declares it', async () => {
    expect(await importFilled([-3.4028235e38])).toEqual([]);
  });

  it('is imported all the same without that, and says what to declare', async () => {
    const [problem, ...others] = await importFilled();
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: '30221', args: { file: 'filled.tif', count: 50 } });
    expect(problem.message).toContain('（项目文件夹中为noData）');
  });
});

describe('the price zones of a project folder', () => {
  it('come from the field that its settings name, and models take their prices by zone', async () => {
    const { db } = server.app.services.database;
    const id = await importZoned('CT_CODE');
    expect(await settingOf(db, id)).toMatchObject({ priceZoneField: 'CT_CODE' });
    expect((await zonePricesOf(db, id)).get('7')).toEqual([{ zone: '990100', price: 2 }]);
  });

  it('are refused in a field that the region file does not have', async () => {
    await expect(importZoned('NO_FIELD')).rejects.toMatchObject({
      problems: [{ name: 'FIELD_NOT_IN_FILE' }],
    });
  });

  it('are unknown to a folder that names no field, and so are prices by zone', async () => {
    await expect(importZoned()).rejects.toMatchObject({ problems: [{ name: 'PARAMETER_INVALID' }] });
  });
});

describe('the distributions of a project folder', () => {
  const price = {
    parameter: 'price',
    distribution: { kind: 'triangular', min: 6, mode: 7, max: 9 },
    source: '水利年鉴 2020',
  };
  const importUncertain = (name: string, one: object, slug = 'water-conservation') =>
    importWith({ name, uncertainties: { [slug]: [price, one] } });
  const year = { ...price, year: 'current' };

  it('are those of the numbers of its models', async () => {
    const id = await importWith({ name: 'UNCERTAIN', uncertainties: { 'water-conservation': [year] } });
    expect((await uncertaintiesOf(server.app.services.database.db, id)).get('7')).toEqual([year]);
  });

  it.each([
    ['a number in words', { ...price, source: 3 }, 'uncertainties.water-conservation.1.source'],
    ['a key that there is not', { ...price, sauce: '年鉴' }, 'uncertainties.water-conservation.1'],
    [
      'a parameter that there is not',
      { ...price, parameter: 'cost' },
      'uncertainties.water-conservation[1].parameter',
    ],
    ['a second one of a number', price, 'uncertainties.water-conservation[1]'],
    [
      'no source',
      { ...price, parameter: 'price', source: ' ' },
      'uncertainties.water-conservation[1].source',
    ],
  ])('are refused with %s, by its place', async (_, one, place) => {
    const error = await importUncertain('REFUSED', one).catch((fault: unknown) => fault);
    const { problems } = error as { problems: Parameters<typeof word>[0][] };
    const messages = problems.map((problem) => word(problem, 'en').message);
    expect(messages.join('\n')).toContain(`project.json ${place}: `);
  });

  it('are refused of a model that the folder does not select', async () => {
    const error = await importUncertain('OTHER_MODEL', price, 'farming').catch((fault: unknown) => fault);
    const { problem } = error as { problem: Parameters<typeof word>[0] };
    expect(word(problem, 'en').message).toBe(
      'project.json: uncertainties.farming: models does not list this model; add it there',
    );
  });
});
