import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import land110 from 'world-atlas/land-110m.json';
import land50 from 'world-atlas/land-50m.json';
import { faultOf } from '../../../test/fault-of';
import { createLandBasemap } from './land-basemap';
import type { LandTopology } from './land-basemap';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));

describe('createLandBasemap', () => {
  it.each([
    ['land-110m', land110],
    ['land-50m', land50],
  ])('takes %s and names its source', (_name, topology) => {
    const layer = createLandBasemap(topology);
    const attributions = layer.getSource()?.getAttributions();
    expect(attributions?.({} as never)).toEqual(['Natural Earth']);
    expect(layer.getZIndex()).toBeLessThan(-1000);
    layer.dispose();
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['GeoJSON', { type: 'FeatureCollection', features: [] }],
    ['a topology without land', { type: 'Topology', objects: {}, arcs: [] }],
    [
      'arcs that are missing',
      {
        type: 'Topology',
        arcs: [],
        objects: { land: { type: 'GeometryCollection', geometries: [{ type: 'Polygon', arcs: [[7]] }] } },
      },
    ],
    [
      'points',
      {
        type: 'Topology',
        arcs: [],
        objects: {
          land: { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [0, 0] }] },
        },
      },
    ],
  ])('refuses %s', (_name, topology) => {
    expect(faultOf(() => createLandBasemap(topology as LandTopology))).toEqual({
      code: 'land-topology',
      at: 'objects.land',
    });
  });
});

describe('borders', () => {
  it('are drawn by nothing: no source imports the countries of world-atlas', () => {
    const importing: string[] = [];
    for (const folder of ['packages', 'apps', 'stories', 'scripts', 'e2e', 'bench']) {
      for (const path of readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(ts|tsx|mjs|js)$/.test(path) || /(^|\/)(node_modules|dist|storybook-static)\//.test(path))
          continue;
        const text = readFileSync(`${root}/${folder}/${path}`, 'utf8');
        if (/world-atlas\/(?!land-)/.test(text)) importing.push(`${folder}/${path}`);
      }
    }
    expect(importing).toEqual([]);
  });
});
