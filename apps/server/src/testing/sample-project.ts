import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importProject } from '../project-folder/import-project';
import { writeSample } from '../../sample/write-sample';
import { actorOf } from '../user/actor';
import { findUserByName } from '../user/queries';
import type { TestApp } from './test-app';

export interface SamplePart {
  readonly models: readonly string[];
  readonly inputs: readonly string[];
}

/** What most tests need of the sample: four models of cells. */
const fewModels = {
  models: ['carbon-sequestration', 'climate-regulation', 'water-conservation', 'runoff-analysis'],
  inputs: ['landCover', 'precipitation', 'pet', 'waterEvaporation', 'dailyPrecipitation'],
};

/**
 * Imports the generated sample region, one year and coarse cells, into the administrator's projects.
 * @param only slugs of models and keys of inputs; null: all of the sample
 */
export async function sampleProject(
  server: TestApp,
  resolution = 2000,
  only: SamplePart | null = fewModels,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gep-sample-'));
  try {
    await writePartOfSample(folder, resolution, only);
    const owner = await findUserByName(server.app.services.database.db, 'admin');
    if (!owner) throw new Error('there is no administrator');
    return (await importProject(server.app.services, actorOf(owner, 'import'), folder)).id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The folder of the sample, one year and coarse cells, with some of its models and inputs. */
export async function writePartOfSample(
  folder: string,
  resolution: number,
  only: SamplePart | null,
): Promise<void> {
  await writeSample(folder);
  const path = join(folder, 'project.json');
  const project = JSON.parse(await readFile(path, 'utf8')) as Record<
    'settings' | 'models' | 'inputs',
    Record<string, unknown>
  >;
  project.settings.resolution = resolution;
  project.settings.enterComparableYear = false;
  if (only) {
    for (const part of ['models', 'inputs'] as const)
      project[part] = Object.fromEntries(only[part].map((key) => [key, project[part][key]]));
  }
  await writeFile(path, JSON.stringify(project));
}
