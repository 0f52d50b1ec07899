import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cellToMap } from '@gep/raster';
import type { Transform } from '@gep/raster';
import { writeGeoTiff } from '@gep/raster/node';
import type { RasterBands } from '../series/raster-bands';
import { withRasterBands } from '../series/raster-bands';
import { geodataLimits } from '../limits';
import { refuse } from '../geodata-error';
import type { SampledRaster, SampleRasterTask, TargetGrid, WarpRasterTask } from '../task';
import type { TaskContext } from '../task-context';
import { checkTarget } from './check-warp-task';
import { coordinateTransform } from './coordinate-transform';
import { preparedCells } from './prepared-cells';
import { cellStatistics, sourceCells } from './sample-statistics';
import { warpBands } from './warp-raster';

const mercator = 'EPSG:3857';
/** As in stored results. */
const noData = -9999;
/** Half the side of the square that EPSG:3857 is drawn in: what is nearer to a pole has no place on the map. */
const worldEnd = 20_037_508.34;
/** Places along each side at which the edge of a raster is transformed. */
const steps = 20;

/** Samples a band to look at, with its statistics. @throws as `warpRaster` */
export function sampleRaster(task: SampleRasterTask, context: TaskContext): Promise<SampledRaster> {
  return withRasterBands(task, context, (raster) => sampleBand(task, raster, context));
}

async function sampleBand(
  { kind: _kind, band, window, ...task }: SampleRasterTask,
  raster: RasterBands,
  context: TaskContext,
): Promise<SampledRaster> {
  const { width, height } = raster.first;
  const warp: WarpRasterTask = {
    ...task,
    outPath: join(context.folder, 'sample.bin'),
    kind: 'warp-raster',
    bands: [band],
    resampling: 'nearest',
    target: window ?? { crs: mercator, transform: [1, 0, 0, 0, -1, 0], width: 1, height: 1 },
  };
  const { transform, crs } = checkTarget(warp, raster);
  const whole = await wholeGrid(raster, crs.wkt, transform, task.name);
  const target = window ?? whole.target;
  await warpBands({ ...warp, target }, raster, context);
  const { buffer, byteOffset } = await readFile(warp.outPath);
  const values = new Float64Array(buffer as ArrayBuffer, byteOffset, target.width * target.height);
  const data = Float32Array.from(values, (value) => (Number.isNaN(value) ? noData : value));
  await writeFile(task.outPath, await writeGeoTiff([{ ...target, data, noData }], { quick: true }));
  const sample = {
    target,
    width,
    height,
    bandCount: raster.count,
    cellSize: Math.hypot(transform[0], transform[3]),
    isCoarser: whole.isCoarser,
  };
  if (window) return { ...sample, statistics: null };
  const { source, band: number } = await raster.open(band);
  const estimated = width * height > geodataLimits.raster.countedCells;
  const cells = estimated
    ? () => [values]
    : sourceCells(source, number, preparedCells(warp, source.bands[number - 1].noData));
  return { ...sample, statistics: { ...(await cellStatistics(cells)), estimated } };
}

/** The grid that holds all of a raster, its cells as large as those of the raster or larger. */
async function wholeGrid(
  { gdal, first: { width, height } }: RasterBands,
  wkt: string,
  transform: Transform,
  name: string,
): Promise<{ target: TargetGrid; isCoarser: boolean }> {
  const toMap = coordinateTransform(gdal, wkt, mercator);
  const places = Array.from({ length: (steps + 1) ** 2 }, (_, i) =>
    cellToMap(transform, (width * (i % (steps + 1))) / steps, (height * Math.floor(i / (steps + 1))) / steps),
  ).map(([x, y]) => [x, y]);
  const points = (await toMap(places)).filter(([x]) => !Number.isNaN(x));
  const end = (value: number): number => Math.min(worldEnd, Math.max(-worldEnd, value));
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => end(point[axis])));
  const [minX, maxX, minY, maxY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  if (!(minX < maxX && minY < maxY))
    return refuse('raster-outside-target', name, 'a raster with a place on the map');
  const own = Math.min((maxX - minX) / width, (maxY - minY) / height);
  const coarse = Math.max(maxX - minX, maxY - minY) / geodataLimits.raster.sampleSide;
  const cell = Math.max(own, coarse);
  return {
    target: {
      crs: mercator,
      transform: [cell, 0, minX, 0, -cell, maxY],
      width: Math.ceil((maxX - minX) / cell),
      height: Math.ceil((maxY - minY) / cell),
    },
    isCoarser: coarse > own,
  };
}
