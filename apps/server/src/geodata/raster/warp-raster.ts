import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cellToMap } from '@gep/raster';
import type { Transform } from '@gep/raster';
import { writeWhole } from '@gep/raster/node';
import { takeOutput } from '../gdal';
import type { Gdal } from '../gdal';
import { refuse } from '../geodata-error';
import { geodataLimits } from '../limits';
import type { TargetGrid, WarpedBand, WarpedRaster, WarpRasterTask } from '../task';
import type { TaskContext } from '../task-context';
import { withRasterBands } from '../series/raster-bands';
import type { RasterBands } from '../series/raster-bands';
import { cellArea } from './cell-area';
import { createBandSummary } from './band-summary';
import type { CellRectangle } from './cell-windows';
import { checkTarget, checkWarpTask } from './check-warp-task';
import { coordinateTransform } from './coordinate-transform';
import { flatTypes, flatVrt } from './flat-vrt';
import { moveFile } from './move-file';
import { classNoData, preparedCells } from './prepared-cells';
import { cellRatio, sourceWindow } from './source-window';
import { writeSourceBlock } from './write-source-block';

/**
 * Brings bands of a GeoTIFF onto a target grid (section 1.1 of the models): NoData on raw values, scale and offset,
 * then GDAL's warp with exact transformation; nearest for classes and samples, bilinear over the valid neighbours
 * otherwise (nearest neighbour NoData gives NoData). Works in blocks of target rows, and of a series on one file at a
 * time. Throws `GeodataError`; that no cell has a value only where all rows are wanted.
 */
export async function warpRaster(task: WarpRasterTask, context: TaskContext): Promise<WarpedRaster> {
  checkWarpTask(task);
  return withRasterBands(task, context, (raster) => warpBands(task, raster, context));
}

/** Bands of a raster that is open. @throws as `warpRaster` */
export async function warpBands(
  task: WarpRasterTask,
  raster: RasterBands,
  context: TaskContext,
): Promise<WarpedRaster> {
  const { target, resampling } = task;
  const { gdal, first } = raster;
  const { crs, transform } = checkTarget(task, raster);
  const grid = { transform, width: first.width, height: first.height };
  const toSource = coordinateTransform(gdal, target.crs, crs.wkt);
  const toTarget = resampling === 'density' ? coordinateTransform(gdal, crs.wkt, target.crs) : null;
  const ratio = await cellRatio(target, transform, toSource);
  const kernel = 3 + 2 * Math.ceil(Math.max(1, ratio.x, ratio.y));
  const cellType = resampling === 'class' ? 'int32' : 'float64';
  const noData = resampling === 'class' ? classNoData : NaN;
  const options = warpOptions(task, ratio, noData);
  const outArea = cellArea(target.transform);
  const blocks = [...targetBlocks(target, task.rows ?? [0, target.height], ratio.x * ratio.y)];
  const partial = task.rows ? null : join(context.folder, 'warped.bin');
  const out = await (partial === null ? open(task.outPath, 'r+') : open(partial, 'w'));
  const bands: WarpedBand[] = [];
  let touched = false;
  try {
    for (const [order, number] of task.bands.entries()) {
      const { source, band } = await raster.open(number);
      const placed = { ...source, transform };
      const cells = preparedCells(task, source.bands[band - 1].noData);
      const summary = createBandSummary(task, noData);
      for (const [done, block] of blocks.entries()) {
        const area = await sourceWindow(block, target.transform, grid, toSource, kernel);
        const flat = join(gdal.folder, 'source.bin');
        let warped: Float64Array | Int32Array;
        if (area) {
          touched = true;
          await writeSourceBlock(flat, placed, band, area, cells, toTarget);
          const frame = { area, transform, crs: crs.wkt, cellType, noData } as const;
          warped = await warpBlock(gdal, frame, block, target, options, source.name);
        } else warped = emptyCells(block.width * block.height, cellType);
        if (resampling === 'density') for (let i = 0; i < warped.length; i++) warped[i] *= outArea;
        summary.add(warped);
        const start = (order * target.height + block.top) * target.width * flatTypes[cellType].bytes;
        const bytes = new Uint8Array(warped.buffer, warped.byteOffset, warped.byteLength);
        await writeWhole(out, bytes, start);
        context.progress((order + (done + 1) / blocks.length) / task.bands.length);
      }
      bands.push(summary.finish());
    }
  } finally {
    await out.close();
  }
  if (partial !== null) {
    if (!touched || bands.every((band) => band.count === 0))
      refuse('raster-outside-target', task.name, 'a raster with values inside the region');
    await moveFile(partial, task.outPath);
  }
  return { outPath: task.outPath, cellType, noData, width: target.width, height: target.height, bands };
}

function warpOptions(task: WarpRasterTask, ratio: { x: number; y: number }, noData: number): string[] {
  const plain = Number.isNaN(noData) ? 'nan' : String(noData);
  const options = ['-of', 'ENVI', '-t_srs', task.target.crs, '-et', '0', '-wm', '64', '-ovr', 'NONE'];
  options.push('-srcnodata', plain, '-dstnodata', plain);
  if (task.resampling === 'class' || task.resampling === 'nearest') return [...options, '-r', 'near'];
  // The width of the averaging kernel follows the whole grid, not the block at hand.
  const scale = (passed: number): string => String(passed > 1.05 ? 1 / passed : 1);
  return [...options, '-r', 'bilinear', '-wo', `XSCALE=${scale(ratio.x)}`, '-wo', `YSCALE=${scale(ratio.y)}`];
}

async function warpBlock(
  gdal: Gdal,
  frame: {
    area: CellRectangle;
    transform: Transform;
    crs: string;
    cellType: 'float64' | 'int32';
    noData: number;
  },
  block: CellRectangle,
  target: TargetGrid,
  options: readonly string[],
  name: string,
): Promise<Float64Array | Int32Array> {
  const { area, transform, crs, cellType, noData } = frame;
  const [a, b, , d, e] = transform;
  const [c, f] = cellToMap(transform, area.left, area.top);
  const { width, height } = area;
  const vrt = flatVrt({
    file: 'source.bin',
    cellType,
    width,
    height,
    transform: [a, b, c, d, e, f],
    crs,
    noData,
  });
  await writeFile(join(gdal.folder, 'source.vrt'), vrt);
  const [minX, maxY] = cellToMap(target.transform, block.left, block.top);
  const [maxX, minY] = cellToMap(target.transform, block.left + block.width, block.top + block.height);
  const place = ['-te', minX, minY, maxX, maxY, '-ts', block.width, block.height].map(String);
  const { value, errors } = await gdal.step(async () => {
    const dataset = (await gdal.build.open('/output/source.vrt')).datasets[0];
    try {
      return await gdal.build.gdalwarp(dataset, [...options, ...place], gdal.newName());
    } finally {
      await gdal.build.close(dataset);
    }
  });
  if (!value || errors.length > 0)
    return refuse('raster-damaged', name, 'a raster that can be warped to the project grid', {
      detail: errors.join('; '),
    });
  const bytes = await takeOutput(value.real);
  const count = block.width * block.height;
  const buffer = bytes.buffer as ArrayBuffer;
  return cellType === 'int32'
    ? new Int32Array(buffer, bytes.byteOffset, count)
    : new Float64Array(buffer, bytes.byteOffset, count);
}

function emptyCells(count: number, cellType: 'float64' | 'int32'): Float64Array | Int32Array {
  return cellType === 'int32' ? new Int32Array(count).fill(classNoData) : new Float64Array(count).fill(NaN);
}

/** Strips of target rows, thinner where each target cell covers many source cells. */
function* targetBlocks(
  { width }: TargetGrid,
  [first, end]: readonly [number, number],
  covered: number,
): Generator<CellRectangle> {
  const { windowCells, warpCells } = geodataLimits.raster;
  const cells = Math.min(warpCells, windowCells / Math.max(1, covered));
  const rows = Math.max(1, Math.floor(cells / width));
  for (let top = first; top < end; top += rows)
    yield { left: 0, top, width, height: Math.min(rows, end - top) };
}
