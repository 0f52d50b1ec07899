import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { prepareZones, zonalStatisticsInBlocks } from '@gep/raster';
import type { PolygonGeometry, ZoneStatistics } from '@gep/raster';
import { openGeoTiff } from '@gep/raster/node';

/** Statistics of each district, counted by several threads; `start` makes a thread of `district-worker`. */
export async function districtStatisticsByWorkers(
  file: string,
  districts: readonly PolygonGeometry[],
  start: (workerData: { file: string; districts: readonly PolygonGeometry[] }) => Worker,
  threads: number,
): Promise<ZoneStatistics[]> {
  const source = await openGeoTiff(file);
  await source.close();
  const workers = Array.from({ length: threads }, () => start({ file, districts }));
  try {
    return await zonalStatisticsInBlocks(
      prepareZones(districts),
      source.info,
      async (window, worker) => {
        workers[worker].postMessage(window);
        const [state] = (await once(workers[worker], 'message')) as [Float64Array];
        return state;
      },
      { workers: threads },
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
