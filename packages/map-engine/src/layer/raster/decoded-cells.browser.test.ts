import { writeGeoTiff } from '@gep/raster';
import type { Grid } from '@gep/raster';
import { expect, it, onTestFinished } from 'vitest';
import { colorsAt } from '../../../test/map-fixture';
import { extent, greys, left, mapOfExtent, right } from '../../../test/raster-fixture';
import { stretchScheme } from '../../scheme';
import { geoTiffLoader } from '../../source/geotiff-loader';
import { geoTiffWindowLoader } from '../../source/geotiff-window-loader';
import type { PageMessage } from '../../worker/message';
import { createEngineWorker } from '../../worker/start';
import { createRasterLayer } from './raster-layer';

/** Two halves over the extent of the tests, 0 and 100. */
const [minX, minY, maxX, maxY] = extent;
const halves: Grid = {
  width: 40,
  height: 30,
  data: Float32Array.from({ length: 1200 }, (_, i) => (i % 40 < 20 ? 0 : 100)),
  transform: [(maxX - minX) / 40, 0, minX, 0, (minY - maxY) / 30, maxY],
  crs: 'EPSG:3857',
};
// Values between cells: the picture is made of the view's pixels, in the worker.
const scheme = stretchScheme({ min: 0, max: 100, ramp: greys, resampling: 'bilinear' });

/** Workers that record what the page sends them. */
function watchedWorkers() {
  const sent: PageMessage[] = [];
  const workers: Worker[] = [];
  const createWorker = () => {
    const worker = createEngineWorker();
    const post = worker.postMessage.bind(worker) as (message: PageMessage, transfer: Transferable[]) => void;
    worker.postMessage = (message: PageMessage, transfer: unknown) => {
      sent.push(message);
      post(message, transfer as Transferable[]);
    };
    workers.push(worker);
    return worker;
  };
  return { sent, workers, createWorker };
}

const loaders = {
  'a file': (bytes: ArrayBuffer, createWorker: () => Worker) => geoTiffLoader(bytes, { createWorker }),
  'windows of a server': (bytes: ArrayBuffer, createWorker: () => Worker) =>
    geoTiffWindowLoader(() => Promise.resolve(bytes.slice()), { createWorker }),
};

it.each(Object.entries(loaders))(
  'cells of %s are rendered by the worker that decoded them, and its bytes travel once',
  async (_name, loaderOf) => {
    const { sent, workers, createWorker } = watchedWorkers();
    const loader = loaderOf((await writeGeoTiff(halves)).slice().buffer, createWorker);
    onTestFinished(() => loader.dispose());
    const map = mapOfExtent();
    const layer = map.addLayer(createRasterLayer({ scheme, createWorker, load: loader.load }));
    await new Promise<void>((resolve) => layer.on('data-changed', () => resolve()));
    await expect.poll(() => colorsAt(map, [left, right])).toEqual(['#000000', '#ffffff']);
    const tasks = sent.map((message) => ('task' in message ? message.task : 'bytes'));
    expect(tasks).toContain('render-picture');
    // No ranges are served, and no cells are sent back.
    expect(tasks).not.toContain('bytes');
    expect(sent.filter((message) => 'cells' in message)).toEqual([]);
    expect(workers).toHaveLength(1);
  },
);
