/**
 * Imports a documented example and calculates it in a separate process, as the server does: `project-run.ts SET`, where
 * SET is `fujian` or `ntt`; `project-run.ts SET stops` also stops runs in each of their stages. Prints the answer as JSON.
 */
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../apps/server/src/config';
import type { RunEventData } from '../apps/server/src/job/run-events';
import { openServices } from '../apps/server/src/open-services';
import { importProject } from '../apps/server/src/project-folder/import-project';
import { openRunTools } from '../apps/server/src/run/open-run-tools';
import { startRun } from '../apps/server/src/run/run';
import { actorOf } from '../apps/server/src/user/actor';
import { createAdministrator } from '../apps/server/src/user/create-administrator';
import { findUserByName } from '../apps/server/src/user/queries';
import { testData } from '../scripts/test-data';
import { stages } from './run-stages';
import type { ProjectTimes, RunTimes, Stage } from './run-stages';

/** The Fujian set of the specification: four models, both years. */
const fujian = {
  settings: { particularYear: '2020', resolution: 10_000, enterCurrentYear: true, enterComparableYear: true },
  models: {
    'carbon-sequestration': { method: 'nep-alpha', alpha: 0.2 },
    'climate-regulation': {},
    'water-conservation': { etMethod: 'fu' },
    'runoff-analysis': { method: 'runoff-cn' },
  },
};

/** The files of a set beside its project.json, in a folder that can be written. */
async function projectFolder(root: string, set: string): Promise<string> {
  const folder = join(root, 'calc', set);
  await mkdir(folder, { recursive: true });
  await symlink(testData('regions'), join(root, 'regions'));
  for (const name of await readdir(testData(`calc/${set}`)))
    await symlink(testData(`calc/${set}/${name}`), join(folder, name));
  const example = new URL(`../docs/guide/examples/${set}.json`, import.meta.url);
  const project = JSON.parse(await readFile(example, 'utf8')) as { inputs: object };
  const rain = { dailyPrecipitation: { plain: [60, 85] } };
  const measured = set === 'fujian' ? { ...fujian, inputs: { ...project.inputs, ...rain } } : {};
  await writeFile(join(folder, 'project.json'), JSON.stringify({ ...project, ...measured }));
  return folder;
}

const stageOf = ({ kind, step }: RunEventData): Stage => {
  if (kind === 'pretreatment') return 'pretreatment';
  if (step?.en === 'Total') return 'total';
  return step?.en.includes('at the same time') ? 'windows' : 'layers';
};

const [set, more] = process.argv.slice(2);
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
  const { id } = await importProject(services, actorOf(owner, 'import'), await projectFolder(root, set));

  const calculate = async (onEvent: (event: RunEventData) => void = () => undefined): Promise<RunTimes> => {
    const gaps: Partial<Record<Stage, number>> = {};
    const started = performance.now();
    const used = process.cpuUsage();
    let [before, heard] = ['', started];
    const silent = tools.events.listen(id, ({ event }) => {
      const news = JSON.stringify([event.progress, event.step, event.items, event.state]);
      if (news === before) return;
      const now = performance.now();
      const stage = stageOf(event);
      gaps[stage] = Math.max(gaps[stage] ?? 0, now - heard);
      [before, heard] = [news, now];
      onEvent(event);
    });
    const { runId } = await startRun(services, tools, id, 'calculation', owner.id);
    const { state, error } = await tools.runs.ended(runId);
    silent();
    if (state === 'failed') throw new Error(`the run failed: ${JSON.stringify(error)}`);
    const { user, system } = process.cpuUsage(used);
    return { ms: performance.now() - started, processorMs: (user + system) / 1000, gaps };
  };

  const stopIn = async (stage: Stage): Promise<number> => {
    let stopping: Promise<number> | undefined;
    await calculate((event) => {
      // In the middle of the stage: its first event comes before its work.
      if (stageOf(event) !== stage || event.items.every(({ progress }) => progress === 0)) return;
      const called = performance.now();
      stopping ??= tools.runs.stop(id, 'calculation').then(() => performance.now() - called);
    });
    if (!stopping) throw new Error(`the run has no stage ${stage}`);
    return stopping;
  };

  const stops: Partial<Record<Stage, number>> = {};
  if (more === 'stops') stops.pretreatment = await stopIn('pretreatment');
  const first = await calculate();
  const next = more === 'stops' ? null : await calculate();
  if (more === 'stops') for (const stage of stages.slice(1)) stops[stage] = await stopIn(stage);
  const megabytes = process.resourceUsage().maxRSS / 1024;
  const times: ProjectTimes = { first, next, stops, megabytes };
  console.log(JSON.stringify(times));
} finally {
  await tools.close();
  await services.close();
  await rm(root, { recursive: true });
}
