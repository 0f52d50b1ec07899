import { createHash } from 'node:crypto';
import { createDescriber, createHistogrammer } from '@gep/raster';
import { readFlat, rowBlocks } from './flat-file';
import type { DescribeResult, DescribeTask } from './tasks';

/** Statistics and hash, then a histogram of 256 bins between the smallest and the largest value. */
export function describeLayer({ frame, path }: DescribeTask): DescribeResult {
  const describer = createDescriber();
  const read = ({ top, bottom }: { top: number; bottom: number }): Float32Array =>
    readFlat(path, 'float32', top * frame.width, (bottom - top) * frame.width);
  const hash = createHash('sha256');
  for (const rows of rowBlocks(frame)) {
    const cells = read(rows);
    describer.add(cells);
    hash.update(new Uint8Array(cells.buffer));
  }
  const statistics = describer.finish();
  const sha256 = hash.digest('hex');
  if (statistics.count === 0) return { statistics, sha256, histogram: null };
  const histogrammer = createHistogrammer({ min: statistics.min, max: statistics.max });
  for (const rows of rowBlocks(frame)) histogrammer.add(read(rows));
  return { statistics, sha256, histogram: histogrammer.finish() };
}
