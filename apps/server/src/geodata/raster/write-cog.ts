import { open, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDescriber } from '@gep/raster';
import { startGdal } from '../gdal';
import { geodataLimits } from '../limits';
import type { WriteCogTask, WrittenCog } from '../task';
import type { TaskContext } from '../task-context';
import { checkNorthUp } from './check-warp-task';
import { flatTypes, flatVrt } from './flat-vrt';
import { moveFile } from './move-file';
import { numbersOf } from './numbers-of';

const cogNoData = -9999;
const tileCells = 512;
const arrays = { float32: Float32Array, float64: Float64Array, int32: Int32Array } as const;

/**
 * Levels of half the size each, until one fits a tile. GDAL by itself writes none where the grid already fits; ours
 * has one all the same, so that every stored result can be drawn from a smaller picture.
 */
function overviewCount(width: number, height: number): number {
  if (Math.min(width, height) < 2) return 0;
  return Math.max(1, Math.ceil(Math.log2(Math.max(width, height) / tileCells)));
}

/**
 * Makes a cloud-optimized GeoTIFF (tiles of 512, Deflate with predictor, overviews) of a flat file. Cells that are
 * NaN, infinite or equal to `noData` become -9999. Throws RangeError where sizes don't fit the file.
 */
export async function writeCog(task: WriteCogTask, context: TaskContext): Promise<WrittenCog> {
  checkNorthUp(task.grid);
  const { width, height, transform, crs } = task.grid;
  const { bytes } = flatTypes[task.cellType];
  const { size } = await stat(task.path);
  if (size !== width * height * bytes)
    throw new RangeError(
      `task.path: got ${size} bytes, allowed: width x height x ${bytes} = ${width * height * bytes}`,
    );
  const gdal = await startGdal(context.folder);
  const flat = join(gdal.folder, 'grid.bin');
  const numbers = await writeNoData(task, flat);
  context.progress(0.3);
  const { cellType } = task;
  await writeFile(
    join(gdal.folder, 'grid.vrt'),
    flatVrt({ file: 'grid.bin', cellType, width, height, transform, crs, noData: cogNoData }),
  );
  const creation = {
    COMPRESS: 'DEFLATE',
    PREDICTOR: 'YES',
    BIGTIFF: 'IF_SAFER',
    BLOCKSIZE: tileCells,
    OVERVIEW_COUNT: overviewCount(width, height),
    OVERVIEW_RESAMPLING: task.overviews === 'pick' ? 'NEAREST' : 'AVERAGE',
    OVERVIEW_COMPRESS: 'DEFLATE',
    OVERVIEW_PREDICTOR: 'YES',
  };
  const options = [
    '-of',
    'COG',
    ...Object.entries(creation).flatMap(([key, value]) => ['-co', `${key}=${value}`]),
  ];
  if (task.store === 'float32') options.push('-ot', 'Float32');
  const { value, errors } = await gdal.step(async () => {
    const dataset = (await gdal.build.open('/output/grid.vrt')).datasets[0];
    return gdal.build.gdal_translate(dataset, options, 'cog');
  });
  if (!value || errors.length > 0) throw new Error(`GDAL could not write ${task.name}: ${errors.join('; ')}`);
  const written = await stat(value.real);
  await moveFile(value.real, task.outPath);
  context.progress(1);
  return { outPath: task.outPath, bytes: written.size, noData: cogNoData, ...numbers };
}

/** Statistics of the file, and a copy with -9999 where a cell is not valid. */
async function writeNoData(task: WriteCogTask, to: string): Promise<ReturnType<typeof numbersOf>> {
  const Cells = arrays[task.cellType];
  const chunk = Buffer.alloc(geodataLimits.raster.windowCells * Cells.BYTES_PER_ELEMENT);
  const declared = task.noData ?? cogNoData;
  const noData = task.cellType === 'float32' ? Math.fround(declared) : declared;
  const describer = createDescriber();
  const from = await open(task.path, 'r');
  const copy = await open(to, 'w');
  try {
    for (let at = 0; ;) {
      const { bytesRead } = await from.read(chunk, 0, chunk.length, at);
      if (bytesRead === 0) break;
      const cells = new Cells(chunk.buffer, chunk.byteOffset, bytesRead / Cells.BYTES_PER_ELEMENT);
      for (let i = 0; i < cells.length; i++)
        if (cells[i] - cells[i] !== 0 || cells[i] === noData) cells[i] = cogNoData;
      describer.add(cells, { noData: cogNoData });
      await copy.write(chunk, 0, bytesRead, at);
      at += bytesRead;
    }
  } finally {
    await from.close();
    await copy.close();
  }
  return numbersOf(describer.finish());
}
