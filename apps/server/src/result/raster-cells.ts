import { rm } from 'node:fs/promises';
import { createDescriber, createHistogrammer } from '@gep/raster';
import type { Histogram, RasterSource, Statistics } from '@gep/raster';
import { writeCog } from '@gep/raster/node';
import { fail } from '../error/gep-error';
import type { Services } from '../services';
import { emptyFile, readFlat, rowBlocks, writeFlat } from '../worker/flat-file';
import { openCells } from '../worker/open-cells';
import type { CellTerm } from '../worker/open-cells';
import type { ResultRasterRow } from './queries';

/** What the cells of a raster follow from: its own file, or since prices changed, a sum of files times factors. */
export async function cellTerms(
  services: Services,
  { fileId, terms }: Pick<ResultRasterRow, 'fileId' | 'terms'>,
): Promise<CellTerm[]> {
  const wanted = terms ?? [{ fileId, factor: 1 }];
  const files = await services.files.paths(
    services.database.db,
    wanted.map((term) => term.fileId),
  );
  const paths = new Map(files.map(({ id, path }) => [id, path]));
  return wanted.map((term) => {
    const path = paths.get(term.fileId) ?? fail('NOT_FOUND', { what: term.fileId });
    return { path, factor: term.factor };
  });
}

/** Opens the cells of a raster for the time of `work`. */
export async function withCells<T>(
  terms: readonly CellTerm[],
  work: (source: RasterSource) => Promise<T>,
): Promise<T> {
  const source = await openCells(terms);
  try {
    return await work(source);
  } finally {
    await source.close();
  }
}

/** The cells of a raster in blocks of rows, NaN where there is no value. */
export async function eachRows(
  source: RasterSource,
  work: (cells: Float64Array, top: number) => void,
): Promise<void> {
  const { width, height } = source.info;
  for (const { top, bottom } of rowBlocks({ width, height })) {
    const [grid] = await source.read({ window: [0, top, width, bottom] });
    work(
      Float64Array.from(grid.data, (cell) => (cell === grid.noData ? NaN : cell)),
      top,
    );
  }
}

/** Writes cells as a cloud-optimised GeoTIFF. @returns its temporary path, which is the caller's to remove */
export async function writeCells({ files }: Services, terms: readonly CellTerm[]): Promise<string> {
  const [flat, path] = [files.temporaryPath('.bin'), files.temporaryPath('.tif')];
  try {
    await withCells(terms, async (source) => {
      const { width, height, transform, crs } = source.info;
      await emptyFile(flat, width * height * 4);
      await eachRows(source, (cells, top) => writeFlat(flat, top * width, new Float32Array(cells)));
      await writeCog(path, { width, height, transform, crs, noData: -9999 }, (top, bottom) =>
        readFlat(flat, 'float32', top * width, (bottom - top) * width),
      );
    });
    return path;
  } finally {
    await rm(flat, { force: true });
  }
}

/** Statistics of a raster with a histogram of 256 bins. */
export async function describeCells(
  source: RasterSource,
): Promise<Statistics & { histogram: Histogram | null }> {
  const describer = createDescriber();
  await eachRows(source, (cells) => describer.add(cells));
  const statistics = describer.finish();
  const { count, min, max } = statistics;
  if (count === 0) return { ...statistics, histogram: null };
  const histogrammer = createHistogrammer({ min, max });
  await eachRows(source, (cells) => histogrammer.add(cells));
  return { ...statistics, histogram: histogrammer.finish() };
}
