import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as classify from './classify';
import * as codec from './codec';
import * as color from './color';
import * as geometry from './geometry';
import * as umbrella from './index';
import * as layer from './layer';
import * as map from './map';
import * as model from './model';
import { layerKinds } from './model';
import * as rasterColor from './raster-color';
import * as scheme from './scheme';
import * as symbol from './symbol';

/** Names of docs that hosts call; they may grow, not shrink. */
const promised = [
  ...['createMap', 'createLegend', 'legendOf', 'drawLegendEntry', 'toggleCategory'],
  ...['createLayer', 'createPointLayer', 'createLineLayer', 'createPolygonLayer'],
  ...['createMixedLayer', 'createGroupLayer', 'createRasterLayer', 'createTileLayer', 'createImageLayer'],
  ...['geoJsonFeatures', 'toFeature', 'olStyles', 'decodeWkb', 'registerProjection'],
  ...['compileSymbol', 'drawSymbol', 'renderRaster', 'compileRasterScheme', 'classify', 'classifyHistogram'],
  ...['classIndex', 'checkBreaks', 'colorRamps', 'sampleRamp', 'createScheme', 'generateCategories'],
  ...['diffCategories', 'checkScheme', 'categoryOf', 'decodeScheme', 'encodeScheme'],
];
const parts = {
  classify,
  codec,
  color,
  geometry,
  layer,
  map,
  model,
  'raster-color': rasterColor,
  scheme,
  symbol,
};

const pure = [
  'model',
  'classify',
  'color',
  'scheme',
  'scheme/edit',
  'raster-color',
  'symbol',
  'geometry',
  'codec',
  'interchange',
  'worker',
];
const root = fileURLToPath(new URL('../../..', import.meta.url));
const source = fileURLToPath(new URL('.', import.meta.url));
const published = (
  JSON.parse(readFileSync(`${source}../package.json`, 'utf8')) as {
    exports: Record<string, { '@gep/source': string }>;
  }
).exports;
/** The source file of a published entry. */
const entryOf = (name: string) => posix.relative('src', published[`./${name}`]['@gep/source']);
const kinds = layerKinds.map((kind) => [kind, entryOf(`layer/${kind}`)] as const);

describe('entries', () => {
  it('gives in the umbrella nothing but names of the parts', () => {
    for (const [key, value] of Object.entries(umbrella)) {
      const part = Object.values(parts).find((one) => key in one) as Record<string, unknown> | undefined;
      expect(part?.[key], key).toBe(value);
    }
  });

  it('has the promised names', () => {
    expect(promised.filter((name) => !Object.values(parts).some((part) => name in part))).toEqual([]);
  });

  it('shows in the README the first map that the browser tests run', () => {
    const [readme, example] = ['../README.md', '../examples/first-map.ts'].map((path) =>
      readFileSync(`${source}${path}`, 'utf8'),
    );
    expect(readme).toContain(example.trim());
  });

  it('loads the pure parts in bare Node, without a page', () => {
    const code = `
      for (const part of ${JSON.stringify(pure)}) await import('@gep/map-engine/' + part);
      console.log(typeof document, 'loaded');`;
    const args = ['--import', 'tsx', '--conditions=@gep/source', '--input-type=module', '-e', code];
    const answer = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    expect(answer.trim()).toBe('undefined loaded');
  });

  it.each(pure)('%s reaches no OpenLayers', (part) => {
    const { packages } = reach(entryOf(part));
    expect([...packages].filter((name) => name === 'ol' || name.startsWith('ol/'))).toEqual([]);
  });

  it.each(kinds)('the %s layer brings no other kind along', (kind, entry) => {
    const { files } = reach(entry);
    const others = kinds.filter(([other, file]) => other !== kind && files.has(file));
    expect(others).toEqual([]);
  });
});

/** Source files that a file reaches by relative imports of values, and the packages that these name. */
function reach(entry: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    const text = readFileSync(`${source}${file}`, 'utf8');
    for (const [, specifier] of text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)';/gm)) {
      if (!specifier.startsWith('.')) packages.add(specifier);
      else {
        const path = posix.join(posix.dirname(file), specifier);
        const target = ['.ts', '.js', '/index.ts']
          .map((end) => path + end)
          .find((one) => existsSync(source + one));
        visit(target ?? path);
      }
    }
  };
  visit(entry);
  return { files, packages };
}
