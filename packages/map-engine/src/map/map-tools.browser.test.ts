import { describe, expect, it, vi } from 'vitest';
import MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { getDistance } from 'ol/sphere.js';
import { click, drawingBegun, pointer, rendered, testMap } from '../../test/map-fixture';
import { projector } from '../geometry';
import { createPolygonLayer, geoJsonFeatures } from '../layer';
import { singleSymbolScheme } from '../scheme';
import type { HoverInfo, MapHandle } from './map-handle';
import { loadProj4 } from '../geometry/projection/register-projection';

loadProj4();

const district = geoJsonFeatures({
  type: 'FeatureCollection',
  features: [
    {
      id: 'fuzhou',
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [118, 25],
            [120, 25],
            [120, 27],
            [118, 27],
            [118, 25],
          ],
        ],
      },
      properties: { NAME: '福州市', Sum: 12.34567, code: 350100, note: null },
    },
  ],
});
const scheme = singleSymbolScheme('polygon');
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const resolutionOf = (map: MapHandle) => map.olMap.getView().getResolution() ?? 0;
const press = (element: Element, key: string) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

describe('the view', () => {
  it('begins at 114, 38 where only a zoom is given', () => {
    const { map } = testMap({ zoom: 4 });
    const [lon, lat] = projector(
      'EPSG:3857',
      'EPSG:4326',
    )(map.olMap.getView().getCenter() as [number, number]);
    expect(lon).toBeCloseTo(114, 9);
    expect(lat).toBeCloseTo(38, 9);
  });

  it('adds up steps of the zoom that come faster than the map moves', async () => {
    const { map } = testMap({ zoom: 4 });
    const before = resolutionOf(map);
    map.zoomIn();
    await pause(60);
    map.zoomIn();
    map.zoomIn();
    await expect.poll(() => before / resolutionOf(map)).toBeCloseTo(1.2 ** 3, 9);
    map.zoomOut();
    map.zoomOut();
    map.zoomOut();
    await expect.poll(() => before / resolutionOf(map)).toBeCloseTo(1, 9);
  });

  it('goes on from where a person took a movement over', async () => {
    const { map } = testMap({ zoom: 4 });
    map.zoomIn();
    await pause(30);
    map.olMap.getView().cancelAnimations();
    await pause(10);
    const before = resolutionOf(map);
    map.zoomIn();
    await expect.poll(() => before / resolutionOf(map)).toBeCloseTo(1.2, 9);
  });

  it('zooms by 1.2 with + and - and moves by 128 px with the arrows', async () => {
    const { map, element } = testMap({ zoom: 4 });
    await rendered(map);
    const before = resolutionOf(map);
    press(element, '+');
    press(element, '=');
    await expect.poll(() => before / resolutionOf(map)).toBeCloseTo(1.44, 9);
    press(element, '-');
    press(element, '-');
    await expect.poll(() => before / resolutionOf(map)).toBeCloseTo(1, 9);
    const [x] = map.olMap.getView().getCenter() ?? [];
    press(element, 'ArrowRight');
    await expect.poll(() => ((map.olMap.getView().getCenter()?.[0] ?? 0) - x) / before).toBeCloseTo(128, 6);
  });

  it('leaves + and - with Ctrl to the browser', () => {
    const { map, element } = testMap({ zoom: 4 });
    const event = new KeyboardEvent('keydown', { key: '+', ctrlKey: true, cancelable: true });
    element.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(map.olMap.getView().getAnimating()).toBe(false);
  });

  it('fits in 1000 ms with 10 px, or with four numbers', async () => {
    const { map } = testMap();
    const layer = map.addLayer(createPolygonLayer({ scheme, features: district }));
    const view = map.olMap.getView();
    const spy = vi.spyOn(view, 'fit');
    void map.fit(layer);
    expect(spy.mock.calls[0][1]).toMatchObject({ duration: 1000, padding: [10, 10, 10, 10] });
    await map.fit(layer, { duration: 0, padding: [40, 100, 20, 60] });
    await rendered(map);
    const [minX, minY, maxX, maxY] = layer.extent()!;
    const [left, top] = map.olMap.getPixelFromCoordinate([minX, maxY]);
    const [right, bottom] = map.olMap.getPixelFromCoordinate([maxX, minY]);
    // 400 x 300: the square fills the height between 40 and 280 and is in the middle between 60 and 300.
    expect(top).toBeCloseTo(40, 6);
    expect(bottom).toBeCloseTo(280, 6);
    expect((left + right) / 2).toBeCloseTo(180, 6);
  });

  it('follows the size of its element', async () => {
    const { map, element } = testMap();
    await rendered(map);
    element.style.width = '250px';
    await expect.poll(() => map.olMap.getSize()).toEqual([250, 300]);
    element.style.zoom = '0.5';
    map.resize();
    expect(map.olMap.getSize()).toEqual([250, 300]);
  });
});

describe('a scale bar', () => {
  it.each(['EPSG:3857', 'EPSG:4490', 'EPSG:4526'])(
    'is as long as it says at 26° N in %s',
    async (projection) => {
      const { map, element } = testMap({ scaleLine: true, projection, center: [114, 26], zoom: 8 });
      await rendered(map);
      const bar = element.querySelector<HTMLElement>('.ol-scale-line-inner')!;
      await expect.poll(() => bar.textContent).toMatch(/\d+ k?m$/);
      const [, length, unit] = /^(\d+) (k?m)$/.exec(bar.textContent ?? '') ?? [];
      const half = bar.getBoundingClientRect().width / 2;
      const ends = [200 - half, 200 + half].map((x) =>
        projector(projection, 'EPSG:4326')(map.olMap.getCoordinateFromPixel([x, 150]) as [number, number]),
      );
      const metres = Number(length) * (unit === 'km' ? 1000 : 1);
      expect(getDistance(ends[0], ends[1]) / metres).toBeCloseTo(1, 3);
    },
  );
});

describe('a click', () => {
  it('reports the feature that it met with all its properties, and nothing else', async () => {
    const { map } = testMap();
    const layer = map.addLayer(createPolygonLayer({ scheme, features: district }));
    await map.fit(layer, { duration: 0, padding: 60 });
    await rendered(map);
    const picks: (HoverInfo | null)[] = [];
    const unsubscribe = map.onPick((pick) => picks.push(pick));
    click(map, 200, 150);
    await expect.poll(() => picks.length).toBe(1);
    expect(picks[0]).toMatchObject({
      layer,
      id: 'fuzhou',
      name: '福州市',
      value: 12.34567,
      properties: { NAME: '福州市', Sum: 12.34567, code: 350100, note: null },
      pixel: [200, 150],
    });
    click(map, 10, 10);
    await expect.poll(() => picks.length).toBe(2);
    expect(picks[1]).toBeNull();
    unsubscribe();
    click(map, 200, 150);
    await pause(350);
    expect(picks).toHaveLength(2);
  });

  it('meets nothing of a layer that has gone since the last frame', async () => {
    const { map } = testMap();
    const layer = map.addLayer(createPolygonLayer({ scheme, features: district }));
    await map.fit(layer, { duration: 0, padding: 60 });
    await rendered(map);
    const told = vi.fn();
    map.onPick(told);
    map.removeLayer(layer);
    layer.dispose();
    const place = new PointerEvent('click', { clientX: 200, clientY: 150 });
    map.olMap.dispatchEvent(new MapBrowserEvent('singleclick', map.olMap, place));
    expect(told).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('or a resting pointer meets nothing once such a map has moved', async () => {
    const { map } = testMap();
    const [gone, kept] = [0, 1].map(() => map.addLayer(createPolygonLayer({ scheme, features: district })));
    await map.fit(kept, { duration: 0, padding: 60 });
    await rendered(map);
    const told = vi.fn();
    map.onHover(told);
    pointer(map, 'pointermove', 200, 150);
    await expect.poll(() => told.mock.lastCall?.[0]).toMatchObject({ id: 'fuzhou' });
    map.removeLayer(gone);
    gone.dispose();
    map.olMap.getView().setCenter([0, 0]);
    map.olMap.renderSync();
    await expect.poll(() => told.mock.lastCall?.[0]).toBeNull();
  });

  it('is not reported while a region is drawn', async () => {
    const { map } = testMap();
    map.addLayer(createPolygonLayer({ scheme, features: district }));
    await rendered(map);
    const told = vi.fn();
    map.onPick(told);
    const stop = new AbortController();
    const drawing = map.drawPolygon({ signal: stop.signal });
    await drawingBegun(map);
    click(map, 200, 150);
    await pause(350);
    stop.abort();
    await expect(drawing).rejects.toMatchObject({ name: 'AbortError' });
    expect(told).not.toHaveBeenCalled();
  });
});
