/**
 * Asks what a square of a project would come to as forest, in a separate process, as the server does: `scenario.ts SET`,
 * where SET is `fujian` or `sample`. Prints milliseconds as JSON.
 */
import { readFile } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { cellToMap } from '@gep/raster';
import proj4 from 'proj4';
import { median } from 'simple-statistics';
import { projectFrame } from '../apps/server/src/calculation/project-frame';
import type { ProjectFrame } from '../apps/server/src/calculation/project-frame';
import { readRunSource } from '../apps/server/src/calculation/source-queries';
import { landCoverScenario } from '../apps/server/src/scenario/scenario';
import { polygonOf } from '../apps/server/src/testing/polygon-wkb';
import { writeSample } from '../apps/server/sample/write-sample';
import { calculateExample, dataFolder, withProject } from './example-project';
import { timed } from './measure';

/** Milliseconds of answers, and the longest that requests waited for the server's thread meanwhile. */
export interface ScenarioTimes {
  /** The first, for which the threads load their programs. */
  readonly first: number;
  /** Median of five later ones. */
  readonly next: number;
  readonly delay: number;
}

async function fujian(root: string): Promise<string> {
  const example = new URL('../docs/guide/examples/fujian.json', import.meta.url);
  return dataFolder(root, 'fujian', JSON.parse(await readFile(example, 'utf8')) as object);
}

async function sample(root: string): Promise<string> {
  await writeSample(root);
  return root;
}

/** A square in the middle of a grid whose side is a part of the grid's. */
function square({ grid, flat: { width, height, transform } }: ProjectFrame, part: number): string {
  const { forward } = proj4(grid.crs.proj4, 'EPSG:3857');
  const half = (Math.min(width, height) * part) / 2;
  const corner = (x: number, y: number) =>
    forward([...cellToMap(transform, width / 2 + x * half, height / 2 + y * half)]) as [number, number];
  return polygonOf([corner(-1, -1), corner(-1, 1), corner(1, 1), corner(1, -1)]);
}

const folderIn = process.argv[2] === 'sample' ? sample : fujian;
const times = await withProject(folderIn, async (project): Promise<ScenarioTimes> => {
  const { services, tools, projectId } = project;
  await calculateExample(project);
  const source = await readRunSource(services.database.db, projectId);
  if (!source) throw new Error('the project is missing');
  const wish = { projectId, compareFlag: 0, polygon: [square(await projectFrame(source), 0.1)] } as const;
  const { signal } = new AbortController();
  const ask = timed(() =>
    landCoverScenario({ services, workers: tools.reads, language: 'en', signal }, { ...wish, type: 111 }),
  );
  const first = await ask();
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  const next: number[] = [];
  for (let round = 0; round < 5; round += 1) next.push(await ask());
  delays.disable();
  return { first, next: median(next), delay: delays.max / 1e6 };
});
console.log(JSON.stringify(times));
