import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { read } from '../check/files';
import { chromiumLaunch } from '../chromium';

const html = `<!doctype html>
<title>First map</title>
<div id="map" style="width: 500px; height: 300px"></div>
<div id="legend"></div>
<script type="module" src="./main.js"></script>
`;

/** Five districts in a row; each has to come out in its own colour. The worker has to answer too. */
const script = `import { classifyAsync } from '@gep/map-engine/classify';
import { colorRamps, parseColor, sampleRamp } from '@gep/map-engine/color';
import { firstMap } from './first-map';

const square = (x) => [[[x, 30], [x + 1, 30], [x + 1, 31], [x, 31], [x, 30]]];
const features = [0, 1, 2, 3, 4].map((index) => ({
  type: 'Feature',
  geometry: { type: 'Polygon', coordinates: square(100 + index) },
  properties: { population: 10 * (index + 1) },
}));
firstMap(document.querySelector('#map'), document.querySelector('#legend'), { type: 'FeatureCollection', features });

const ramp = colorRamps.find(({ name }) => name === 'YlGnBu');
const wanted = sampleRamp(ramp, 5).map((color) => parseColor(color));

/** Shares of the map's pixels in each of the five colours. */
globalThis.shares = () => {
  const canvas = document.querySelector('#map canvas');
  if (!canvas) return [0];
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const counts = wanted.map(() => 0);
  for (let at = 0; at < data.length; at += 4) {
    const hit = wanted.findIndex((c) => [c.r, c.g, c.b].every((v, i) => Math.abs(v - data[at + i]) <= 2));
    if (hit >= 0 && data[at + 3] === 255) counts[hit] += 1;
  }
  return counts.map((count) => count / (data.length / 4));
};
globalThis.answer = classifyAsync([0, 3, 8], { method: 'equal-interval', classes: 4 });
`;

const styleSheets = `import 'ol/ol.css';
import '@gep/style-editor/style.css';
`;

/** Builds a page around examples/first-map.ts with Vite and looks at it in Chromium. */
export async function drawFirstMap(folder: string): Promise<string> {
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'main.js'), styleSheets + script);
  writeFileSync(join(folder, 'first-map.ts'), read('packages/map-engine/examples/first-map.ts'));
  const settings = { root: folder, configFile: false, logLevel: 'error' } as const;
  await build({ ...settings, worker: { format: 'es' }, build: { target: 'es2022' } });
  const server = await preview({ ...settings, preview: { host: '127.0.0.1', port: 4890 } });
  try {
    return await lookAtFirstMap(server.resolvedUrls?.local[0] ?? '');
  } finally {
    await server.close();
  }
}

/**
 * Bundles the page with esbuild into one module beside the engine's worker, as a page of plain HTML without a bundler of
 * its own takes it along, and looks at it in Chromium.
 */
export async function drawPlainPage(folder: string): Promise<string> {
  const out = join(folder, 'plain');
  writeFileSync(join(folder, 'plain.js'), script);
  writeFileSync(join(folder, 'first-map.ts'), read('packages/map-engine/examples/first-map.ts'));
  await bundle({
    absWorkingDir: folder,
    entryPoints: { main: 'plain.js', worker: '@gep/map-engine/worker' },
    outdir: out,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
  copyFileSync(join(folder, 'node_modules/ol/ol.css'), join(out, 'ol.css'));
  writeFileSync(join(out, 'index.html'), `<link rel="stylesheet" href="./ol.css" />${html}`);
  const server = createServer(({ url = '/' }, response) => {
    const name = url === '/' ? 'index.html' : url.slice(1);
    const type = { html: 'text/html', js: 'text/javascript', css: 'text/css' }[name.split('.').at(-1) ?? ''];
    if (type === undefined || !existsSync(join(out, name))) response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': type }).end(readFileSync(join(out, name)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    return await lookAtFirstMap(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`);
  } finally {
    server.close();
  }
}

async function lookAtFirstMap(address: string): Promise<string> {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(address);
    await page
      .waitForFunction('globalThis.shares?.().every((share) => share > 0.02)', undefined, { timeout: 20_000 })
      .catch(async (error: Error) => {
        throw new Error(`${error.message}; ${errors.join('; ')}; ${String(await page.evaluate('shares()'))}`);
      });
    const breaks = JSON.stringify(await page.evaluate('answer'));
    if (breaks !== '[0,2,4,6,8]') throw new Error(`the worker answered ${breaks}`);
    if (errors.length > 0) throw new Error(errors.join('; '));
    const legend = await page.locator('#legend').innerText();
    return `five districts in five colours, a legend of ${legend.trim().split('\n').length} lines, a worker`;
  } finally {
    await browser.close();
  }
}
