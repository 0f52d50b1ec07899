import { createHash } from 'node:crypto';
import { createDescriber, createHistogrammer } from '@gep/raster';
import { writeCog } from '@gep/raster/node';
import { readFlat, rowBlocks } from './flat-file';
import type { WriteLayerTask, WrittenLayer } from './tasks';
import { createReusedMemory } from './reused-memory';

/** NoData of stored results. */
const noData = -9999;

/**
 * Statistics and hash of a layer; then, unless its cells are known, its file, with a histogram of 256 bins between the
 * smallest and the largest value.
 */
export async function writeLayer({
  frame,
  crs,
  path,
  known,
  outPath,
  rowsDone,
}: WriteLayerTask): Promise<WrittenLayer> {
  const { width, transform } = frame;
  const memory = createReusedMemory();
  /** Good until the next rows are read. */
  const read = (top: number, bottom: number): Float32Array => {
    memory.reset();
    return readFlat(path, 'float32', top * width, (bottom - top) * width, memory.take);
  };
  const describer = createDescriber();
  const hash = createHash('sha256');
  for (const { top, bottom } of rowBlocks(frame)) {
    const cells = read(top, bottom);
    describer.add(cells);
    hash.update(new Uint8Array(cells.buffer, 0, cells.byteLength));
    if (rowsDone) Atomics.add(rowsDone, 0, bottom - top);
  }
  const statistics = describer.finish();
  const sha256 = hash.digest('hex');
  if (known.includes(sha256)) return { statistics, sha256, histogram: null, written: false };
  const { count, min, max } = statistics;
  const histogrammer = count === 0 ? null : createHistogrammer({ min, max });
  const grid = { width, height: frame.height, transform, crs, noData };
  await writeCog(outPath, grid, (top, bottom) => {
    const cells = read(top, bottom);
    histogrammer?.add(cells);
    if (rowsDone) Atomics.add(rowsDone, 0, bottom - top);
    return cells;
  });
  return { statistics, sha256, histogram: histogrammer?.finish() ?? null, written: true };
}
