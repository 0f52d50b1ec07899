import 'ol/ol.css';
import type OlTileLayer from 'ol/layer/Tile.js';
import { expect, it, onTestFinished, vi } from 'vitest';
import { showImagery, showLand, showPlan, showService } from '../../examples/base-maps';
import { describeSystem, showFile, showInZone } from '../../examples/projections';
import { createMap } from '../../src/map';
import type { MapHandle, MapOptions } from '../../src/map';
import { capabilitiesText } from '../capabilities';
import { rendered } from '../map-fixture';
import { comparePicture } from './compare-picture';

/* The examples of the guide's pages on base maps and projections run, and look as in the pictures beside them. */

function guideMap(options: MapOptions = {}): { map: MapHandle; element: HTMLElement } {
  const element = document.createElement('div');
  Object.assign(element.style, { width: '400px', height: '270px', background: '#ffffff' });
  document.body.append(element);
  const map = createMap(element, { pixelRatio: 1, scaleLine: false, ...options });
  onTestFinished(() => {
    map.dispose();
    element.remove();
  });
  return { map, element };
}

const picture = (color: string) => {
  const canvas = new OffscreenCanvas(20, 10);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = color;
  context.fillRect(0, 0, 20, 10);
  return canvas.convertToBlob().then((blob) => URL.createObjectURL(blob));
};

/** A square of 2 degrees around Wuhan, in metres of the zone of 114 E. */
const file = {
  type: 'FeatureCollection' as const,
  features: [
    {
      id: 1,
      geometry: {
        type: 'Polygon' as const,
        coordinates: [
          [
            [400000, 3300000],
            [600000, 3300000],
            [600000, 3500000],
            [400000, 3500000],
            [400000, 3300000],
          ],
        ],
      },
      properties: {},
    },
  ],
};

it('shows land, and a plan on its control points', async () => {
  const { map, element } = guideMap();
  await showLand(map);
  const points = [
    [0, 0, 110, 36],
    [20, 0, 120, 36],
    [20, 10, 120, 30.5],
  ];
  const { plan, missed } = showPlan(
    map,
    await picture('#c0392b'),
    points.map(([col, row, x, y]) => ({ checked: true, pixel: [col, row], map: [x, y] })),
  );
  await expect.poll(() => plan.extent()).not.toBeNull();
  expect(missed()).toBeGreaterThan(0);
  await map.fit(null, { duration: 0 });
  await rendered(map);
  await comparePicture(element, 'examples/base-maps');
});

it('shows tiles of services', async () => {
  const { map } = guideMap();
  const layers = showImagery(map, 'k');
  expect(layers.map(({ model }) => [model.name, model.zIndex])).toEqual([
    ['Tianditu imagery', -100],
    ['Tianditu names of imagery', -99],
  ]);
  for (const layer of layers) map.removeLayer(layer);
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation((url) => {
    asked.push(url as string);
    return Promise.resolve(new Response(capabilitiesText()));
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const layer = showService(map, 'https://maps.example/wmts', 'relief');
  await expect.poll(() => (layer.olLayer as OlTileLayer).getSource()).not.toBeNull();
  expect(asked[0]).toBe('https://maps.example/wmts?service=WMTS&version=1.0.0&request=GetCapabilities');
});

it('shows a file by the text of its system, in the zone of the place', async () => {
  const { map, element } = guideMap();
  await showLand(map);
  const prj = '+proj=tmerc +lat_0=0 +lon_0=114 +k=1 +x_0=500000 +y_0=0 +ellps=GRS80 +units=m +no_defs';
  const layer = showFile(map, file, prj);
  expect(showInZone(map, 114.3)).toBe(114);
  expect(map.projection).toBe('EPSG:4547');
  // The same system by its code and by its text: metre on metre.
  layer.extent()?.forEach((value, i) => expect(value).toBeCloseTo([400000, 3300000, 600000, 3500000][i], 3));
  expect(describeSystem('EPSG:4547')).toEqual({ warnings: [], proj4: prj });
  expect(describeSystem('GEP:GCJ-02').warnings).toEqual(['display-only-projection']);
  await map.fit([-700000, 2100000, 1500000, 4500000], { duration: 0 });
  await rendered(map);
  await comparePicture(element, 'examples/projections');
});
