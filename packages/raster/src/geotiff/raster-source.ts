import { throwIfAborted } from '../abort';
import type { Grid, TypedArray } from '../grid';
import { holdsNoData } from '../grid';
import { warp } from '../warp/warp';
import type { ByteSource } from './byte-source';
import type { ImageLayout } from './image-layout';
import { arrayOf } from './image-layout';
import type { RasterImages, RasterInfo } from './raster-info';
import { rasterImages } from './raster-info';
import type { CellRequest } from './read-cells';
import { readCells } from './read-cells';
import { checkMemory, resultMemory } from './read-memory';
import type { ReadOptions, ReadPlan } from './read-plan';
import { planRead } from './read-plan';
import { limit } from './tags';
import { readTiffDirectories } from './tiff-directory';

/** An open raster file. */
export interface RasterSource {
  readonly info: RasterInfo;
  /**
   * Reads a window, one grid a band; picks the overview that still has the wanted resolution. No file makes it take much
   * more than `memory`: a window, or a tile or strip under it, that needs more is refused with `tiff-size-limit`.
   */
  read(options?: ReadOptions): Promise<Grid[]>;
  close(): Promise<void>;
}

/** Opens TIFF bytes from any byte source; see `openGeoTiff`. */
export async function openTiff(source: ByteSource, signal?: AbortSignal): Promise<RasterSource> {
  throwIfAborted(signal);
  const images = rasterImages(await readTiffDirectories(source, signal));
  return {
    info: images.info,
    read: (options = {}) => readGrids(source, images, options),
    close: () => source.close(),
  };
}

async function readGrids(source: ByteSource, images: RasterImages, options: ReadOptions): Promise<Grid[]> {
  const { info } = images;
  const { bands = Array.from({ length: info.bands }, (_, i) => i), resampling = 'nearest', signal } = options;
  throwIfAborted(signal);
  for (const band of bands)
    if (!(Number.isInteger(band) && band >= 0 && band < info.bands))
      throw new RangeError(`bands: got ${band}, allowed: 0 to ${info.bands - 1}`);
  if (resampling !== 'nearest' && resampling !== 'bilinear')
    throw new RangeError(`resampling: got ${String(resampling)}, allowed: nearest, bilinear`);
  const { memory = limit.memory } = options;
  if (!(memory > 0)) throw new RangeError(`memory: got ${memory}, allowed: a positive number of bytes`);
  const plan = planRead(info, options);
  const used = options.maskByAlpha ? images : { ...images, alpha: undefined };
  if (plan.turned || resampling === 'bilinear')
    return readAndWarp(source, used, plan, { ...options, memory }, bands);
  return readNearest(source, used, plan, bands, memory, signal);
}

/** Bilinear reads, and extents over rotated images: cells as near as possible in size, then a warp within the CRS. */
async function readAndWarp(
  source: ByteSource,
  images: RasterImages,
  plan: ReadPlan,
  options: ReadOptions & { readonly memory: number },
  bands: readonly number[],
): Promise<Grid[]> {
  const { info } = images;
  const { memory, signal } = options;
  const [x0, y0, x1, y1] = plan.source;
  const left = Math.max(0, Math.floor(Math.min(x0, x1)) - 1);
  const top = Math.max(0, Math.floor(Math.min(y0, y1)) - 1);
  const right = Math.min(info.width, Math.ceil(Math.max(x0, x1)) + 1);
  const bottom = Math.min(info.height, Math.ceil(Math.max(y0, y1)) + 1);
  if (left >= right || top >= bottom) return readNearest(source, images, plan, bands, memory, signal);
  const target = plan.turned ?? plan;
  const [wide, high] = [Math.abs(x1 - x0) / plan.width, Math.abs(y1 - y0) / plan.height];
  const near = planRead(info, {
    window: [left, top, right, bottom],
    width: Math.max(1, Math.round((right - left) / Math.max(1, wide))),
    height: Math.max(1, Math.round((bottom - top) / Math.max(1, high))),
  });
  const rest = memory - resultMemory(target, bands.length, info);
  const grids = await readNearest(source, images, near, bands, rest, signal);
  const frame = { width: target.width, height: target.height, transform: target.transform, crs: info.crs };
  return grids.map((grid) => warp(grid, frame, { resampling: options.resampling ?? 'nearest' }));
}

async function readNearest(
  source: ByteSource,
  images: RasterImages,
  plan: ReadPlan,
  bands: readonly number[],
  memory: number,
  signal: AbortSignal | undefined,
): Promise<Grid[]> {
  const { info, levels, alpha } = images;
  const read = alpha === undefined || bands.includes(alpha) ? bands : [...bands, alpha];
  const needed = resultMemory(plan, read.length, info);
  checkMemory(needed, memory, 'window');
  const level = levelFor(levels, plan, info);
  const fill = holdsNoData(arrayOf[info.dataType], info.noData) ? info.noData : undefined;
  const request = { ...picksOf(plan, level, info), bands: read, fill, memory: memory - needed, signal };
  const data = await readCells(source, level, request);
  const mask =
    alpha === undefined ? await readMask(source, images, plan, request) : maskOf(data[read.indexOf(alpha)]);
  return bands.map((band, i): Grid => {
    const { scale, offset } = info.bandInfo[band];
    return {
      width: plan.width,
      height: plan.height,
      data: data[i],
      transform: plan.transform,
      crs: info.crs,
      ...(info.noData !== undefined && { noData: info.noData }),
      ...(mask && band !== alpha && { mask }),
      ...(scale !== undefined && { scale }),
      ...(offset !== undefined && { offset }),
    };
  });
}

/** The coarsest level whose cells are not larger than the wanted ones (a hundredth of a cell is forgiven). */
function levelFor(levels: readonly ImageLayout[], plan: ReadPlan, info: RasterInfo): ImageLayout {
  const [x0, y0, x1, y1] = plan.source;
  const wanted = Math.min(Math.abs(x1 - x0) / plan.width, Math.abs(y1 - y0) / plan.height) * 1.01;
  const fine = levels.filter(
    (level) => Math.max(info.width / level.width, info.height / level.height) <= wanted,
  );
  return fine.at(-1) ?? levels[0];
}

function picksOf(plan: ReadPlan, level: ImageLayout, info: RasterInfo) {
  const picks = (from: number, to: number, count: number, ratio: number, size: number): Int32Array =>
    Int32Array.from({ length: count }, (_, i) => {
      const place = Math.floor((from + ((i + 0.5) * (to - from)) / count) * ratio);
      return place >= 0 && place < size ? place : -1;
    });
  const [x0, y0, x1, y1] = plan.source;
  return {
    columns: picks(x0, x1, plan.width, level.width / info.width, level.width),
    rows: picks(y0, y1, plan.height, level.height / info.height, level.height),
  };
}

/** 0 where a mask or an opacity is 0. */
function maskOf(cells: TypedArray): Uint8Array {
  return Uint8Array.from(cells, (cell) => (cell === 0 ? 0 : 1));
}

/**
 * The file's own mask, of the full image where the overview that is read has none; else 0 outside the image where no NoData
 * value can say so.
 */
async function readMask(
  source: ByteSource,
  { info, masks }: RasterImages,
  plan: ReadPlan,
  { columns, rows, fill, memory, signal }: Omit<CellRequest, 'bands'>,
): Promise<Uint8Array | undefined> {
  if (masks.length > 0) {
    const level = levelFor(masks, plan, info);
    const request = { ...picksOf(plan, level, info), bands: [0], memory, signal };
    const [cells] = await readCells(source, level, request);
    return maskOf(cells);
  }
  if (fill !== undefined || !(columns.includes(-1) || rows.includes(-1))) return undefined;
  const mask = new Uint8Array(columns.length * rows.length);
  rows.forEach((row, y) => {
    if (row >= 0) columns.forEach((column, x) => (mask[y * columns.length + x] = column >= 0 ? 1 : 0));
  });
  return mask;
}
