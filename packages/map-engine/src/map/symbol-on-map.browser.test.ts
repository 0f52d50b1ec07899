import { describe, expect, it } from 'vitest';
import { rendered, testMap } from '../../test/map-fixture';
import type { MapHandle } from './map-handle';
import { createLineLayer, createPointLayer, createPolygonLayer } from '../layer';
import type { FeatureInput } from '../layer';
import {
  fillSymbol,
  gradientFill,
  linePatternFill,
  lineSymbol,
  markerLine,
  markerSymbol,
  pointPatternFill,
  simpleFill,
  simpleLine,
  simpleMarker,
} from '../model';
import type { MapSymbol } from '../model';
import { singleSymbolScheme } from '../scheme';
import { drawSymbol } from '../symbol';

const projection = 'EPSG:3857';

/** A map of one map unit a pixel with 0, 0 at the pixel 200, 150. */
function plainMap(): MapHandle {
  const { map } = testMap();
  map.olMap.getView().setCenter([0, 0]);
  map.olMap.getView().setResolution(1);
  return map;
}

async function pixels(map: MapHandle, x: number, y: number, width: number, height: number) {
  await rendered(map);
  const bitmap = await createImageBitmap(await map.exportPng());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  return context?.getImageData(x, y, width, height).data ?? new Uint8ClampedArray();
}

/** The preview of a symbol on white. */
async function preview(symbol: MapSymbol, width: number, height: number) {
  const canvas = new OffscreenCanvas(1, 1);
  await drawSymbol(canvas, symbol, { width, height, pixelRatio: 1 });
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(canvas, 0, 0);
  return context.getImageData(0, 0, width, height).data;
}

/**
 * Both pictures show the same: hardly any difference on average, and none that a misplaced edge would make. Edges
 * may differ a little, because the browser smooths them by where they lie on the canvas.
 */
function expectSame(one: Uint8ClampedArray, two: Uint8ClampedArray): void {
  const differences = [...one].map((value, index) => Math.abs(value - two[index]));
  expect(one.length).toBe(two.length);
  expect(differences.reduce((most, value) => Math.max(most, value), 0)).toBeLessThan(64);
  expect(differences.reduce((sum, value) => sum + value, 0) / one.length).toBeLessThan(0.3);
}

const point: FeatureInput = {
  id: '1',
  geometry: { type: 'Point', flatCoordinates: [0, 0], layout: 'XY' },
  properties: {},
};
const line: FeatureInput = {
  id: '1',
  geometry: { type: 'LineString', flatCoordinates: [-57, 0, 57, 0], layout: 'XY' },
  properties: {},
};
/** The rectangle of a 120 x 80 preview; its top left corner is the map's 0, 0, where patterns begin. */
const rectangle: FeatureInput = {
  id: '1',
  geometry: {
    type: 'Polygon',
    flatCoordinates: [0, 0, 116, 0, 116, -76, 0, -76, 0, 0],
    layout: 'XY',
    ends: [10],
  },
  properties: {},
};

describe('map and preview draw the same', () => {
  const markers = markerSymbol(
    simpleMarker({ shape: 'star', size: 30, outline: true, strokeWidth: 2, rotation: 20, offsetX: 6 }),
    simpleMarker({ size: 7, fillColor: '#ff0000cc', anchorX: 'left' }),
  );
  it('markers', async () => {
    const map = plainMap();
    map.addLayer(
      createPointLayer(
        { projection, scheme: singleSymbolScheme('point', { template: markers }) },
        { features: [point] },
      ),
    );
    expectSame(await pixels(map, 140, 110, 120, 80), await preview(markers, 120, 80));
  });

  const lines: [string, MapSymbol][] = [
    [
      'strokes',
      lineSymbol(simpleLine({ width: 9 }), simpleLine({ color: '#000000', width: 2, dash: 'dash-dot' })),
    ],
    ['markers along', lineSymbol(simpleLine(), markerLine({ interval: 17, marker: markers }))],
  ];
  it.each(lines)('lines with %s', async (_name, template) => {
    const map = plainMap();
    map.addLayer(
      createLineLayer({ projection, scheme: singleSymbolScheme('line', { template }) }, { features: [line] }),
    );
    const drawn = await preview(template, 120, 80);
    expectSame(await pixels(map, 140, 110, 120, 80), drawn);
  });

  const hatch = lineSymbol(simpleLine({ color: '#1f7a55', width: 2 }));
  const fills: [string, MapSymbol][] = [
    ['a colour', fillSymbol(simpleFill({ color: '#76986880' }))],
    ['a gradient', fillSymbol(gradientFill({ angle: 30 }))],
    ['a radial gradient', fillSymbol(gradientFill({ shape: 'radial' }))],
    ['lines', fillSymbol(simpleFill(), linePatternFill({ line: hatch, angle: 40, interval: 9 }))],
    ['points', fillSymbol(pointPatternFill({ intervalX: 13, intervalY: 11 }))],
  ];
  it.each(fills)('fills of %s', async (_name, template) => {
    const map = plainMap();
    map.addLayer(
      createPolygonLayer(
        { projection, scheme: singleSymbolScheme('polygon', { template }) },
        { features: [rectangle] },
      ),
    );
    const drawn = await preview(template, 120, 80);
    expectSame(await pixels(map, 198, 148, 120, 80), drawn);
  });

  it('keeps patterns on their place of the map while it is panned', async () => {
    const template = fillSymbol(linePatternFill({ line: hatch, angle: 25, useOutline: false }));
    const map = plainMap();
    map.addLayer(
      createPolygonLayer(
        { projection, scheme: singleSymbolScheme('polygon', { template }) },
        { features: [rectangle] },
      ),
    );
    const before = await pixels(map, 210, 160, 60, 40);
    map.olMap.getView().setCenter([37, -11]);
    expectSame(await pixels(map, 173, 149, 60, 40), before);
  });
});
