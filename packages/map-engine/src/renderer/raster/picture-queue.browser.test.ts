import { describe, expect, it } from 'vitest';
import { colorsAt, pictureOf, rendered } from '../../../test/map-fixture';
import { extent, greys, left, mapOfExtent, right } from '../../../test/raster-fixture';
import { createEngineWorker } from '../../worker/start';
import {
  generateCategories,
  rasterUniqueValuesScheme,
  rgbCompositeScheme,
  stretchScheme,
} from '../../scheme';
import type { StretchOptions } from '../../scheme';
import type { RasterBlock } from '../../source/raster-block';
import { createRasterLayer } from '../../layer/raster/raster-layer';
import { loadProj4 } from '../../geometry/projection/register-projection';

loadProj4();

const block: RasterBlock = { extent, width: 2, height: 1, bands: [Float32Array.of(0, 100)] };
const stretch = (ramp = greys, more: StretchOptions = {}) =>
  stretchScheme({ band: 0, stretch: 'min-max', min: 0, max: 100, ramp, ...more });
const plain = (color: string) => ({ name: '', colors: [color, color] });
/** Pictures of the view's own pixels are made in the worker, those of the block's cells on the page. */
const away = { statisticsFrom: 'view' } as const;

describe('the queue of pictures', () => {
  it('gives the same picture with a graphics card allowed, and on the page where no worker can be started', async () => {
    const createWorker = () => {
      throw new Error('refused by the policy of the page');
    };
    for (const loaders of [{ webgl: true }, { createWorker }]) {
      const map = mapOfExtent();
      const layer = map.addLayer(createRasterLayer({ scheme: stretch(greys, away), ...loaders }));
      layer.setData(block);
      expect(await colorsAt(map, [left, right])).toEqual(['#000000', '#ffffff']);
      layer.setScheme(stretch({ name: '', colors: ['#ff0000', '#0000ff'] }, away));
      expect(await colorsAt(map, [left, right])).toEqual(['#ff0000', '#0000ff']);
    }
  });

  it('starts no worker for pictures of a few cells, and renders what is asked at once only once', async () => {
    const map = mapOfExtent();
    let [started, told] = [0, 0];
    const createWorker = () => {
      started++;
      return createEngineWorker();
    };
    const layer = map.addLayer(createRasterLayer({ scheme: stretch(), createWorker }));
    layer.on('ramp-changed', (values) => values && told++);
    layer.setData(block);
    for (let max = 1; max <= 100; max++) layer.setScheme(stretch(greys, { max }));
    expect(await colorsAt(map, [left, right])).toEqual(['#000000', '#ffffff']);
    expect([started, told]).toEqual([0, 1]);
    layer.setScheme(stretch(greys, away));
    expect(await colorsAt(map, [left, right])).toEqual(['#000000', '#ffffff']);
    expect(started).toBe(1);
  });

  it('renders every kind of scheme the same on the page and in the worker', async () => {
    // A cell a pixel, so that nothing is warped.
    const [width, height] = [400, 300];
    const waves = (length: number) =>
      Float32Array.from({ length: width * height }, (_, i) => 50 + 60 * Math.sin(i / length));
    const bands = [waves(7), waves(2500), Uint8Array.from(waves(131))];
    bands[0].fill(NaN, 0, 500);
    const cells: RasterBlock = { extent, width, height, bands };
    const values = generateCategories(rasterUniqueValuesScheme({ band: 2, ramp: 'viridis' }), {
      values: [0, 1, 2, 50, 100],
    });
    for (const scheme of [
      stretch(),
      stretch(greys, { stretch: 'logarithmic' }),
      rgbCompositeScheme(),
      values,
    ]) {
      const pictures = [];
      // A block in another projection that is laid alike is warped in the worker, and every cell stays as it is.
      for (const projection of ['EPSG:3857', 'EPSG:900913']) {
        const map = mapOfExtent();
        const layer = map.addLayer(createRasterLayer({ scheme }));
        layer.setData({ ...cells, projection });
        pictures.push((await pictureOf(map)).getImageData(0, 0, width, height).data);
      }
      const [here, there] = pictures;
      expect(there.findIndex((byte, i) => byte !== here[i])).toBe(-1);
      expect(new Set(new Uint32Array(here.buffer)).size).toBeGreaterThan(2);
    }
  });

  it.each([{}, away])(
    'ends with the scheme that was set last, however fast they come (%o)',
    async (place) => {
      const map = mapOfExtent();
      const layer = map.addLayer(createRasterLayer({ scheme: stretch() }));
      layer.setData(block);
      for (let blue = 0; blue < 256; blue++) {
        layer.setScheme(stretch(plain(`#0000${blue.toString(16).padStart(2, '0')}`), place));
        if (blue % 16 === 0) await new Promise((resolve) => setTimeout(resolve));
      }
      expect(await colorsAt(map, [left, right])).toEqual(['#0000ff', '#0000ff']);
    },
  );

  it('ends with a picture of the page that was asked for after one of the worker', async () => {
    const map = mapOfExtent();
    const layer = map.addLayer(createRasterLayer({ scheme: stretch() }));
    layer.setData(block);
    for (const wait of [0, 1, 5, 20]) {
      layer.setScheme(stretch(plain('#ff0000'), away));
      await new Promise((resolve) => setTimeout(resolve, wait));
      layer.setScheme(stretch(plain('#0000ff')));
      expect(await colorsAt(map, [left, right])).toEqual(['#0000ff', '#0000ff']);
    }
  });

  it.each([{}, away])(
    'reports a scheme that cannot be rendered and keeps the picture (%o)',
    async (place) => {
      const map = mapOfExtent();
      const failures: unknown[] = [];
      const layer = map.addLayer(createRasterLayer({ scheme: stretch(greys, place) }));
      layer.on('failed', (error) => failures.push(error));
      layer.setData(block);
      await rendered(map);
      layer.setScheme(stretchScheme({ band: 7, stretch: 'min-max', min: 0, max: 1, ...place }));
      expect(await colorsAt(map, [left, right])).toEqual(['#000000', '#ffffff']);
      expect(failures.map(String)).toEqual([expect.stringMatching(/RangeError: band.*7/)]);
    },
  );
});
