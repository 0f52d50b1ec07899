import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../src/services';
import { importProject } from '../src/project-folder/import-project';
import { startRun } from '../src/run/run';
import type { RunTools } from '../src/run/run-tools';
import { actorOf } from '../src/user/actor';
import type { FirstStart } from '../src/user/create-administrator';
import { updateUser } from '../src/user/queries';
import { writeSample } from './write-sample';

/** The longest time that a first start waits for the sample's calculation; it goes on behind the open doors. */
const patienceMs = 40_000;

/**
 * Makes the sample project of the first start and calculates it. Gives back what took how long, as lines. A failure
 * is reported and leaves the server without a sample.
 */
export async function createSample(
  services: Services,
  tools: RunTools,
  { userId, userName }: Pick<FirstStart, 'userId' | 'userName'>,
): Promise<string[]> {
  const folder = await mkdtemp(join(services.files.temporaryFolder, 'sample-'));
  const lines: string[] = [];
  let since = Date.now();
  const lap = (what: string): void => {
    const now = Date.now();
    lines.push(`${what} ${((now - since) / 1000).toFixed(1)} s`);
    since = now;
  };
  try {
    await writeSample(folder);
    lap('files written');
    const owner = actorOf({ id: userId, userName, role: 'PROJECT_ADMIN' }, 'sample');
    const project = await importProject(services, owner, folder);
    await updateUser(services.database.db, userId, { currentProjectId: project.id });
    lap('imported');
    const { runId } = await startRun(services, tools, project.id, 'calculation', userId);
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), patienceMs);
    });
    const run = await Promise.race([tools.runs.ended(runId), patience]);
    clearTimeout(timer);
    lap(run ? `calculated (${run.state})` : 'still calculating after');
  } catch (error) {
    services.report(error, 'sample project');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return lines;
}
