import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from './packed-files';
import { checkTypes, createFreshApp, lintPackages, loadPureEntries, renderOnServer } from './long/fresh-app';
import { compareWithBase } from './long/base-pictures';
import { drawFirstMap, drawPlainPage } from './long/first-map-page';
import { killRuns } from './long/kill-runs';
import { must } from './long/must';
import { readMutatedRasters } from './long/mutated-rasters';
import { compareStoredPictures } from './long/pictures';
import { root } from './run';
import { hasTestData, testDataFolder } from './test-data';

/*
 * The long tiers: every package built, packed and installed into a fresh app, then linted, loaded, rendered on a server
 * and drawn there with and without a bundler; the hostile-file runs of the server with many mutations; thousands of
 * mutated rasters read in Node; a server killed in the middle of its work; all stories in both languages and themes,
 * compared with the base commit (`GEP_PICTURES_BASE`). The figures are written to docs/figures/ with the date.
 * GEP_KILL_ROUNDS and GEP_KILL_SEED repeat or lengthen the kill runs, GEP_MUTATION_SEED repeats the mutations.
 *
 * Arguments are beginnings of tier names (`npm run test:long -- kill pictures`): only these run, and the figures of the
 * others stay as an earlier run of the day left them.
 */
interface Figure {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly detail: string;
}

const chosen = process.argv.slice(2);
const date = new Date().toISOString().slice(0, 10);
const file = `docs/figures/${date}-long.json`;
const figures: Figure[] = [];

async function tier(name: string, work: () => Promise<string>): Promise<void> {
  if (chosen.length > 0 && !chosen.some((start) => name.startsWith(start))) return;
  const started = Date.now();
  let passed = true;
  let detail: string;
  try {
    detail = await work();
  } catch (error) {
    passed = false;
    detail = error instanceof Error ? error.message : String(error);
  }
  const seconds = Math.round((Date.now() - started) / 100) / 10;
  figures.push({ name, passed, seconds, detail });
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name} (${seconds} s) ${detail}`);
}

const mutations = 500;
const killRounds = Number(process.env.GEP_KILL_ROUNDS ?? 7);
const rasterSeed = Number(process.env.GEP_MUTATION_SEED ?? Date.now() % 1_000_000);
const killSeed = Number(process.env.GEP_KILL_SEED ?? Date.now() % 1_000_000);
let app: string | undefined;

await tier('packages build', async () => {
  await must(['npm', 'run', 'build']);
  return packages.join(', ');
});
await tier('packages install into a fresh app', async () => {
  app = await createFreshApp();
  return `${packages.length} tarballs`;
});
if (app !== undefined) {
  const folder = app;
  await tier('publint and attw', () => lintPackages(folder));
  await tier('pure entries in bare Node', () => loadPureEntries(folder));
  await tier('declarations of every entry', () => checkTypes(folder));
  await tier('every entry on a rendering server', () => renderOnServer(folder));
  await tier('the first map in Chromium', () => drawFirstMap(folder));
  await tier('the first map in plain HTML', () => drawPlainPage(folder));
  rmSync(folder, { recursive: true, force: true });
}
await tier('hostile files, many mutations', async () => {
  const suites = ['--project', 'server', 'geodata/mutations'];
  const command = ['vitest', 'run', '--config', 'vitest.workspace.ts', ...suites];
  await must(command, { env: { GEP_MUTATIONS: String(mutations) } });
  return `${mutations} mutations`;
});
if (hasTestData) await tier('mutated rasters', () => readMutatedRasters(20_000, rasterSeed));
else console.log(`No test data at ${testDataFolder}: the mutated rasters are left out`);
if (hasTestData)
  await tier('statistics of the largest rasters', async () => {
    const suites = ['--project', 'raster', 'src/statistics.test'];
    const command = ['vitest', 'run', '--config', 'vitest.workspace.ts', ...suites];
    await must(command, { env: { GEP_WHOLE_RASTERS: '1' } });
    return 'whole, against GDAL and numpy';
  });
if (hasTestData) await tier('kill -9 in the middle of work', () => killRuns(killRounds, killSeed));
else console.log(`No test data at ${testDataFolder}: the kill runs are left out`);
await tier('pictures, committed', () => compareStoredPictures());
await tier('pictures, all stories against the base commit', () =>
  compareWithBase(process.env.GEP_PICTURES_BASE),
);

mkdirSync(join(root, 'docs/figures'), { recursive: true });
const earlier =
  chosen.length > 0 && existsSync(join(root, file))
    ? (JSON.parse(readFileSync(join(root, file), 'utf8')) as Figure[])
    : [];
const others = earlier.filter(({ name }) => !figures.some((figure) => figure.name === name));
writeFileSync(join(root, file), `${JSON.stringify([...others, ...figures], null, 2)}\n`);
const failed = figures.filter(({ passed }) => !passed).length;
console.log(`Figures in ${file}`);
console.log(`${figures.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 && figures.length > 0 ? 0 : 1);
