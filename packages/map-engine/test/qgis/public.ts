import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../../../../scripts/chromium';
import { pageScript } from '../../../../scripts/page-script';
import type { PictureDifference } from './compare';
import type { ReadStyle } from './public-page';

/**
 * Draws style files that others made with QGIS and with the engine, over features that have each of their values, and
 * prints for each: geometry, share of pixels that differ, and what the engine says it lost. See docs/qgis-comparison.md.
 */

/** GeoJSON's own member for coordinates that are not degrees, which GDAL still reads. */
const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::3857' } };
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const [styles, folder] = process.argv.slice(2);
if (styles === undefined || folder === undefined)
  throw new TypeError('public.ts STYLES OUT: name a folder of .qml and .sld files, and one for pictures');
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch(chromiumLaunch);
const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
await page.setContent('<!doctype html><title>Styles</title>');
await page.addScriptTag({ content: await pageScript(here('public-page.ts')) });
/** Calls a function of the page. */
const call = <Answer>(name: string, ...args: unknown[]): Promise<Answer> =>
  page.evaluate(
    ([given, rest]) => (window as unknown as Record<string, (...all: unknown[]) => Answer>)[given](...rest),
    [name, args] as const,
  );

interface Read extends ReadStyle {
  readonly name: string;
  readonly file: string;
  readonly text: string;
}

const all: Read[] = [];
const found = readdirSync(styles, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.(qml|sld)$/.test(path),
);
for (const path of found.sort()) {
  const file = join(styles, path);
  const name = path.replace(/[^\w.-]+/g, '_');
  const text = readFileSync(file, 'utf8');
  try {
    const read = await call<ReadStyle>('readStyle', text);
    if (read.features === null) continue;
    writeFileSync(join(folder, `${name}.geojson`), JSON.stringify({ ...read.features, crs }));
    all.push({ name, file, text, ...read });
  } catch (error) {
    process.stdout.write(`| ${name} | refused: ${String(error).split('\n')[0]}\n`);
  }
}
writeFileSync(join(folder, 'styles.json'), JSON.stringify(all.map(({ name, file }) => ({ name, file }))));
const python = process.env.QGIS_PYTHON ?? '/usr/bin/python3';
if (spawnSync(python, [here('public.py'), folder], { stdio: 'inherit' }).status !== 0)
  throw new Error('QGIS drew no maps: Debian installs it as python3-qgis');

let [compared, lossless, alike] = [0, 0, 0];
for (const { name, geometry, losses, text, features } of all) {
  const drawn = join(folder, `${name}-qgis.png`);
  if (!existsSync(drawn)) continue;
  const ours = await call<string>('drawStyle', text, features);
  const theirs = `data:image/png;base64,${readFileSync(drawn, 'base64')}`;
  const { changed, sheet } = await call<PictureDifference>('comparePictures', ours, theirs);
  writeFileSync(join(folder, `${name}-pair.png`), Buffer.from(sheet.slice(sheet.indexOf(',') + 1), 'base64'));
  compared += 1;
  if (losses.length === 0) lossless += 1;
  if (losses.length === 0 && changed <= 0.01) alike += 1;
  const mark = losses.length === 0 && changed > 0.01 ? ' (!)' : '';
  process.stdout.write(
    `| ${name} | ${geometry} | ${(100 * changed).toFixed(2)} %${mark} | ${losses.join(', ') || '–'} |\n`,
  );
}
process.stdout.write(
  `${compared} styles, ${lossless} without a loss, of which ${alike} differ in at most 1 % of the pixels\n`,
);
await browser.close();
