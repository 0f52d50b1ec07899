import { createDescriber, createHistogrammer } from '@gep/raster';
import { writeCog } from '@gep/raster/node';
import { rowBlocks } from './flat-file';
import { openTermRows } from './term-rows';
import type { TermRows } from './term-rows';
import { maxUniqueValues } from './redraw-task';
import type { RedrawResult, RedrawTask } from './redraw-task';

/** NoData of stored results. */
const noData = -9999;

/** Statistics of cells that follow from others, with a histogram of 256 bins, and their file where it is wanted. */
export async function redraw({ terms, outPath }: RedrawTask): Promise<RedrawResult> {
  const rows = await openTermRows(terms);
  try {
    const described = await describeRows(rows);
    const { count, min, max } = described.statistics;
    const histogrammer = count === 0 ? null : createHistogrammer({ min, max });
    const read = async (top: number, bottom: number): Promise<Float32Array> => {
      const cells = await rows.read(top, bottom);
      histogrammer?.add(cells);
      return cells;
    };
    if (outPath !== null) await writeCog(outPath, { ...rows.frame, noData }, read);
    else if (histogrammer) for (const { top, bottom } of rowBlocks(rows.frame)) await read(top, bottom);
    return { ...described, histogram: histogrammer?.finish() ?? null };
  } finally {
    await rows.close();
  }
}

async function describeRows({ frame, read }: TermRows): Promise<Omit<RedrawResult, 'histogram'>> {
  const describer = createDescriber();
  const counts = new Map<number, number>();
  for (const { top, bottom } of rowBlocks(frame)) {
    const cells = await read(top, bottom);
    describer.add(cells);
    for (let i = 0; i < cells.length && counts.size <= maxUniqueValues; i++)
      if (!Number.isNaN(cells[i])) counts.set(cells[i], (counts.get(cells[i]) ?? 0) + 1);
  }
  const unique = counts.size > maxUniqueValues ? null : [...counts].sort(([a], [b]) => a - b);
  return { statistics: describer.finish(), unique };
}
