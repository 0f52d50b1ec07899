import { createDescriber, createHistogrammer } from '@gep/raster';
import { readFlat, rowBlocks } from './flat-file';
import type { DescribeResult, DescribeTask } from './tasks';

/** Statistics, then a histogram of 256 bins between their ends. */
export function describeLayer({ frame, path }: DescribeTask): DescribeResult {
  const describer = createDescriber();
  const read = ({ top, bottom }: { top: number; bottom: number }): Float32Array =>
    readFlat(path, 'float32', top * frame.width, (bottom - top) * frame.width);
  for (const rows of rowBlocks(frame)) describer.add(read(rows));
  const statistics = describer.finish();
  if (statistics.count === 0) return { statistics, histogram: null };
  const histogrammer = createHistogrammer({ min: statistics.min, max: statistics.max });
  for (const rows of rowBlocks(frame)) histogrammer.add(read(rows));
  return { statistics, histogram: histogrammer.finish() };
}
