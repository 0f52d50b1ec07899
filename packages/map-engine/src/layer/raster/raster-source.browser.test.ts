import type OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import ImageLayer from 'ol/layer/Image.js';
import { fromLonLat } from 'ol/proj.js';
import { expect, it, vi } from 'vitest';
import { bareMap, drawn } from '../../../test/bare-map';
import { stretch } from '../../scheme';
import type { LoadRaster } from '../../source/raster-block';
import { rasterSource } from './raster-source';
import type { RasterSource } from './raster-source';

const greys = { name: '', colors: ['#000000', '#ffffff'] };
/** Four cells: 0, 51 and 102, 153 of 255 greys; 100 m each in EPSG:3857. */
const load: LoadRaster = async () => ({
  extent: [0, 0, 200, 200],
  width: 2,
  height: 2,
  bands: [Float32Array.of(0, 51, 102, NaN)],
});
const scheme = stretch({ stretch: 'min-max', min: 0, max: 255, ramp: greys });

/** A map of 200 x 200 pixels. */
function show(source: RasterSource, view = new View({ center: [100, 100], resolution: 1 })): OlMap {
  return bareMap(new ImageLayer({ source }), view, [200, 200]);
}

/** Red, green, blue and alpha in the middle of the four quarters, row by row. */
function quarters(map: OlMap): number[][] {
  const context = map.getViewport()?.querySelector('canvas')?.getContext('2d');
  const places = [50, 150].flatMap((y) => [50, 150].map((x) => [x, y]));
  return places.map(([x, y]) => Array.from(context?.getImageData(x, y, 1, 1).data ?? []));
}

const grey = (value: number) => [value, value, value, 255];
const clear = [0, 0, 0, 0];

it('draws the cells of a raster in an image layer of OpenLayers', async () => {
  const map = show(rasterSource({ scheme, load }));
  await drawn(map);
  expect(quarters(map)).toEqual([grey(0), grey(51), grey(102), clear]);
});

it('recolours the cells at hand when it gets another scheme', async () => {
  const counted = vi.fn(load);
  const source = rasterSource({ scheme, load: counted });
  const map = show(source);
  await drawn(map);
  source.setScheme({ ...source.scheme, reverse: true } as typeof source.scheme);
  await drawn(map);
  expect(quarters(map)).toEqual([grey(255), grey(204), grey(153), clear]);
  expect(counted).toHaveBeenCalledTimes(1);
});

it('asks in the projection of the view and warps an answer in another one', async () => {
  const asked: string[] = [];
  const degrees: LoadRaster = async (_extent, _resolution, { projection }) => {
    asked.push(projection);
    const bands = [Float32Array.of(0, 51, 102, NaN)];
    return { extent: [10, 40, 12, 42], width: 2, height: 2, bands, projection: 'EPSG:4326' };
  };
  const [west, south] = fromLonLat([10, 40]);
  const [east] = fromLonLat([12, 42]);
  const [, middle] = fromLonLat([11, 41]);
  const view = new View({ center: [(west + east) / 2, middle], resolution: (east - west) / 200 });
  const map = show(rasterSource({ scheme, load: degrees }), view);
  await drawn(map);
  expect(asked).toEqual(['EPSG:3857']);
  expect(quarters(map)).toEqual([grey(0), grey(51), grey(102), clear]);
  expect(south).toBeLessThan(middle);
});

it('says that the loader failed', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const source = rasterSource({ scheme, load: () => Promise.reject(new Error('offline')) });
  const failed = new Promise<void>((resolve) => source.once('imageloaderror', () => resolve()));
  show(source);
  await failed;
  expect(logged).toHaveBeenCalledWith(new Error('offline'));
  logged.mockRestore();
});
