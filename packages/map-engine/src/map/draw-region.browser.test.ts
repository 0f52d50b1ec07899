import Draw from 'ol/interaction/Draw.js';
import { describe, expect, it, vi } from 'vitest';
import { click, drawingBegun, rendered, testMap } from '../../test/map-fixture';
import type { DrawnRegion } from './drawn-region';
import type { MapHandle } from './map-handle';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const press = (element: Element, key: string) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

describe('a drawing', () => {
  /** Clicks so slowly that no two are a double click. */
  const draw = async (map: MapHandle, ...points: readonly (readonly [number, number])[]) => {
    for (const [x, y] of points) {
      click(map, x, y);
      await pause(300);
    }
  };

  it('goes on after a double click on its second point, and takes points back', async () => {
    const { map } = testMap();
    await rendered(map);
    const done = vi.fn();
    const drawing = map.drawPolygon();
    await drawingBegun(map);
    void drawing.then(done, done);
    await draw(map, [100, 100]);
    click(map, 200, 100);
    click(map, 200, 100);
    await pause(300);
    expect(done).not.toHaveBeenCalled();
    await draw(map, [300, 280]);
    press(document.body, 'Backspace');
    await draw(map, [200, 200]);
    click(map, 100, 200);
    click(map, 100, 200);
    const { geometry } = await drawing;
    const pixels = Array.from({ length: geometry.flatCoordinates.length / 2 }, (_, index) =>
      map.olMap
        .getPixelFromCoordinate(geometry.flatCoordinates.slice(2 * index, 2 * index + 2))
        .map(Math.round),
    );
    expect(pixels).toContainEqual([200, 200]);
    expect(pixels).not.toContainEqual([300, 280]);
  });

  it('hands over the region so far with each movement, from three points on, the pointer being the last', async () => {
    const { map } = testMap();
    await rendered(map);
    const sketches: DrawnRegion[] = [];
    const drawing = map.drawPolygon({ onSketch: (sketch) => sketches.push(sketch) });
    await drawingBegun(map);
    await draw(map, [100, 100], [200, 100]);
    expect(sketches).toEqual([]);
    await draw(map, [200, 200]);
    const last = sketches.at(-1)?.geometry.flatCoordinates ?? [];
    const pixels = [0, 2, 4].map((i) =>
      map.olMap.getPixelFromCoordinate([last[i], last[i + 1]]).map(Math.round),
    );
    expect(pixels).toEqual([
      [100, 100],
      [200, 100],
      [200, 200],
    ]);
    await draw(map, [100, 200]);
    click(map, 100, 200);
    const { wkb } = await drawing;
    expect(sketches.at(-1)?.wkb).toEqual(wkb);
  });

  it('gives the areas of an outline that crosses itself, and shows them', async () => {
    const { map } = testMap();
    await rendered(map);
    const drawing = map.drawPolygon();
    await drawingBegun(map);
    await draw(map, [100, 100], [200, 200], [200, 100]);
    click(map, 100, 200);
    click(map, 100, 200);
    const { geometry, geoJson, wkb } = await drawing;
    expect(geometry).toMatchObject({ type: 'MultiPolygon', endss: [[8], [16]] });
    expect(geoJson.type).toBe('MultiPolygon');
    expect(wkb[1]).toBe(6);
    // The wings are left and right of the crossing.
    await expect.poll(() => map.olMap.hasFeatureAtPixel([120, 150])).toBe(true);
    expect(map.olMap.hasFeatureAtPixel([150, 120])).toBe(false);
  });

  it('is made by keys: arrows, Enter, Backspace, Enter twice', async () => {
    const { map, element } = testMap({ zoom: 4 });
    await rendered(map);
    const done = vi.fn();
    const drawing = map.drawPolygon();
    await drawingBegun(map);
    void drawing.then(done, done);
    expect(document.activeElement).toBe(element);
    const type = async (...keys: string[]) => {
      for (const key of keys) {
        press(element, key);
        if (key.startsWith('Arrow')) await expect.poll(() => map.olMap.getView().getAnimating()).toBe(false);
      }
    };
    const places: (readonly number[])[] = [];
    const here = () => places.push(map.olMap.getView().getCenter() ?? []);
    await type('Enter', 'Enter');
    here();
    expect(element.querySelector('.gep-cross')).not.toBeNull();
    await type('ArrowRight', 'Enter', 'Enter');
    here();
    expect(done).not.toHaveBeenCalled();
    await type('ArrowRight', 'Enter', 'Backspace', 'ArrowLeft', 'ArrowDown', 'Enter');
    here();
    await type('Enter');
    const { flatCoordinates } = (await drawing).geometry;
    expect(flatCoordinates).toEqual([...places, places[0]].flat());
    expect(element.querySelector('.gep-cross')).toBeNull();
  });

  it('shows a cross as the pointer while points are set', async () => {
    const { map } = testMap();
    await rendered(map);
    const cursor = () => map.olMap.getViewport()?.style.cursor;
    const drawing = map.drawPolygon();
    await expect.poll(cursor).toBe('crosshair');
    press(document.body, 'Escape');
    await expect(drawing).rejects.toMatchObject({ name: 'AbortError' });
    expect(cursor()).toBe('');
  });

  it('that is cancelled at once ends at once, and the next one begins', async () => {
    const { map } = testMap();
    await rendered(map);
    const stop = new AbortController();
    const [first, second] = [map.drawPolygon(), map.drawPolygon({ signal: stop.signal })];
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    await drawingBegun(map);
    stop.abort();
    await expect(second).rejects.toMatchObject({ name: 'AbortError' });
    await expect(map.drawPolygon({ signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
    const interactions = () => map.olMap.getInteractions().getArray();
    await expect.poll(() => interactions().some((one) => one instanceof Draw)).toBe(false);
  });

  it('takes the region before it off the map', async () => {
    const { map } = testMap();
    await rendered(map);
    const inside = () => map.olMap.hasFeatureAtPixel([150, 130]);
    const first = map.drawPolygon();
    await drawingBegun(map);
    await draw(map, [100, 100], [200, 100], [200, 200]);
    click(map, 100, 200);
    click(map, 100, 200);
    await first;
    await expect.poll(inside).toBe(true);
    const stop = new AbortController();
    const second = map.drawPolygon({ signal: stop.signal });
    stop.abort();
    await expect(second).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(inside).toBe(false);
  });
});
