import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../apps/server/src/config';
import { openServices } from '../apps/server/src/open-services';
import { importProject } from '../apps/server/src/project-folder/import-project';
import { openRunTools } from '../apps/server/src/run/open-run-tools';
import type { RunTools } from '../apps/server/src/run/run-tools';
import { startRun } from '../apps/server/src/run/run';
import type { Services } from '../apps/server/src/services';
import { actorOf } from '../apps/server/src/user/actor';
import { createAdministrator } from '../apps/server/src/user/create-administrator';
import { findUserByName } from '../apps/server/src/user/queries';
import { testData } from '../scripts/test-data';

/** A project in an installation that is removed afterwards. */
export interface ExampleProject {
  readonly services: Services;
  readonly tools: RunTools;
  readonly projectId: string;
  readonly ownerId: string;
}

/** Makes a folder with links to the test data of a set, and the regions where its project.json looks for them. */
export async function dataFolder(root: string, set: string, project: object): Promise<string> {
  const folder = join(root, 'calc', set);
  await mkdir(folder, { recursive: true });
  await symlink(testData('regions'), join(root, 'regions'));
  for (const name of await readdir(testData(`calc/${set}`)))
    await symlink(testData(`calc/${set}/${name}`), join(folder, name));
  await writeFile(join(folder, 'project.json'), JSON.stringify(project));
  return folder;
}

/** Imports the project of a folder into an empty installation with two threads and works on it. */
export async function withProject<T>(
  folderIn: (root: string) => Promise<string>,
  work: (project: ExampleProject) => Promise<T>,
): Promise<T> {
  const root = await mkdtemp(join(tmpdir(), 'gep-run-'));
  const services = await openServices(
    readConfig({ GEP_DATA_DIR: join(root, 'data'), GEP_ADMIN_PASSWORD: 'Admin#2026x', GEP_WORKERS: '2' }),
    (error, what) => console.error(what, error),
  );
  const tools = await openRunTools(services);
  try {
    await createAdministrator(services);
    const owner = await findUserByName(services.database.db, 'admin');
    if (!owner) throw new Error('the administrator is missing');
    const { id } = await importProject(services, actorOf(owner, 'import'), await folderIn(root));
    return await work({ services, tools, projectId: id, ownerId: owner.id });
  } finally {
    await tools.close();
    await services.close();
    await rm(root, { recursive: true });
  }
}

/** Calculates a project to the end. @throws Error where the run fails */
export async function calculateExample({
  services,
  tools,
  projectId,
  ownerId,
}: ExampleProject): Promise<void> {
  const { runId } = await startRun(services, tools, projectId, 'calculation', ownerId);
  const { state, error } = await tools.runs.ended(runId);
  if (state === 'failed') throw new Error(`the run failed: ${JSON.stringify(error)}`);
}
