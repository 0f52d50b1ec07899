import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readGeoTiff, writeGeoTiff } from '@gep/raster/node';
import { importProject } from '../project-folder/import-project';
import { actorOf } from '../user/actor';
import { findUserByName } from '../user/queries';
import type { CalculatedSample } from './calculated-sample';
import { writePartOfSample } from './sample-project';
import type { SamplePart } from './sample-project';
import { testApp } from './test-app';
import { endOfRun, startRunOf } from './wait-run';

/** Models of each kind: with children, spread over cells, and without a value. */
const part: SamplePart = {
  models: [
    'farming',
    'renewable-energy',
    'carbon-sequestration',
    'climate-regulation',
    'water-self-purification',
    'water-conservation',
    'runoff-analysis',
  ],
  inputs: [
    'landCover',
    'precipitation',
    'pet',
    'waterEvaporation',
    'dailyPrecipitation',
    'yields',
    'energy',
    'discharge',
  ],
};

/** Codes in the comparable year by those in the current one: cropland that was forest or grassland. */
export const formerTypes: Readonly<Record<number, number>> = { 511: 111, 512: 311 };

/** A calculated sample project whose years have different land covers and prices. */
export async function twoLandCovers(): Promise<CalculatedSample> {
  const server = await testApp();
  const token = await server.login();
  const folder = await mkdtemp(join(tmpdir(), 'gep-land-covers-'));
  try {
    await writePartOfSample(folder, 2000, part);
    const path = join(folder, 'project.json');
    const project = JSON.parse(await readFile(path, 'utf8')) as {
      settings: Record<string, unknown>;
      inputs: Record<string, Record<string, unknown>>;
    };
    project.settings.enterComparableYear = true;
    project.inputs.landCover.comparable = { file: 'land_cover_before.tif' };
    await writeFile(path, JSON.stringify(project));
    const [grid] = await readGeoTiff(join(folder, 'land_cover.tif'));
    const data = grid.data.map((code) => formerTypes[code] ?? code);
    await writeFile(join(folder, 'land_cover_before.tif'), await writeGeoTiff([{ ...grid, data }]));
    const owner = await findUserByName(server.app.services.database.db, 'admin');
    if (!owner) throw new Error('there is no administrator');
    const { id: projectId } = await importProject(server.app.services, actorOf(owner, 'import'), folder);
    await startRunOf(server, token, projectId, 'calculation');
    const { state } = await endOfRun(server, token, projectId, 'calculation');
    if (state !== 'complete') throw new Error(`the run ended as ${state}`);
    return { server, token, projectId };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
