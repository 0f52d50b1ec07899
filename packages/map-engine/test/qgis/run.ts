import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumLaunch } from '../../../../scripts/chromium';
import { testDataFolder } from '../../../../scripts/test-data';
import maps from './maps.json';
import type { PictureDifference } from './compare';
import type { Drawn } from './page';

/**
 * Draws the maps of maps.json with QGIS and with the engine into a folder and prints, for each: mean difference, share
 * of changed and of moved pixels, mean difference of ours and of QGIS's from the fine picture, and our breaks; then the
 * same figures of ours and of QGIS with the style file that the engine wrote, with what that lost.
 */

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new TypeError('run.ts FOLDER: name a folder for the pictures');
mkdirSync(folder, { recursive: true });

const python = process.env.QGIS_PYTHON ?? '/usr/bin/python3';
function qgis(...args: string[]): void {
  const { status } = spawnSync(python, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error('QGIS drew no maps: Debian installs it as python3-qgis');
}
qgis(here('draw.py'), testDataFolder, folder);

const result = await build({
  configFile: false,
  logLevel: 'error',
  resolve: { conditions: ['@gep/source', 'module', 'browser', 'production'] },
  build: { write: false, minify: false, lib: { entry: here('page.ts'), formats: ['iife'], name: 'page' } },
});
const [script] = Array.isArray(result) ? result : [result];
if (!script || !('output' in script)) throw new Error('vite built no script');

const browser = await chromium.launch(chromiumLaunch);
const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
await page.setContent('<!doctype html><title>Maps</title>');
await page.addScriptTag({ content: script.output[0].code });
/** Calls a function of the page. */
const call = <Answer>(name: string, ...args: unknown[]): Promise<Answer> =>
  page.evaluate(
    ([given, rest]) => (window as unknown as Record<string, (...all: unknown[]) => Answer>)[given](...rest),
    [name, args] as const,
  );
const save = (file: string, url: string) =>
  writeFileSync(join(folder, file), Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
const percent = (share: number) => `${(100 * share).toFixed(2)} %`;

const drawn = new Map<string, Drawn>();
const pairs: string[][] = [];
for (const { name, center, resolution } of maps) {
  const collection: unknown = JSON.parse(readFileSync(join(folder, `${name}.geojson`), 'utf8'));
  const made = await call<Drawn>('draw', ...[name, collection, center, resolution]);
  const { picture, breaks } = made;
  drawn.set(name, made);
  writeFileSync(join(folder, `${name}.qml`), made.qml);
  const [theirs, fine] = ['qgis', 'fine'].map(
    (look) => `data:image/png;base64,${readFileSync(join(folder, `${name}-${look}.png`), 'base64')}`,
  );
  const compare = (one: string, two: string) => call<PictureDifference>('comparePictures', one, two);
  const difference = await compare(picture, theirs);
  const [oursFine, theirsFine] = [await compare(picture, fine), await compare(theirs, fine)];
  save(`${name}-ours.png`, picture);
  save(`${name}-pair.png`, difference.sheet);
  pairs.push([picture, theirs]);
  const figures = [difference.mean.toFixed(2), percent(difference.changed), percent(difference.moved)];
  figures.push(oursFine.mean.toFixed(2), theirsFine.mean.toFixed(2));
  process.stdout.write(`| ${[name, ...figures].join(' | ')} | ${breaks.join(' ')}\n`);
}
qgis(here('open.py'), folder);
for (const [name, { picture, losses }] of drawn) {
  const theirs = `data:image/png;base64,${readFileSync(join(folder, `${name}-qml.png`), 'base64')}`;
  const { mean, changed, moved, sheet } = await call<PictureDifference>('comparePictures', picture, theirs);
  save(`${name}-qml-pair.png`, sheet);
  process.stdout.write(
    `| ${[name, mean.toFixed(2), percent(changed), percent(moved)].join(' | ')} | ${losses.join(', ')}\n`,
  );
}
save('sheet.png', await call<string>('contactSheet', pairs));
await browser.close();
