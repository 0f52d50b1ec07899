/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import { rendered, testMap } from '../../test/map-fixture';
import type { PictureCase } from '../../test/rendering/picture-case';
import type { MapHandle } from './map-handle';
import { createLineLayer, createPointLayer, createPolygonLayer } from '../layer';
import type { FlatGeometry } from '../geometry';
import type { MapLayer } from '../layer';
import type { MapSymbol } from '../model';
import { legendEntries, singleSymbolScheme } from '../scheme';
import { assetNeeds, compileSymbol, drawSymbol, loadAssets, measuringContext } from '../symbol';
import type { Picture } from '../symbol';
import { previewPlace } from '../symbol/paint/preview-place';
import { drawLegendEntry } from './legend-entry';

/* Every symbol of the picture cases looks on the map as in its preview and its legend, at every pixel ratio. */

const [width, height] = [124, 80];
const files = import.meta.glob<PictureCase>('../../test/rendering/cases/symbol/*.ts', {
  eager: true,
  import: 'default',
});
const cases = Object.entries(files).map(([file, one]) => ({ name: file.replace(/^.*\/|\.ts$/g, ''), one }));
/** One symbol of each kind at every pixel ratio, and all their options at the odd one. */
const symbols = cases.flatMap(({ name, one }): [string, number, MapSymbol][] => {
  if (one.kind === 'map') return [];
  if (one.kind === 'symbol') return [1, 1.5, 2].map((ratio) => [name, ratio, one.symbol]);
  return one.symbols.map((symbol, i) => [`${name} ${i + 1}`, 1.5, symbol]);
});

const geometries = { marker: 'point', line: 'line', fill: 'polygon' } as const;

/** Where the preview shows a symbol. */
async function placeOf(symbol: MapSymbol, pixelRatio: number) {
  const list = compileSymbol(symbol);
  const assets = new Map<string, Picture | null>();
  await loadAssets(assetNeeds(list), assets);
  const { scale, path, origin } = previewPlace(
    measuringContext(),
    list,
    { width, height, pixelRatio },
    assets,
  );
  // Previews and layers move markers to whole pixels each by themselves.
  const placed = symbol.kind === 'marker' ? path.map(Math.round) : path;
  return { scale, path: placed, corner: [Math.floor(origin[0]), Math.floor(origin[1])] as const };
}

/** A layer whose one feature is where the preview has it; the map's 0, 0 is the corner. */
function layerOf(symbol: MapSymbol, path: readonly number[], corner: readonly [number, number]) {
  const flatCoordinates = path.map((value, i) => (i % 2 === 0 ? value - corner[0] : corner[1] - value));
  const scheme = singleSymbolScheme(geometries[symbol.kind], { template: symbol });
  const input = { projection: 'EPSG:3857', scheme };
  const parts = { flatCoordinates, layout: 'XY' } as const;
  const features = (geometry: FlatGeometry) => ({ features: [{ id: '1', geometry, properties: {} }] });
  const layers: Record<MapSymbol['kind'], () => MapLayer> = {
    marker: () => createPointLayer(input, features({ type: 'Point', ...parts })),
    line: () => createLineLayer(input, features({ type: 'LineString', ...parts })),
    fill: () =>
      createPolygonLayer(input, features({ type: 'Polygon', ...parts, ends: [flatCoordinates.length] })),
  };
  return { layer: layers[symbol.kind](), scheme };
}

/** A map of one map unit a CSS pixel with the given pixel of the map at `pixel`. */
function plainMap(pixelRatio: number, pixel: readonly [number, number]): MapHandle {
  const { map } = testMap({ pixelRatio });
  map.olMap.getView().setCenter([200 - pixel[0], pixel[1] - 150]);
  map.olMap.getView().setResolution(1);
  return map;
}

/** Pixels of a part of the map, given in CSS pixels. */
async function pixels(map: MapHandle, ratio: number, [x, y, w, h]: readonly number[]) {
  await rendered(map);
  const canvases = [
    ...(map.olMap.getViewport()?.querySelectorAll<HTMLCanvasElement>('.ol-layers canvas') ?? []),
  ];
  const paper = new OffscreenCanvas(400 * ratio, 300 * ratio);
  const context = paper.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, paper.width, paper.height);
  for (const canvas of canvases) context.drawImage(canvas, 0, 0);
  return context.getImageData(x * ratio, y * ratio, w * ratio, h * ratio).data;
}

/** A drawing on white. */
async function onWhite(ratio: number, draw: (canvas: OffscreenCanvas) => Promise<unknown>) {
  const canvas = new OffscreenCanvas(1, 1);
  await draw(canvas);
  const paper = new OffscreenCanvas(width * ratio, height * ratio);
  const context = paper.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, paper.width, paper.height);
  context.drawImage(canvas, 0, 0);
  return context.getImageData(0, 0, paper.width, paper.height).data;
}

/** How much two pictures differ: on average and where they do most, in levels of 255. */
function difference(one: Uint8ClampedArray, two: Uint8ClampedArray) {
  expect(one.length).toBe(two.length);
  let [sum, most] = [0, 0];
  one.forEach((value, i) => {
    const d = Math.abs(value - two[i]);
    sum += d;
    most = Math.max(most, d);
  });
  return { mean: sum / one.length, most };
}

describe('map, legend and preview agree and stay so while the map is panned', () => {
  it.each(symbols)('%s at pixel ratio %d', async (_name, ratio, symbol) => {
    const { scale, path, corner } = await placeOf(symbol, ratio);
    const size = { width, height, pixelRatio: ratio };
    const preview = await onWhite(ratio, (canvas) => drawSymbol(canvas, symbol, size));
    expect(preview.some((value) => value < 200)).toBe(true);
    const { layer, scheme } = layerOf(symbol, path, corner);
    const [entry] = legendEntries(scheme);
    expect(await onWhite(ratio, (canvas) => drawLegendEntry(canvas, entry, size))).toEqual(preview);
    // What is too large for a preview is smaller there than on the map.
    if (scale < 1) return;
    const [left, top] = [100 - 2 * Math.ceil(corner[0] / 2), 100 - 2 * Math.ceil(corner[1] / 2)];
    const map = plainMap(ratio, [left + corner[0], top + corner[1]]);
    map.addLayer(layer);
    const onMap = await pixels(map, ratio, [left, top, width, height]);
    const { mean, most } = difference(onMap, preview);
    // Edges may differ a little, because the browser smooths them by where they lie on the canvas; at 1.5 a marker of
    // the preview stands on a CSS pixel, which may lie between two of the canvas.
    expect(mean).toBeLessThan(2);
    expect(most).toBeLessThan(ratio === 1.5 && symbol.kind === 'marker' ? 160 : 64);
    const [x, y] = map.olMap.getView().getCenter() ?? [0, 0];
    // 26 and 14 are whole pixels at every ratio.
    map.olMap.getView().setCenter([x + 26, y - 14]);
    const panned = await pixels(map, ratio, [left - 26, top - 14, width, height]);
    expect(difference(panned, onMap).most).toBeLessThan(8);
  });
});
