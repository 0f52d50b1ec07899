import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeGeoTiff, zonalStatistics } from '@gep/raster';
import type { Grid, PolygonGeometry } from '@gep/raster';
import { districtStatisticsByWorkers } from './district-workers';

const grid: Grid = {
  width: 300,
  height: 700,
  data: Float32Array.from({ length: 210_000 }, (_, i) => Math.sin(i) * 100),
  transform: [10, 0, 0, 0, -10, 7000],
  crs: 'EPSG:4527',
};
const diamond = (x: number, y: number, radius: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [x - radius, y],
      [x, y + radius],
      [x + radius, y],
      [x, y - radius],
      [x - radius, y],
    ],
  ],
});
const districts = [diamond(1500, 3500, 1400), diamond(1000, 5600, 700), diamond(-900, 0, 10)];
// Threads of this Node do not read TypeScript by themselves.
const program = new URL('./district-worker.ts', import.meta.url).href;
const start = (workerData: object): Worker =>
  new Worker(
    `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(program)})))`,
    { eval: true, workerData, execArgv: ['--conditions=@gep/source'] },
  );

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gep-districts-'));
  await writeFile(join(folder, 'cells.tif'), await writeGeoTiff([grid]));
});
afterAll(() => rm(folder, { recursive: true }));

it('gives what one thread gives, with any number of threads', async () => {
  const file = join(folder, 'cells.tif');
  const [one, two] = await Promise.all([
    districtStatisticsByWorkers(file, districts, start, 1),
    districtStatisticsByWorkers(file, districts, start, 2),
  ]);
  expect(two).toEqual(one);
  zonalStatistics(grid, districts).forEach(({ count, sum, min, max, stddev }, i) => {
    expect(two[i]).toMatchObject({ count, min, max });
    if (count === 0) return;
    expect(two[i].sum).toBeCloseTo(sum, 6);
    expect(two[i].stddev).toBeCloseTo(stddev, 9);
  });
});

it('fails when a thread fails', async () => {
  const missing = join(folder, 'none.tif');
  await expect(districtStatisticsByWorkers(missing, districts, start, 1)).rejects.toThrow(/ENOENT/);
});
