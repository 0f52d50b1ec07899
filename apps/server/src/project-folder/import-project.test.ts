import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSample } from '../../sample/write-sample';
import { findInput, zonePricesOf } from '../model/queries';
import { settingOf } from '../project/setting-queries';
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
