import { rmSync } from 'node:fs';
import { packages } from './packed-files';
import { checkTypes, createFreshApp, lintPackages, loadPureEntries, renderOnServer } from './long/fresh-app';
import { compareWithBase } from './long/base-pictures';
import { drawFirstMap, drawPlainPage } from './long/first-map-page';
import { must } from './long/must';
import { compareStoredPictures } from './long/pictures';
import { hasTestData } from './test-data';
import { openTiers } from './tiers';

/*
 * The long tiers: every package built, packed and installed into a fresh app, then linted, loaded, rendered on a server
 * and drawn there with and without a bundler; the statistics of whole large rasters; all stories in both languages and
 * themes, compared with the base commit (`GEP_PICTURES_BASE`). The figures are written to docs/figures/ with the date.
 * Kills, outages and mutated files are the fault harness's (`npm run test:faults`).
 *
 * Arguments are beginnings of tier names (`npm run test:long -- packages pictures`): only these run, and the figures of the
 * others stay as an earlier run of the day left them.
 */
const { tier, finish } = openTiers(process.argv.slice(2));
const date = new Date().toISOString().slice(0, 10);

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
if (hasTestData)
  await tier('statistics of the largest rasters', async () => {
    const suites = ['--project', 'raster', 'src/statistics.test'];
    const command = ['vitest', 'run', '--config', 'vitest.workspace.ts', ...suites];
    await must(command, { env: { GEP_WHOLE_RASTERS: '1' } });
    return 'whole, against GDAL and numpy';
  });
await tier('pictures, committed', () => compareStoredPictures());
await tier('pictures, all stories against the base commit', () =>
  compareWithBase(process.env.GEP_PICTURES_BASE),
);

process.exit(finish(`docs/figures/${date}-long.json`));
