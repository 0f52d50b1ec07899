import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { pointer, rendered, testMap } from '../../test/map-fixture';
import {
  createGroupLayer,
  createImageLayer,
  createLineLayer,
  createMixedLayer,
  createPointLayer,
  createPolygonLayer,
  createRasterLayer,
  createTileLayer,
} from '../layer';
import type { GeometryFeature, MapLayer } from '../layer';
import { markerSymbol, simpleMarker } from '../model';
import { singleSymbolScheme, stretchScheme } from '../scheme';
import { createLegend } from './create-legend';
import { createMap } from './create-map';
import type { HoverInfo } from './map-handle';
import { createSwipe } from './swipe';

const scheme = singleSymbolScheme('point', { template: markerSymbol(simpleMarker({ size: 20 })) });
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const town: GeometryFeature = {
  id: 'town',
  geometry: { type: 'Point', flatCoordinates: [0, 0], layout: 'XY' },
  properties: { NAME: 'Town' },
};

function pointLayer(features: readonly GeometryFeature[] = [town]) {
  return createPointLayer({ scheme, projection: 'EPSG:3857', features });
}

/** 20 lines of 2000 vertices, 640 kB: what a leak keeps of them shows in the memory of the page. */
function roads(): GeometryFeature[] {
  return Array.from({ length: 20 }, (_, id) => ({
    id: String(id),
    geometry: {
      type: 'LineString',
      flatCoordinates: Array.from({ length: 4000 }, (_, index) => Math.sin(index * (id + 1)) / 1000),
      layout: 'XY',
    },
    properties: { NAME: 'road' },
  }));
}

/** A layer of every kind, some of them waiting for data that never come. */
function everyKind(): MapLayer[] {
  const never = () => new Promise<never>(() => undefined);
  const [line, polygon] = [singleSymbolScheme('line'), singleSymbolScheme('polygon')];
  return [
    pointLayer(),
    createLineLayer({ scheme: line, features: roads() }),
    createPolygonLayer({ scheme: polygon, features: never }),
    createMixedLayer({ schemes: { point: scheme, line, polygon }, features: roads() }),
    createGroupLayer({ children: [pointLayer(), createLineLayer({ scheme: line, features: roads() })] }),
    createRasterLayer({ scheme: stretchScheme(), load: never }),
    createTileLayer({ url: `${pixel}#{x}{y}{z}` }),
    createImageLayer({ source: pixel, transformMatrix: [1, 0, 0, 0, -1, 0] }),
  ];
}

/** Listeners that targets which outlive a map were given and did not give back, as words: holding them would be a leak. */
function watchListeners(...targets: EventTarget[]): readonly string[] {
  const held: string[] = [];
  const names = new WeakMap<object, number>();
  let count = 0;
  targets.forEach((target, index) => {
    const nameOf = (type: string, listener: object) => {
      if (!names.has(listener)) names.set(listener, ++count);
      return `target ${index}, ${type}, listener ${names.get(listener)}`;
    };
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = (type, listener, options) => {
      if (listener && !held.includes(nameOf(type, listener))) held.push(nameOf(type, listener));
      addEventListener.call(target, type, listener, options);
    };
    target.removeEventListener = (type, listener, options) => {
      const at = listener ? held.indexOf(nameOf(type, listener)) : -1;
      if (at >= 0) held.splice(at, 1);
      removeEventListener.call(target, type, listener, options);
    };
    onTestFinished(() => void Object.assign(target, { addEventListener, removeEventListener }));
  });
  return held;
}

/** Bytes that live on the heap after the garbage has been collected. */
async function heapBytes(): Promise<number> {
  const session = cdp() as unknown as { send(method: string): Promise<{ readonly usedSize: number }> };
  // Timers and frames of the maps that went have to run out first.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

function sized(): HTMLElement {
  const element = document.createElement('div');
  Object.assign(element.style, { width: '200px', height: '100px' });
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
}

describe('dispose', () => {
  it('frees elements, listeners and memory of every kind of layer, 50 times mounted and unmounted', async () => {
    const element = sized();
    const listeners = watchListeners(window, document, document.body, element);
    const gone: WeakRef<object>[] = [];
    const round = async () => {
      const map = createMap(element, { pixelRatio: 1 });
      const layers = everyKind().map((layer) => map.addLayer(layer));
      map.onHover(() => undefined);
      map.onPick(() => undefined);
      map.onLoading(() => undefined);
      const legend = createLegend(layers[4]);
      const swipe = createSwipe(map, { left: layers[0], right: layers[5] });
      const drawing = map.drawPolygon();
      map.olMap.renderSync();
      await new Promise((resolve) => setTimeout(resolve));
      map.setProjection('EPSG:4326');
      map.olMap.renderSync();
      // The raster never comes, and the picture waits for it.
      // Not by `rejects`, which would keep the error and with it the frames that threw it.
      const picture = map.exportPng({ dpi: 120 }).catch((error: Error) => error.name);
      legend.dispose();
      swipe.dispose();
      map.dispose();
      await expect(drawing).rejects.toMatchObject({ name: 'AbortError' });
      expect(await picture).toBe('AbortError');
      gone.push(new WeakRef(map.olMap), ...layers.map((layer) => new WeakRef(layer.olLayer)));
    };
    for (let warmUp = 0; warmUp < 5; warmUp++) await round();
    const before = await heapBytes();
    for (let turn = 0; turn < 50; turn++) await round();
    const after = await heapBytes();
    expect(element.children).toHaveLength(0);
    expect(listeners).toEqual([]);
    // The roads of 50 rounds alone are 96 MB; compiled code and caches of the page grow by half of one.
    expect(after - before).toBeLessThan(2_000_000);
    // The last round may still be held by a promise that this function waited for.
    expect(gone.slice(0, -9).filter((one) => one.deref() !== undefined)).toHaveLength(0);
  });

  it('gives a map of the host back as it was, 50 times', async () => {
    const olMap = new OlMap({ target: sized(), view: new View({ center: [0, 0], zoom: 2 }), pixelRatio: 1 });
    onTestFinished(() => olMap.dispose());
    const lasting = [olMap, olMap.getView(), olMap.getLayers(), olMap.getInteractions(), olMap.getControls()];
    const types = ['change', 'propertychange', 'add', 'remove', 'pointermove', 'change:view', 'change:size'];
    const counted = () => [
      ...lasting.flatMap((target) =>
        [
          ...types,
          'click',
          'singleclick',
          'loadstart',
          'loadend',
          'moveend',
          'postrender',
          'rendercomplete',
          'precompose',
          'postcompose',
        ].map((type) => target.getListeners(type)?.length ?? 0),
      ),
      olMap.getLayers().getLength(),
      olMap.getInteractions().getLength(),
      olMap.getViewport()?.querySelectorAll('*').length,
    ];
    const listeners = watchListeners(window, document);
    const before = counted();
    for (let turn = 0; turn < 50; turn++) {
      const map = createMap(olMap);
      for (const layer of everyKind()) map.addLayer(layer);
      map.onHover(() => undefined);
      map.onPick(() => undefined);
      const drawing = map.drawPolygon();
      map.dispose();
      await expect(drawing).rejects.toMatchObject({ name: 'AbortError' });
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(counted()).toEqual(before);
    expect(listeners).toEqual([]);
  });

  it('leaves a map of the host alive and takes only its own layers off', async () => {
    const { map } = testMap();
    const second = createMap(map.olMap);
    const own = map.addLayer(pointLayer());
    second.addLayer(pointLayer());
    expect(map.olMap.getLayers().getLength()).toBe(2);
    second.dispose();
    expect(map.olMap.getLayers().getArray()).toEqual([own.olLayer]);
    await rendered(map);
  });
});

describe('hover in groups', () => {
  it('names the layer inside the group and forgets features that went', async () => {
    const { map } = testMap();
    map.olMap.getView().setCenter([0, 0]);
    map.olMap.getView().setResolution(1);
    const child = pointLayer();
    map.addLayer(createGroupLayer({ children: [child] }));
    await rendered(map);
    const seen: (HoverInfo | null)[] = [];
    map.onHover((hover) => seen.push(hover));
    pointer(map, 'pointermove', 200, 150);
    await expect.poll(() => seen.at(-1)?.name).toBe('Town');
    expect(seen.at(-1)?.layer).toBe(child);
    child.setFeatures([]);
    expect(seen.at(-1)).toBeNull();
  });

  it('looks again under a resting pointer, when data arrive and when the map has moved', async () => {
    const { map } = testMap();
    const view = map.olMap.getView();
    view.setCenter([0, 0]);
    view.setResolution(1);
    const layer = pointLayer([]);
    map.addLayer(layer);
    await rendered(map);
    const seen: (HoverInfo | null)[] = [];
    map.onHover((hover) => seen.push(hover));
    pointer(map, 'pointermove', 200, 150);
    await rendered(map);
    layer.setFeatures([town]);
    await expect.poll(() => seen.at(-1)?.name).toBe('Town');
    view.setCenter([100, 0]);
    await expect.poll(() => seen.at(-1)).toBeNull();
    view.setCenter([0, 0]);
    await expect.poll(() => seen.at(-1)?.name).toBe('Town');
  });

  it('can be reached by keyboard', () => {
    const { element } = testMap();
    expect(element.tabIndex).toBe(0);
  });
});
