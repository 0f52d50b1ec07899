import { expect, it } from 'vitest';
import land50 from 'world-atlas/land-50m.json';
import { colorsAt, rendered, testMap } from '../../../test/map-fixture';
import { projector } from '../../geometry';
import type { Extent } from '../../model';
import { createLandBasemap } from './land-basemap';
import { olProjection } from '../../source/ol-projection';
import { createPolygonLayer } from './polygon-layer';
import { singleSymbolScheme } from '../../scheme';
import { loadProj4 } from '../../geometry/projection/register-projection';

loadProj4();

const land = '#cccccc';
const sea = '#ffffff';

/** Places of an atlas at least 50 km from the next coast. */
const places: [string, number, number, string][] = [
  ['Beijing', 116.4, 40.2, land],
  ['Urumqi', 87.6, 43.8, land],
  ['Fujian', 117.8, 26.3, land],
  ['Hainan', 109.7, 19.2, land],
  ['Taiwan', 121, 23.8, land],
  ['Yellow Sea', 123, 35, sea],
  ['South China Sea', 115, 15, sea],
  ['Pacific', 150, 30, sea],
];
const far: typeof places = [
  ['Chukotka west of the date line', 178, 67.5, land],
  ['Chukotka east of the date line', -176, 67, land],
  ['Chukotka on the date line', 180, 67.5, land],
  ['Bering Sea', 179.9, 60, sea],
  ['Pacific on the date line', -179.9, 30, sea],
  ['Pacific north of Fiji', 179.5, -10, sea],
  ['Arctic Sea on the date line', 179.9, 76, sea],
  ['Antarctica on the date line', 179.9, -84.6, land],
  ['Antarctica', 0, -80, land],
  ['Caspian Sea, a hole of the land', 50.7, 41.5, sea],
  ['Sahara', 10, 22, land],
];

/** Looks at each place in the middle of the map until it has its colour: Chromium may show the frame before once more. */
async function expectColors(code: string, list: typeof places): Promise<void> {
  const { map } = testMap({ projection: code });
  map.olMap.addLayer(createLandBasemap(land50, { color: land }));
  for (const [name, longitude, latitude, color] of list) {
    map.olMap.getView().setCenter(projector('EPSG:4326', code)([longitude, latitude]));
    map.olMap.getView().setResolution(2000 / (olProjection(code).getMetersPerUnit() ?? 1));
    const middle = async () => {
      await rendered(map);
      return (await colorsAt(map, [[200, 150]]))[0];
    };
    await expect.poll(middle, { message: name }).toBe(color);
  }
}

it.each(['EPSG:3857', 'EPSG:4490'])(
  'shows land and sea in %s, also at the date line and the pole',
  async (code) => {
    await expectColors(code, [...places, ...far]);
  },
);

it.each(['EPSG:4526', 'GEP:CHINA-ALBERS', 'GEP:GCJ-02'])(
  'shows land and sea of China in %s',
  async (code) => {
    await expectColors(code, places);
  },
);

it('follows the map, is under all layers, names its source and is not found by the pointer', async () => {
  const { map, element } = testMap();
  const square: Extent = [110, 30, 116, 36];
  const [west, south, east, north] = square;
  const features = [
    {
      id: 'a',
      geometry: {
        type: 'Polygon' as const,
        flatCoordinates: [west, south, east, south, east, north, west, north, west, south],
        ends: [10],
        layout: 'XY' as const,
      },
      properties: {},
    },
  ];
  map.addLayer(createPolygonLayer({ scheme: singleSymbolScheme('polygon'), features }));
  map.olMap.addLayer(createLandBasemap(land50, { color: land, attribution: '<i>Natural Earth</i>' }));
  for (const code of ['EPSG:3857', 'EPSG:4526', 'EPSG:4490', 'EPSG:3857']) {
    map.setProjection(code);
    await rendered(map);
    const pixel = (x: number, y: number) =>
      map.olMap.getPixelFromCoordinate(projector('EPSG:4326', code)([x, y]));
    const shown = async () => {
      await rendered(map);
      const [over, ground, water] = await colorsAt(map, [pixel(113, 33), pixel(100, 30), pixel(124, 35)]);
      return [over === land, ground, water];
    };
    await expect.poll(shown, { message: code }).toEqual([false, land, sea]);
  }
  expect(map.layers).toHaveLength(1);
  expect(element.querySelector('.ol-attribution')?.textContent).toContain('<i>Natural Earth</i>');
});

it('stays as it was drawn while only other layers change, and is drawn where the map moves', async () => {
  const { map, element } = testMap();
  map.olMap.addLayer(createLandBasemap(land50, { color: land }));
  await rendered(map);
  const context = element.querySelector<HTMLCanvasElement>('.gep-land canvas')!.getContext('2d')!;
  let fills = 0;
  const fill = context.fill.bind(context);
  context.fill = (() => {
    fills += 1;
    fill();
  }) as typeof context.fill;
  map.olMap.renderSync();
  expect(fills).toBe(0);
  const view = map.olMap.getView();
  view.setCenter([view.getCenter()![0] + 100_000, view.getCenter()![1]]);
  map.olMap.renderSync();
  expect(fills).toBeGreaterThan(0);
});

it.each([
  ['EPSG:3857', 1, 40_075_016.69],
  ['EPSG:4326', 111_195, 360],
])(
  'has the land near the view in %s, on each turn of the globe, and all land of the world',
  async (code, unit, turn) => {
    const { map } = testMap({ projection: code });
    const layer = createLandBasemap(land50, { color: land });
    map.olMap.addLayer(layer);
    const [x, y] = projector('EPSG:4326', code)([117.8, 26.3]);
    const show = async (metres: number, turns: number) => {
      map.olMap.getView().setCenter([x + turns * turn, y]);
      map.olMap.getView().setResolution(metres / unit);
      await rendered(map);
      return layer.getSource()!.getFeatures().length;
    };
    const near = await show(500, 2);
    expect(near).toBeLessThan(200);
    await expect.poll(async () => (await colorsAt(map, [[200, 150]]))[0]).toBe(land);
    expect(await show(500, -1)).toBe(near);
    expect(await show(200_000, 0)).toBeGreaterThan(1400);
  },
);
