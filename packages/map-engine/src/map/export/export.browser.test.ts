import ImageLayer from 'ol/layer/Image.js';
import ImageStatic from 'ol/source/ImageStatic.js';
import { describe, expect, it, vi } from 'vitest';
import { colors, density, pixels, squares } from '../../../test/exported';
import { pointer } from '../../../test/map-fixture';
import { createRasterLayer } from '../../layer';
import { stretchScheme } from '../../scheme';

describe('a picture of the map', () => {
  it('shows the same ground with finer lines at a higher dpi, and leaves the map as it was', async () => {
    const map = await squares();
    const { olMap } = map;
    const before = { view: olMap.getView(), center: olMap.getView().getCenter(), size: olMap.getSize() };
    const plain = await pixels(await map.exportPng());
    expect([plain.width, plain.height]).toEqual([400, 300]);
    const png = await map.exportPng({ dpi: 300 });
    const fine = await pixels(png);
    expect([fine.width, fine.height]).toEqual([1250, 938]);
    expect(await density(png)).toBe(Math.round(300 / 0.0254));
    colors.forEach((color, index) => {
      const x = 10 + 380 * ((index + 0.5) / 4);
      for (const picture of [plain, fine]) {
        const ratio = picture.width / 400;
        expect(picture.colorAt(Math.round(x * ratio), Math.round(130 * ratio))).toBe(color);
      }
    });
    // The line is 6 CSS pixels high: 18.75 at 300 dpi; edges of an enlarged picture would be 3 pixels wide each.
    const column = Array.from({ length: 60 }, (_, i) => fine.colorAt(594, 438 + i));
    expect(column.filter((color) => color === '#ffffff').length).toBeGreaterThanOrEqual(17);
    expect(column.filter((color) => color !== '#ffffff' && color !== colors[1]).length).toBeLessThanOrEqual(
      4,
    );
    expect(olMap.getView()).toBe(before.view);
    expect(olMap.getView().getCenter()).toEqual(before.center);
    expect(olMap.getSize()).toEqual(before.size);
    expect(olMap.getPixelRatio()).toBe(1);
    expect(olMap.getViewport()?.querySelectorAll('canvas')).toHaveLength(1);
    expect(olMap.getViewport()?.style.pointerEvents).toBe('');
  });

  it('tells its steps in order, and keeps a file from who stopped while it was written', async () => {
    const map = await squares();
    const steps: string[] = [];
    await map.exportPng({ onStep: (step) => steps.push(step) });
    expect(steps).toEqual(['map', 'page', 'file']);
    const stop = new AbortController();
    const stopped = map.exportPdf({
      signal: stop.signal,
      onStep: (step) => step === 'file' && stop.abort(),
    });
    await expect(stopped).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }) as Error);
  });

  it('is not disturbed by an element that is resized meanwhile', async () => {
    const map = await squares();
    const other = new Promise((resolve) => map.olMap.once('change:view', resolve));
    const waiting = map.exportPng({ dpi: 192 });
    await other;
    map.olMap.getTargetElement()!.style.width = '300px';
    map.resize();
    const { width, colorAt } = await pixels(await waiting);
    expect(width).toBe(800);
    expect(colors.map((_color, index) => colorAt(20 + 760 * ((index + 0.5) / 4), 260))).toEqual(colors);
    expect(map.olMap.getSize()).toEqual([300, 300]);
  });

  it('leaves the map to its host meanwhile: it is fitted and zoomed, and goes to another projection', async () => {
    const map = await squares();
    const { olMap } = map;
    const own = olMap.getView();
    const lent = () => new Promise((resolve) => olMap.once('change:view', resolve));
    const resolution = own.getResolution() ?? 0;
    let swapped = lent();
    const picture = map.exportPng({ dpi: 192 });
    await swapped;
    expect(olMap.getView()).not.toBe(own);
    // Keys would move what is drawn.
    const arrow = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true });
    olMap.getTargetElement()!.dispatchEvent(arrow);
    await map.fit([0, 0, 1e6, 1e6], { duration: 0 });
    const fitted = own.getResolution() ?? 0;
    expect(fitted).toBeLessThan(resolution);
    const { colorAt } = await pixels(await picture);
    expect(colors.map((_color, index) => colorAt(20 + 760 * ((index + 0.5) / 4), 260))).toEqual(colors);
    expect(olMap.getView()).toBe(own);
    expect(own.getResolution()).toBe(fitted);
    expect(own.getCenter()).toEqual([5e5, 5e5]);

    swapped = lent();
    const ended = map.exportPng({ dpi: 192 });
    ended.catch(() => undefined);
    await swapped;
    map.setProjection('EPSG:4490');
    await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
    expect(map.projection).toBe('EPSG:4490');
    expect(olMap.getView().getCenter()?.[0]).toBeCloseTo(4.4916, 4);
    expect(olMap.getPixelRatio()).toBe(1);
    expect((await pixels(await map.exportPng())).width).toBe(400);
  });

  it('shows nothing of the pointer that rests on the map', async () => {
    const map = await squares();
    const seen: (string | undefined)[] = [];
    map.onHover((hover) => seen.push(hover?.id));
    pointer(map, 'pointermove', 60, 130);
    await expect.poll(() => seen).toHaveLength(1);
    const { colorAt } = await pixels(await map.exportPng({ dpi: 192 }));
    expect(colorAt(120, 260)).toBe(colors[0]);
    expect(seen).toHaveLength(2);
    expect(seen[1]).toBeUndefined();
  });

  it('is as before after a failure and an abort', async () => {
    const map = await squares();
    const view = map.olMap.getView();
    const stop = new AbortController();
    const waiting = map.exportPng({ dpi: 192, signal: stop.signal });
    await Promise.resolve();
    stop.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    await expect(map.exportPng({ dpi: 1 })).rejects.toThrow(RangeError);
    expect(map.olMap.getView()).toBe(view);
    expect(map.olMap.getPixelRatio()).toBe(1);
    // The next one is not held up.
    expect((await pixels(await map.exportPng())).width).toBe(400);
  });

  it('waits for windows of rasters, and ends with the map', async () => {
    const map = await squares();
    const asked: number[] = [];
    const load = (_extent: unknown, resolution: number) => {
      asked.push(resolution);
      return new Promise<null>(() => undefined);
    };
    map.addLayer(createRasterLayer({ scheme: stretchScheme(), load }));
    const waiting = map.exportPng({ dpi: 192 });
    const told = vi.fn();
    waiting.catch(told);
    // As fine as the picture, not as the screen.
    const resolution = map.olMap.getView().getResolution() ?? 0;
    await expect.poll(() => asked.at(-1)).toBeCloseTo(resolution / 2, 9);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(told).not.toHaveBeenCalled();
    map.dispose();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is written one after the other', async () => {
    const map = await squares();
    const sizes = await Promise.all(
      [96, 192, 144].map(async (dpi) => (await pixels(await map.exportPng({ dpi }))).width),
    );
    expect(sizes).toEqual([400, 800, 600]);
    expect(map.olMap.getPixelRatio()).toBe(1);
  });

  it('names the layer whose server gives no permission', async () => {
    const map = await squares();
    // The test's own server under another name is another origin; without crossOrigin its pictures taint the canvas.
    const url = new URL(new URL('../../../examples/labels.png', import.meta.url));
    url.hostname = 'other.localhost';
    const imageExtent = map.olMap.getView().calculateExtent();
    const source = new ImageStatic({ url: url.href, imageExtent, projection: 'EPSG:3857' });
    const layer = new ImageLayer({
      source,
      className: 'ol-layer strange',
      properties: { name: 'strange map' },
    });
    map.olMap.addLayer(layer);
    await expect(map.exportPng()).rejects.toMatchObject({ code: 'export-tainted', at: 'strange map' });
    map.olMap.removeLayer(layer);
    expect((await map.exportPng()).size).toBeGreaterThan(100);
  });
});
