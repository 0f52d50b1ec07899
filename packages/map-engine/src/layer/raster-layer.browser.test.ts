import { describe, expect, it, vi } from 'vitest';
import { colorsAt, rendered, testMap } from '../../test/map-fixture';
import type { MapHandle } from '../map';
import { projector } from '../geometry';
import { stretchScheme } from '../scheme';
import type { LoadRaster, RasterBlock } from './raster-block';
import { createRasterLayer } from './raster-layer';

const extent = [0, 0, 4000, 3000] as const;
/** 2 x 1 cells: 0 on the left, 100 on the right. */
const block: RasterBlock = { extent, width: 2, height: 1, bands: [new Float32Array([0, 100])] };
const greys = { name: '', colors: ['#000000', '#ffffff'] };
const stretch = (colors = greys, min = 0, max = 100) =>
  stretchScheme({ band: 0, stretch: 'min-max', min, max, ramp: colors });
const left = [100, 150];
const right = [300, 150];

function mapOfBlock() {
  const { map } = testMap({ zoom: 1 });
  map.olMap.getView().fit([...extent], { padding: [0, 0, 0, 0] });
  return map;
}

/** Colours on the raster's canvas in the present frame, also while data are on their way; '' where it is empty. */
function shownAt(map: MapHandle, points: readonly (readonly number[])[]): string[] {
  map.olMap.renderSync();
  const canvas = map.olMap.getViewport()?.querySelector<HTMLCanvasElement>('.gep-picture canvas');
  const context = canvas?.getContext('2d');
  return points.map(([x, y]) => {
    const [red, green, blue, alpha] = context?.getImageData(x, y, 1, 1).data ?? [0, 0, 0, 0];
    const hex = [red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('');
    return alpha === 0 ? '' : `#${hex}`;
  });
}

describe('a raster layer', () => {
  it('is empty until data are set, then shows them in the colours of its scheme', async () => {
    const map = mapOfBlock();
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
    const map = mapOfBlock();
    const load = vi.fn<LoadRaster>(async () => block);
    const layer = map.addLayer(createRasterLayer({ scheme: stretch() }, { load }));
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
    const map = mapOfBlock();
    const load = vi.fn<LoadRaster>(async () => block);
    const layer = createRasterLayer(
      { scheme: stretch(), projection: 'EPSG:3857', extent: [0, 0, 2000, 1000] },
      { load },
    );
    map.addLayer(layer);
    await rendered(map);
    await expect.poll(() => load.mock.calls.length).toBe(1);
    const [asked, resolution, { projection }] = load.mock.calls[0];
    asked.forEach((value, index) => expect(value).toBeCloseTo([0, 0, 2000, 1000][index], 6));
    expect(resolution).toBeCloseTo(10, 6);
    expect(projection).toBe('EPSG:3857');
    for (let step = 1; step <= 3; step++) {
      map.olMap.getView().setCenter([2000 + 100 * step, 1500]);
      map.olMap.renderSync();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(load).toHaveBeenCalledTimes(1);
    await expect.poll(() => load.mock.calls.length, { timeout: 2000 }).toBe(2);
    // A cell more than is seen, where there are data: relief and values between cells need it.
    expect(load.mock.calls[1][0][0]).toBeCloseTo(290, 6);
  });

  it('keeps the last picture on its place while the map moves, and aborts the outdated request', async () => {
    const map = mapOfBlock();
    const signals: AbortSignal[] = [];
    const load: LoadRaster = (_extent, _resolution, { signal }) => {
      signals.push(signal);
      return signals.length === 1 ? Promise.resolve(block) : new Promise(() => undefined);
    };
    const layer = createRasterLayer({ scheme: stretch() }, { load });
    const loading: boolean[] = [];
    layer.on('loading', (on) => loading.push(on));
    map.addLayer(layer);
    await rendered(map);
    await expect.poll(() => colorsAt(map, [left])).toEqual(['#000000']);
    // 100 px to the east: the border between the cells now lies at 100 px.
    map.olMap.getView().setCenter([3000, 1500]);
    const places = [
      [50, 150],
      [150, 150],
      [350, 150],
    ];
    expect(shownAt(map, places)).toEqual(['#000000', '#ffffff', '']);
    await expect.poll(() => signals.length, { timeout: 2000 }).toBe(2);
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

  it('reports a failed request and a block that does not fit, and keeps the picture', async () => {
    const map = mapOfBlock();
    const answers: (() => Promise<RasterBlock>)[] = [
      () => Promise.resolve(block),
      () => Promise.reject(new Error('offline')),
      () => Promise.resolve({ ...block, width: 3 }),
    ];
    const failures: unknown[] = [];
    let asked = 0;
    const layer = createRasterLayer({ scheme: stretch() }, { load: () => answers[asked++]() });
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
    const map = mapOfBlock();
    const layer = map.addLayer(createRasterLayer({ scheme: stretch(), opacity: 0.5 }));
    layer.setData(block);
    const [half] = await colorsAt(map, [left]);
    expect(Math.abs(parseInt(half.slice(1, 3), 16) - 128)).toBeLessThanOrEqual(1);
  });

  it('keeps the map loading until its picture is drawn, so that exports have it', async () => {
    const map = mapOfBlock();
    let answer: (block: RasterBlock) => void = () => undefined;
    const load: LoadRaster = () => new Promise((resolve) => (answer = resolve));
    const told: string[] = [];
    map.olMap.on('loadstart', () => told.push('start'));
    map.olMap.on('loadend', () => told.push('end'));
    map.addLayer(createRasterLayer({ scheme: stretch() }, { load }));
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
    await expect.poll(() => answer !== asked, { timeout: 2000 }).toBe(true);
    answer({ ...block, bands: [Float32Array.of(100, 0)] });
    expect(await moved).toEqual(['#ffffff']);
  });

  it('stops keeping the map when its request fails', async () => {
    const map = mapOfBlock();
    const load: LoadRaster = () => Promise.reject(new Error('offline'));
    map.addLayer(createRasterLayer({ scheme: stretch() }, { load }));
    expect(await colorsAt(map, [left])).toEqual(['#ffffff']);
  });

  it('stops loading when it is disposed', async () => {
    const map = mapOfBlock();
    let signal: AbortSignal | undefined;
    const load: LoadRaster = (_extent, _resolution, request) => {
      signal = request.signal;
      return new Promise(() => undefined);
    };
    const layer = map.addLayer(createRasterLayer({ scheme: stretch() }, { load }));
    await expect.poll(() => signal).toBeDefined();
    map.removeLayer(layer);
    layer.dispose();
    expect(signal?.aborted).toBe(true);
  });
});

describe('the kept cells of a raster layer', () => {
  /** 2 x 2 cells of one degree around (115, 30); the middles of the cells and places beside them. */
  const degrees: RasterBlock = {
    extent: [114, 29, 116, 31],
    width: 2,
    height: 2,
    bands: [Int16Array.of(0, 100, 50, -1)],
    noData: -1,
    projection: 'EPSG:4490',
  };
  const cells = [
    [114.5, 30.5],
    [115.5, 30.5],
    [114.5, 29.5],
    [115.5, 29.5],
    [113.9, 30],
    [116.1, 30],
  ];
  const colors = ['#000000', '#ffffff', '#808080', '', '', ''];

  function mapOfDegrees(projection: string) {
    const { map } = testMap({ projection, center: [115, 30], zoom: 7 });
    const pixels = () => {
      const toMap = projector('EPSG:4326', map.projection);
      map.olMap.renderSync();
      return cells.map(([lon, lat]) =>
        (map.olMap.getPixelFromCoordinate(toMap([lon, lat])) ?? []).map(Math.round),
      );
    };
    return { map, pixels };
  }

  it.each(['EPSG:3857', 'EPSG:4526'])(
    'are warped to %s, and nothing is lost on the way back',
    async (code) => {
      const { map, pixels } = mapOfDegrees('EPSG:4490');
      const layer = map.addLayer(createRasterLayer({ scheme: stretch() }));
      layer.setData(degrees);
      await rendered(map);
      expect(shownAt(map, pixels())).toEqual(colors);
      map.setProjection(code);
      await rendered(map);
      expect(shownAt(map, pixels())).toEqual(colors);
      const toMap = projector('EPSG:4326', code);
      expect(cells.map(([lon, lat]) => layer.valueAt(toMap([lon, lat])))).toEqual([
        [0],
        [100],
        [50],
        [null],
        null,
        null,
      ]);
      layer.setScheme(stretch({ name: '', colors: ['#ff0000', '#0000ff'] }));
      await rendered(map);
      expect(shownAt(map, pixels()).slice(0, 2)).toEqual(['#ff0000', '#0000ff']);
      // A map that comes to rest elsewhere gets the picture of its own pixels.
      map.olMap.getView().setZoom(8);
      await rendered(map);
      expect(shownAt(map, pixels()).slice(0, 2)).toEqual(['#ff0000', '#0000ff']);
      map.setProjection('EPSG:4490');
      layer.setScheme(stretch());
      await rendered(map);
      expect(shownAt(map, pixels())).toEqual(colors);
      expect(layer.extent()).toEqual(degrees.extent);
    },
  );

  it('are shown warped until the loader answers in the new projection', async () => {
    const { map, pixels } = mapOfDegrees('EPSG:4490');
    const asked: string[] = [];
    const load: LoadRaster = (_extent, _resolution, { projection }) => {
      asked.push(projection);
      return asked.length === 1 ? Promise.resolve(degrees) : new Promise(() => undefined);
    };
    map.addLayer(createRasterLayer({ scheme: stretch() }, { load }));
    await rendered(map);
    map.setProjection('EPSG:3857');
    await expect.poll(() => shownAt(map, pixels())).toEqual(colors);
    await expect.poll(() => asked).toEqual(['EPSG:4490', 'EPSG:3857']);
  });

  it('are warped where a loader answers in a projection of its own', async () => {
    const { map, pixels } = mapOfDegrees('EPSG:3857');
    map.addLayer(createRasterLayer({ scheme: stretch() }, { load: () => Promise.resolve(degrees) }));
    await rendered(map);
    expect(shownAt(map, pixels())).toEqual(colors);
  });
});

it('shades relief up to the border of the window', async () => {
  const map = mapOfBlock();
  // A plane that rises to the north-west by one half.
  const load: LoadRaster = async ([minX, minY, maxX, maxY], resolution) => {
    const width = Math.round((maxX - minX) / resolution);
    const height = Math.round((maxY - minY) / resolution);
    const rise = (i: number) => (Math.floor(i / width) + (i % width)) * resolution * -0.5;
    const plane = Float32Array.from({ length: width * height }, (_, i) => 5000 + rise(i));
    return { extent: [minX, minY, maxX, maxY], width, height, bands: [plane] };
  };
  const relief = { used: true, sunAngle: 45, azimuth: 315, zFactor: 1 };
  const grey = { name: '', colors: ['#808080', '#808080'] };
  const scheme = stretchScheme({ band: 0, stretch: 'min-max', min: 0, max: 1, ramp: grey, relief });
  map.addLayer(createRasterLayer({ scheme }, { load }));
  const border = [left, [0, 0], [399, 0], [0, 299], [399, 299], [200, 0], [0, 150]];
  const colors = await colorsAt(map, border);
  expect(new Set(colors)).toHaveLength(1);
  // Lit from where it falls away: darker than level ground.
  expect(colors[0] < '#808080').toBe(true);
});
