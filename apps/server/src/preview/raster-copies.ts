import { rm, stat } from 'node:fs/promises';
import { byteCache } from '../byte-cache';
import type { ByteCache } from '../byte-cache';
import type { SampledRaster, SampleRasterTask, TargetGrid } from '../geodata/task';
import { isRasterFile } from '@gep/ecosystem-models';
import { notFound } from '../error/gep-error';
import { rasterFiles } from '../model/raster-files';
import type { Caller, Services } from '../services';
import type { PreviewFile } from './preview-file';

/** Files of samples on the disk: some hundreds of them. */
const maxBytes = 1024 ** 3;
/** Temporary files of a day are swept: a sample is used for half of one. */
const usedMs = 12 * 60 * 60_000;

interface Copy extends SampledRaster {
  readonly path: string;
  readonly bytes: number;
  /** Who reads it now. */
  readers: number;
  isForgotten: boolean;
}

const kept = new WeakMap<Services, ByteCache<Copy>>();

/** Which band, and of which part of the map; absent: all of it. */
export interface Sampled {
  readonly band: number;
  readonly window?: TargetGrid;
}

/**
 * Does some work on a sample of a raster, which the parser process makes out of the uploaded file. The latest samples are
 * kept, and one that several ask for is made once.
 * @throws GeodataError; as the work does
 */
export async function withCopy<T>(
  services: Services,
  { input, row }: PreviewFile,
  { band, window }: Sampled,
  caller: Caller,
  work: (copy: SampledRaster & { readonly path: string }) => Promise<T>,
): Promise<T> {
  if (!isRasterFile(input)) return notFound('input');
  const copies = kept.get(services) ?? byteCache<Copy>(maxBytes, ({ bytes }) => bytes, forget);
  kept.set(services, copies);
  const { scale, offset, noData, fileIds } = row;
  const halfDay = Math.floor(services.now().getTime() / usedMs);
  const key = JSON.stringify([fileIds, scale, offset, noData, band, window, halfDay]);
  const make = async (signal: AbortSignal): Promise<Copy> => {
    const files = await services.files.paths(services.database.db, fileIds);
    const task = {
      kind: 'sample-raster',
      ...rasterFiles(input, files),
      ...{ name: row.fileName ?? files[0].name, band, scale, offset, noDataValues: noData, window },
    } as const;
    return makeCopy(services, task, { ...caller, signal });
  };
  const copy = await copies.get(key, make, caller.signal);
  copy.readers += 1;
  try {
    return await work(copy);
  } finally {
    copy.readers -= 1;
    if (copy.isForgotten) removeUnused(copy);
  }
}

async function makeCopy(
  { files, geodata }: Services,
  task: Omit<SampleRasterTask, 'outPath'>,
  caller: Caller,
): Promise<Copy> {
  const outPath = files.temporaryPath('.tif');
  try {
    const sampled = await geodata({ ...task, outPath } as SampleRasterTask, {
      ...caller,
      workFolder: files.temporaryFolder,
    });
    const { size } = await stat(outPath);
    return { ...sampled, path: outPath, bytes: size, readers: 0, isForgotten: false };
  } catch (error) {
    await rm(outPath, { force: true });
    throw error;
  }
}

function forget(copy: Copy): void {
  copy.isForgotten = true;
  // Those who have just got it have not begun to read.
  setImmediate(() => removeUnused(copy));
}

function removeUnused({ readers, path }: Copy): void {
  // What cannot be removed is left to the sweep of temporary files.
  if (readers === 0) void rm(path, { force: true }).catch(() => undefined);
}
