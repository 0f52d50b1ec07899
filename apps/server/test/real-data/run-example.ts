import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StoredProblem } from '../../src/error/stored-problem';
import { latestRun } from '../../src/job/run-queries';
import { importProject } from '../../src/project-folder/import-project';
import { resultsOf, zonalOf } from '../../src/result/queries';
import type { ResultRow, ZonalRow } from '../../src/result/queries';
import { startRun } from '../../src/run/run';
import type { RunTools } from '../../src/run/run-tools';
import type { Services } from '../../src/services';
import { actorOf } from '../../src/user/actor';
import { findUserByName } from '../../src/user/queries';
import { testData } from '../../../../scripts/test-data';

/** The sets of real data that have an example. */
export type ExampleSet = 'youwuzhen' | 'fujian' | 'ntt';

/** What a run of an example gave. */
export interface ExampleRun {
  readonly results: readonly ResultRow[];
  /** Figures of districts, by id of the result. */
  readonly zonal: ReadonlyMap<string, readonly ZonalRow[]>;
  readonly warnings: readonly StoredProblem[];
}

const examples = fileURLToPath(new URL('../../../../docs/guide/examples', import.meta.url));

/**
 * Imports an example of the guide beside its data and calculates it, as `npm run project -- import FOLDER --calculate`
 * does.
 * @param settings in place of those of the example
 */
export async function runExample(
  { services, tools }: { readonly services: Services; readonly tools: RunTools },
  set: ExampleSet,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<ExampleRun> {
  const root = await mkdtemp(join(tmpdir(), 'gep-example-'));
  try {
    const folder = await layFolder(root, set, settings);
    const { db } = services.database;
    const owner = await findUserByName(db, 'admin');
    if (!owner) throw new Error('there is no administrator');
    const { id } = await importProject(services, actorOf(owner, 'import'), folder);
    const { runId } = await startRun(services, tools, id, 'calculation', owner.id);
    const run = await tools.runs.ended(runId);
    if (run.state !== 'complete') throw new Error(`the run ended ${run.state}: ${JSON.stringify(run.error)}`);
    const results = await resultsOf(db, id);
    const zonal = await Promise.all(
      results.map(async (result) => [result.id, await zonalOf(db, { resultId: result.id })] as const),
    );
    const prepared = await latestRun(db, id, 'pretreatment');
    return { results, zonal: new Map(zonal), warnings: [...(prepared?.warnings ?? []), ...run.warnings] };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** A folder as a user has it: the files of the set, the regions two folders up, and the example as project.json. */
async function layFolder(
  root: string,
  set: ExampleSet,
  settings: Readonly<Record<string, unknown>>,
): Promise<string> {
  const folder = join(root, 'calc', set);
  await mkdir(folder, { recursive: true });
  await symlink(testData('regions'), join(root, 'regions'));
  for (const name of await readdir(testData(`calc/${set}`)))
    await symlink(testData(`calc/${set}/${name}`), join(folder, name));
  const example = JSON.parse(await readFile(join(examples, `${set}.json`), 'utf8')) as {
    readonly settings: Readonly<Record<string, unknown>>;
  };
  const project = { ...example, settings: { ...example.settings, ...settings } };
  await writeFile(join(folder, 'project.json'), JSON.stringify(project));
  return folder;
}
