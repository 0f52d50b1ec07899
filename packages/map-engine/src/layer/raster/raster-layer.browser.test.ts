import { describe, expect, it, vi } from 'vitest';
import { colorsAt, rendered, shownAt } from '../../../test/map-fixture';
import { extent, greys, left, mapOfExtent, right } from '../../../test/raster-fixture';
import { stretchScheme } from '../../scheme';
import type { LoadRaster, RasterBlock } from '../../source/raster-block';
import { createRasterLayer } from './raster-layer';
import { loadProj4 } from '../../geometry/projection/register-projection';

loadProj4();

/** 2 x 1 cells: 0 on the left, 100 on the right. */
const block: RasterBlock = { extent, width: 2, height: 1, bands: [new Float32Array([0, 100])] };
const stretch = (colors = greys, min = 0, max = 100) =>
  stretchScheme({ band: 0, stretch: 'min-max', min, max, ramp: colors });

describe('a raster layer', () => {
  it('is empty until data are set, then shows them in the colours of its scheme', async () => {
    const map = mapOfExtent();
    const layer = map.addLayer(createRasterLayer({ scheme: stretch() }));
    expect(await colorsAt(map, [left, right])).toEqual(['#ffffff', '#ffffff']);
    layer.setData({ ...block, bands: [new Float32Array([0, 50])] });
    const [black, grey] = await colorsAt(map, [left, right]);
    expect(black).toBe('#000000');
    expect(Math.abs(parseInt(grey.slice(1, 3), 16) - 128)).toBeLessThanOrEqual(2);
    layer.setData(null);
    expect(await colorsAt(map, [left])).toEqual(['#ffffff']);
  });

  it('restyles the kept cells without a new request', async () => {
    const map = mapOfExtent();
    const load = vi.fn<LoadRaster>(async () => block);
    const layer = map.addLayer(createRasterLayer({ scheme: stretch(), load }));
    await rendered(map);
    await expect.poll(() => load.mock.calls.length).toBe(1);
    await expect.poll(() => colorsAt(map, [left, right])).toEqual(['#000000', '#ffffff']);
    layer.setScheme(stretch({ name: '', colors: ['#ff0000', '#0000ff'] }));
    expect(await colorsAt(map, [left, right])).toEqual(['#ff0000', '#0000ff']);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(load).toHaveBeenCalledTimes(1);
    expect(layer.valueAt([1000, 1500])).toEqual([0]);
    expect(layer.valueAt([3000, 1500])).toEqual([100]);
    expect(layer.valueAt([5000, 1500])).toBeNull();
  });

  it('asks for the view and the data it shares with it, 500 ms after the last movement', async () => {
    const map = mapOfExtent();
    const load = vi.fn<LoadRaster>(async () => block);
    const layer = createRasterLayer({
      scheme: stretch(),
      projection: 'EPSG:3857',
      extent: [0, 0, 2000, 1000],
      load,
    });
    map.addLayer(layer);
    await rendered(map);
    await expect.poll(() => load.mock.calls.length).toBe(1);
    const [asked, resolution, { projection }] = load.mock.calls[0];
    asked.forEach((value, index) => expect(value).toBeCloseTo([0, 0, 2000, 1000][index], 6));
    expect(resolution).toBeCloseTo(10, 6);
    expect(projection).toBe('EPSG:3857');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      for (let step = 1; step <= 3; step++) {
        map.olMap.getView().setCenter([2000 + 100 * step, 1500]);
        map.olMap.renderSync();
        vi.advanceTimersByTime(499);
      }
      expect(load).toHaveBeenCalledTimes(1);
      vi.advanceTimersByTime(1);
    } finally {
      vi.useRealTimers();
    }
    expect(load).toHaveBeenCalledTimes(2);
    // A cell more than is seen, where there are data: relief and values between cells need it.
    expect(load.mock.calls[1][0][0]).toBeCloseTo(290, 6);
  });

  it('keeps the last picture on its place while the map moves, and aborts the outdated request', async () => {
    const map = mapOfExtent();
    const signals: AbortSignal[] = [];
    const load: LoadRaster = (_extent, _resolution, { signal }) => {
      signals.push(signal);
      return signals.length === 1 ? Promise.resolve(block) : new Promise(() => undefined);
    };
    const layer = createRasterLayer({ scheme: stretch(), load });
    const loading: boolean[] = [];
    layer.on('loading', (on) => loading.push(on));
    map.addLayer(layer);
    await rendered(map);
    await expect.poll(() => colorsAt(map, [left])).toEqual(['#000000']);
    // 100 px to the east: the border between the cells is now at 100 px.
    map.olMap.getView().setCenter([3000, 1500]);
    const places = [
      [50, 150],
      [150, 150],
      [350, 150],
    ];
    expect(shownAt(map, places)).toEqual(['#000000', '#ffffff', '']);
    await expect.poll(() => signals.length).toBe(2);
    expect(signals[1].aborted).toBe(false);
    map.olMap.getView().setCenter([2500, 1500]);
    map.olMap.renderSync();
    expect(signals[1].aborted).toBe(true);
    // Half the scale: 200 x 150 px around (125, 150); then turned by a quarter, north to the right.
    map.olMap.getView().setResolution(20);
    const around = [
      [100, 150],
      [250, 150],
      [60, 150],
      [300, 150],
    ];
    expect(shownAt(map, around)).toEqual(['#000000', '#ffffff', '', '']);
    map.olMap.getView().setRotation(Math.PI / 2);
    const turned = [
      [200, 100],
      [200, 190],
      [200, 10],
      [290, 150],
    ];
    expect(shownAt(map, turned)).toEqual(['#000000', '#ffffff', '', '']);
    expect(loading).toEqual([true, false, true, false]);
  });

  it('takes no answer of a projection that the map has left, however long the loader goes on', async () => {
    const map = mapOfExtent();
    const answers: (() => void)[] = [];
    const asked: string[] = [];
    const load: LoadRaster = (_extent, _resolution, { projection }) => {
      asked.push(projection);
      return new Promise((resolve) => answers.push(() => resolve(block)));
    };
    const layer = map.addLayer(createRasterLayer({ scheme: stretch(), load }));
    let answered = 0;
    layer.on('data-changed', () => answered++);
    map.olMap.renderSync();
    await expect.poll(() => asked).toEqual(['EPSG:3857']);
    for (const code of ['EPSG:4490', 'EPSG:4526', 'EPSG:3857']) {
      map.setProjection(code);
      map.olMap.renderSync();
    }
    answers[0]();
    await expect.poll(() => asked).toEqual(['EPSG:3857', 'EPSG:3857']);
    expect([answered, layer.valueAt([1000, 1500])]).toEqual([0, null]);
    answers[1]();
    await expect.poll(() => colorsAt(map, [left, right])).toEqual(['#000000', '#ffffff']);
  });

  it('ends with the last view after a storm of requests, and reports no failure of aborted ones', async () => {
    const map = mapOfExtent();
    const failures: unknown[] = [];
    let open = 0;
    const load: LoadRaster = async (_extent, _resolution, { signal }) => {
      open++;
      await new Promise((resolve, reject) => {
        setTimeout(resolve, 20);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }).finally(() => open--);
      return block;
    };
    const layer = map.addLayer(createRasterLayer({ scheme: stretch(), load }));
    layer.on('failed', (error) => failures.push(error));
    for (let step = 100; step >= 0; step--) {
      map.olMap.getView().setCenter([2000 + step, 1500]);
      map.olMap.renderSync();
      layer.reload();
    }
    await expect.poll(() => colorsAt(map, [left, right])).toEqual(['#000000', '#ffffff']);
    expect([open, failures]).toEqual([0, []]);
  });

  it('reports a failed request and a block that does not fit, and keeps the picture', async () => {
    const map = mapOfExtent();
    const answers: (() => Promise<RasterBlock>)[] = [
      () => Promise.resolve(block),
      () => Promise.reject(new Error('offline')),
      () => Promise.resolve({ ...block, width: 3 }),
    ];
    const failures: unknown[] = [];
    let asked = 0;
    const layer = createRasterLayer({ scheme: stretch(), load: () => answers[asked++]() });
    layer.on('failed', (error) => failures.push(error));
    map.addLayer(layer);
    await expect.poll(() => colorsAt(map, [right, left])).toEqual(['#ffffff', '#000000']);
    layer.reload();
    await expect.poll(() => failures.length).toBe(1);
    layer.reload();
    await expect.poll(() => failures.length).toBe(2);
    expect(String(failures[1])).toMatch(/3 x 1/);
    expect(await colorsAt(map, [left])).toEqual(['#000000']);
  });

  it('multiplies the layer opacity into the exported picture', async () => {
    const map = mapOfExtent();
    const layer = map.addLayer(createRasterLayer({ scheme: stretch(), opacity: 0.5 }));
    layer.setData(block);
    const [half] = await colorsAt(map, [left]);
    // Multiplying by the opacity and dividing by it again may round twice.
    expect(Math.abs(parseInt(half.slice(1, 3), 16) - 128)).toBeLessThanOrEqual(2);
  });

  it('keeps the map loading until its picture is drawn, so that exports have it', async () => {
    const map = mapOfExtent();
    let answer: (block: RasterBlock) => void = () => undefined;
    const load: LoadRaster = () => new Promise((resolve) => (answer = resolve));
    const told: string[] = [];
    map.olMap.on('loadstart', () => told.push('start'));
    map.olMap.on('loadend', () => told.push('end'));
    map.addLayer(createRasterLayer({ scheme: stretch(), load }));
    const colors = colorsAt(map, [left, right]);
    await expect.poll(() => told).toEqual(['start']);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(told).toEqual(['start']);
    answer(block);
    expect(await colors).toEqual(['#000000', '#ffffff']);
    await expect.poll(() => told).toEqual(['start', 'end']);
    // A map that has been moved waits for its new window, too.
    map.olMap.getView().setCenter([2100, 1500]);
    const moved = colorsAt(map, [left]);
    const asked = answer;
    await expect.poll(() => answer !== asked).toBe(true);
    answer({ ...block, bands: [Float32Array.of(100, 0)] });
    expect(await moved).toEqual(['#ffffff']);
  });

  it('stops keeping the map when its request fails', async () => {
    const map = mapOfExtent();
    const load: LoadRaster = () => Promise.reject(new Error('offline'));
    map.addLayer(createRasterLayer({ scheme: stretch(), load }));
    expect(await colorsAt(map, [left])).toEqual(['#ffffff']);
  });

  it('stops loading when it is disposed', async () => {
    const map = mapOfExtent();
    let signal: AbortSignal | undefined;
    const load: LoadRaster = (_extent, _resolution, request) => {
      signal = request.signal;
      return new Promise(() => undefined);
    };
    const layer = map.addLayer(createRasterLayer({ scheme: stretch(), load }));
    await expect.poll(() => signal).toBeDefined();
    map.removeLayer(layer);
    layer.dispose();
    expect(signal?.aborted).toBe(true);
  });
});
