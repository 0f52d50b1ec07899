import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ecosystemTypes } from '@gep/ecosystem-models';
import { importProject } from '../project-folder/import-project';
import { actorOf } from '../user/actor';
import { findUserByName } from '../user/queries';
import type { CalculatedSample } from './calculated-sample';
import { writePartOfSample } from './sample-project';
import { testApp } from './test-app';
import { endOfRun, startRunOf } from './wait-run';

/** The grassland of the comparable year, which is forest in the current one. */
export const changedTypes = { comparable: 311, current: 111 } as const;

/**
 * A server with a calculated project of two years that differ: in land cover (what is forest now was grassland), in
 * evaporation, and in some prices. Products have tables, and carbon, climate, water and air have cells.
 */
export async function calculatedTwoYears(): Promise<CalculatedSample> {
  const server = await testApp();
  const token = await server.login();
  const folder = await mkdtemp(join(tmpdir(), 'gep-years-'));
  try {
    await writePartOfSample(folder, 2000, {
      models: [
        'farming',
        'water-resources',
        'carbon-sequestration',
        'climate-regulation',
        'water-conservation',
        'air-purification',
      ],
      inputs: ['landCover', 'precipitation', 'pet', 'waterEvaporation', 'yields', 'waterUse', 'emission'],
    });
    await changeComparableYear(join(folder, 'project.json'));
    const owner = await findUserByName(server.app.services.database.db, 'admin');
    if (!owner) throw new Error('there is no administrator');
    const { id: projectId } = await importProject(server.app.services, actorOf(owner, 'import'), folder);
    await startRunOf(server, token, projectId, 'calculation');
    const { state, error } = await endOfRun(server, token, projectId, 'calculation');
    if (state !== 'complete') throw new Error(`the calculation is ${state}: ${error?.message ?? ''}`);
    return { server, token, projectId };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function changeComparableYear(path: string): Promise<void> {
  const project = JSON.parse(await readFile(path, 'utf8')) as {
    settings: Record<string, unknown>;
    inputs: Record<string, Record<string, unknown>>;
  };
  project.settings.enterComparableYear = true;
  const reclassification = ecosystemTypes.map(({ value }) => ({
    from: value,
    to: value === changedTypes.current ? changedTypes.comparable : value,
  }));
  project.inputs.landCover.comparable = { file: 'land_cover.tif', reclassification };
  project.inputs.pet.comparable = { plain: 1000 };
  await writeFile(path, JSON.stringify(project));
}
