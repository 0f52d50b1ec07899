/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import { testMap } from '../../test/map-fixture';
import type { PictureCase } from '../../test/rendering/picture-case';
import type { MapHandle } from './map-handle';
import { createLineLayer, createPointLayer, createPolygonLayer } from '../layer';
import type { FlatGeometry } from '../geometry';
import type { MapLayer } from '../layer';
import type { MapSymbol } from '../model';
import { legend, singleSymbolScheme } from '../scheme';
import { assetNeeds, compileSymbol, drawSymbol, loadAssets, measuringContext } from '../symbol';
import type { Picture } from '../symbol';
import { previewPlace } from '../symbol/canvas/preview-place';
import { drawLegendEntry } from './legend-entry';

/* Every symbol of the picture cases looks on the map as in its preview and its legend, at every pixel ratio. */

const [width, height] = [124, 80];
const files = import.meta.glob<PictureCase>('../../test/rendering/cases/symbol/*.ts', {
  eager: true,
  import: 'default',
});
/** The symbols of a case at a pixel ratio. */
const cases = Object.entries(files).flatMap(([file, one]): [string, number, readonly MapSymbol[]][] => {
  if (one.kind === 'map') return [];
  const name = file.replace(/^.*\/|\.ts$/g, '');
  return [1, 1.5, 2].map((ratio) => [name, ratio, one.kind === 'symbol' ? [one.symbol] : one.symbols]);
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
  // Wherever a marker's point is between two canvas pixels, the layer moves its edges onto them, as the preview does.
  const between = symbol.kind === 'marker' ? 0.3 / pixelRatio : 0;
  return {
    scale,
    path: path.map((value) => value + between),
    corner: [Math.floor(origin[0]), Math.floor(origin[1])] as const,
  };
}

/** A layer whose one feature is where the preview has it; the map's 0, 0 is the corner. */
function layerOf(symbol: MapSymbol, path: readonly number[], corner: readonly [number, number]) {
  const flatCoordinates = path.map((value, i) => (i % 2 === 0 ? value - corner[0] : corner[1] - value));
  const scheme = singleSymbolScheme(geometries[symbol.kind], { template: symbol });
  const input = { projection: 'EPSG:3857', scheme };
  const parts = { flatCoordinates, layout: 'XY' } as const;
  const features = (geometry: FlatGeometry) => ({ features: [{ id: '1', geometry, properties: {} }] });
  const layers: Record<MapSymbol['kind'], () => MapLayer> = {
    marker: () => createPointLayer({ ...input, ...features({ type: 'Point', ...parts }) }),
    line: () => createLineLayer({ ...input, ...features({ type: 'LineString', ...parts }) }),
    fill: () =>
      createPolygonLayer({
        ...input,
        ...features({ type: 'Polygon', ...parts, ends: [flatCoordinates.length] }),
      }),
  };
  return { layer: layers[symbol.kind](), scheme };
}

/** Pixels of a part of a canvas on white, the part's corner in CSS pixels. */
function onWhite(canvas: HTMLCanvasElement, ratio: number, [x, y] = [0, 0]) {
  const paper = new OffscreenCanvas(width * ratio, height * ratio);
  const context = paper.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, paper.width, paper.height);
  context.drawImage(canvas, -x * ratio, -y * ratio);
  return context.getImageData(0, 0, paper.width, paper.height).data;
}

/**
 * Pixels of the map where the preview's corner is moved to a place in even CSS pixels, which are whole canvas pixels
 * at every ratio.
 */
function mapPixels(
  { olMap }: MapHandle,
  ratio: number,
  corner: readonly [number, number],
  place: readonly [number, number],
) {
  olMap.getView().setCenter([200 - place[0] - corner[0], place[1] + corner[1] - 150]);
  olMap.renderSync();
  const canvas = olMap.getViewport()?.querySelector<HTMLCanvasElement>('.ol-layers canvas');
  if (!canvas) throw new Error('nothing drawn');
  return onWhite(canvas, ratio, [...place]);
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
  it.each(cases)('%s at pixel ratio %d', async (_name, ratio, symbols) => {
    const { map } = testMap({ pixelRatio: ratio });
    map.olMap.getView().setResolution(1);
    const size = { width, height, pixelRatio: ratio };
    // As in legends and editors; clipped edges are rough on an OffscreenCanvas.
    const [sheet, swatch] = [document.createElement('canvas'), document.createElement('canvas')];
    for (const [index, symbol] of symbols.entries()) {
      const name = `symbol ${index + 1}`;
      const { scale, path, corner } = await placeOf(symbol, ratio);
      const { layer, scheme } = layerOf(symbol, path, corner);
      await drawSymbol(sheet, symbol, size);
      const preview = onWhite(sheet, ratio);
      const inked = preview.some((value) => value < 200);
      expect(inked, name).toBe(true);
      const [entry] = legend(scheme).entries;
      await drawLegendEntry(swatch, entry, size);
      expect(difference(onWhite(swatch, ratio), preview).most, name).toBe(0);
      // What is too large for a preview is smaller there than on the map.
      if (scale < 1) continue;
      map.addLayer(layer);
      const onMap = mapPixels(map, ratio, corner, [100, 100]);
      const { mean, most } = difference(onMap, preview);
      // Browsers smooth edges a little differently from place to place on a canvas.
      expect(mean, name).toBeLessThan(0.25);
      expect(most, name).toBeLessThan(16);
      expect(difference(mapPixels(map, ratio, corner, [74, 86]), onMap).most, name).toBeLessThan(8);
      map.removeLayer(layer);
      layer.dispose();
    }
  });
});
