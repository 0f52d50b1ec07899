import { parentPort, workerData } from 'node:worker_threads';
import { createZonalAccumulator, prepareZones } from '@gep/raster';
import type { CellWindow, PolygonGeometry } from '@gep/raster';
import { openGeoTiff } from '@gep/raster/node';

const { file, districts } = workerData as { file: string; districts: PolygonGeometry[] };
const zones = prepareZones(districts);
const opened = openGeoTiff(file);

parentPort?.on('message', async (window: CellWindow) => {
  const source = await opened;
  const [grid] = await source.read({ window, bands: [0] });
  const accumulator = createZonalAccumulator(zones);
  accumulator.add(grid);
  const state = accumulator.state();
  parentPort?.postMessage(state, [state.buffer]);
});
