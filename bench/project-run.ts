/**
 * Imports a documented example and calculates it in a separate process, as the server does: `project-run.ts SET`, where
 * SET is `fujian` or `ntt`; `project-run.ts SET stops` also stops runs in each of their stages. Prints the answer as JSON.
 */
import { readFile } from 'node:fs/promises';
import type { RunEventData } from '../apps/server/src/job/run-events';
import { calculateExample, dataFolder, withProject } from './example-project';
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

/** The documented example of a set, in the case of Fujian with the models of the specification. */
async function projectFolder(root: string, set: string): Promise<string> {
  const example = new URL(`../docs/guide/examples/${set}.json`, import.meta.url);
  const project = JSON.parse(await readFile(example, 'utf8')) as { inputs: object };
  const rain = { dailyPrecipitation: { plain: [60, 85] } };
  const measured = set === 'fujian' ? { ...fujian, inputs: { ...project.inputs, ...rain } } : {};
  return dataFolder(root, set, { ...project, ...measured });
}

const stageOf = ({ kind, step }: RunEventData): Stage => {
  if (kind === 'pretreatment') return 'pretreatment';
  if (step?.en === 'Total') return 'total';
  return step?.en.includes('at the same time') ? 'windows' : 'layers';
};

const [set, more] = process.argv.slice(2);
const times = await withProject(
  (root) => projectFolder(root, set),
  async (project): Promise<ProjectTimes> => {
    const { tools, projectId } = project;
    const calculate = async (onEvent: (event: RunEventData) => void = () => undefined): Promise<RunTimes> => {
      const gaps: Partial<Record<Stage, number>> = {};
      const started = performance.now();
      const used = process.cpuUsage();
      let [before, heard] = ['', started];
      const silent = await tools.events.listen(projectId, ({ event }) => {
        const news = JSON.stringify([event.progress, event.step, event.items, event.state]);
        if (news === before) return;
        const now = performance.now();
        const stage = stageOf(event);
        gaps[stage] = Math.max(gaps[stage] ?? 0, now - heard);
        [before, heard] = [news, now];
        onEvent(event);
      });
      await calculateExample(project).finally(silent);
      const { user, system } = process.cpuUsage(used);
      return { ms: performance.now() - started, processorMs: (user + system) / 1000, gaps };
    };

    const stopIn = async (stage: Stage): Promise<number> => {
      let stopping: Promise<number> | undefined;
      await calculate((event) => {
        // In the middle of the stage: its first event comes before its work.
        if (stageOf(event) !== stage || event.items.every(({ progress }) => progress === 0)) return;
        const called = performance.now();
        stopping ??= tools.runs.stop(projectId, 'calculation').then(() => performance.now() - called);
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
    return { first, next, stops, megabytes };
  },
);
console.log(JSON.stringify(times));
