import { describe, expect, it } from 'vitest';
import { pictureOf, rendered, testMap } from '../../test/map-fixture';
import type { MapHandle } from './map-handle';
import type { FlatGeometry } from '../geometry';
import { createLineLayer, createPolygonLayer } from '../layer';
import {
  fillSymbol,
  gradientFill,
  linePatternFill,
  lineSymbol,
  markerLine,
  pointPatternFill,
  simpleFill,
  simpleLine,
} from '../model';
import type { FillSymbol, LineSymbol } from '../model';
import { singleSymbolScheme } from '../scheme';

/* What is on the map stays there: panning shows the same pixels elsewhere, also of geometries far larger than it. */

const projection = 'EPSG:3857';

function plainMap(pixelRatio: number): MapHandle {
  const { map } = testMap({ pixelRatio });
  map.olMap.getView().setCenter([0, 0]);
  map.olMap.getView().setResolution(1);
  return map;
}

/** Canvas pixels of the map from a CSS pixel on. */
async function pixels(map: MapHandle, ratio: number, x: number, y: number, width: number, height: number) {
  await rendered(map);
  const picture = await pictureOf(map);
  return picture.getImageData(x * ratio, y * ratio, width * ratio, height * ratio).data;
}

function most(one: Uint8ClampedArray, two: Uint8ClampedArray): number {
  expect(one.length).toBe(two.length);
  return one.reduce((worst, value, i) => Math.max(worst, Math.abs(value - two[i])), 0);
}

/** Pans by 13, 7 CSS pixels (26, 14 at 1.5) and a lot farther, and compares what is seen before and after. */
async function expectStill(map: MapHandle, ratio: number) {
  const before = await pixels(map, ratio, 150, 100, 100, 80);
  expect(new Set(before).size).toBeGreaterThan(2);
  for (const [dx, dy] of [ratio === 1.5 ? [26, 14] : [13, 7], [-148, 98]]) {
    map.olMap.getView().setCenter([dx, -dy]);
    expect(most(await pixels(map, ratio, 150 - dx, 100 - dy, 100, 80), before)).toBeLessThan(8);
  }
}

const step = 37;
/** A coast of many vertices that begins and ends far beyond the map. */
const coast = Array.from({ length: 201 }, (_, i) => [(i - 100) * step, i % 2 === 0 ? -19 : 23]).flat();
const land = [...coast, 100 * step, -4000, -100 * step, -4000, coast[0], coast[1]];

const lines: [string, LineSymbol][] = [
  ['dashes', lineSymbol(simpleLine({ width: 4, dash: 'dash-dot' }))],
  ['markers', lineSymbol(markerLine({ interval: 23 }))],
];
const fills: [string, FillSymbol][] = [
  ['a gradient', fillSymbol(gradientFill({ shape: 'radial', startColor: '#000000' }))],
  ['lines', fillSymbol(linePatternFill({ angle: 25 }))],
  ['points', fillSymbol(pointPatternFill({ intervalX: 13, intervalY: 11 }))],
  ['odd points', fillSymbol(pointPatternFill({ intervalX: 13.37, intervalY: 11 }))],
  [
    'a dashed outline',
    fillSymbol(simpleFill({ outline: lineSymbol(simpleLine({ width: 3, dash: 'dot' })) })),
  ],
];

function lineLayer(template: LineSymbol, flatCoordinates: number[]) {
  const geometry: FlatGeometry = { type: 'LineString', flatCoordinates, layout: 'XY' };
  const scheme = singleSymbolScheme('line', { template });
  return createLineLayer({ projection, scheme, features: [{ id: '1', geometry, properties: {} }] });
}

function landLayer(template: FillSymbol) {
  const geometry: FlatGeometry = {
    type: 'Polygon',
    flatCoordinates: land,
    layout: 'XY',
    ends: [land.length],
  };
  const scheme = singleSymbolScheme('polygon', { template });
  return createPolygonLayer({ projection, scheme, features: [{ id: '1', geometry, properties: {} }] });
}

describe.each([1, 1.5, 2])('while a map of pixel ratio %d is panned', (ratio) => {
  it.each(lines)('%s of a long line stay', async (_name, template) => {
    const map = plainMap(ratio);
    map.addLayer(lineLayer(template, coast));
    await expectStill(map, ratio);
  });

  it.each(fills)('%s of a large polygon stay', async (_name, template) => {
    const map = plainMap(ratio);
    map.addLayer(landLayer(template));
    await expectStill(map, ratio);
  });
});

describe('patterns', () => {
  it.each(fills.slice(1, 4))('of %s go on over the border of neighbours', async (_name, template) => {
    const pattern = {
      ...template,
      layers: template.layers.map((layer) => ({ ...layer, useOutline: false })),
    };
    const scheme = singleSymbolScheme('polygon', { template: pattern });
    const ring = (x0: number, x1: number) => [x0, 60, x1, 60, x1, -60, x0, -60, x0, 60];
    const picture = async (rings: number[][]) => {
      const map = plainMap(1);
      const features = rings.map((flatCoordinates, i) => {
        const geometry: FlatGeometry = { type: 'Polygon', flatCoordinates, layout: 'XY', ends: [10] };
        return { id: String(i), geometry, properties: {} };
      });
      map.addLayer(createPolygonLayer({ projection, scheme, features }));
      return pixels(map, 1, 120, 110, 160, 80);
    };
    // One polygon and the same area in two look alike, the common border too; slanted lines are smoothed again.
    expect(most(await picture([ring(-90, 5), ring(5, 90)]), await picture([ring(-90, 90)]))).toBeLessThan(32);
  });

  // Without working out only what is seen these two would take minutes and run into the time limit of tests.
  it('of more markers than pixels do not freeze the page', async () => {
    const map = plainMap(1);
    map.addLayer(landLayer(fillSymbol(pointPatternFill({ intervalX: 0, intervalY: 0 }))));
    expect((await pixels(map, 1, 120, 110, 160, 80)).some((value) => value < 200)).toBe(true);
  });

  it('of a line that is millions of pixels long do not freeze the page', async () => {
    const map = plainMap(1);
    const template = lineSymbol(simpleLine({ dash: 'dot' }), markerLine({ interval: 1 }));
    map.addLayer(lineLayer(template, [-8e6, -5, 8e6, 5]));
    expect((await pixels(map, 1, 120, 110, 160, 80)).some((value) => value < 200)).toBe(true);
  });
});
