import { createDescriber, createHistogrammer } from '@gep/raster';
import type { RasterSource } from '@gep/raster';
import { writeCog } from '@gep/raster/node';
import { readFlat, rowBlocks } from './flat-file';
import { openCells, rowsOf } from './open-cells';
import { maxUniqueValues } from './redraw-task';
import type { DistrictRanges, RedrawResult, RedrawTask } from './redraw-task';

/** NoData of stored results. */
const noData = -9999;

/** Statistics of cells that follow from others, with a histogram of 256 bins, and their file where it is wanted. */
export async function redraw({ terms, districts, outPath }: RedrawTask): Promise<RedrawResult> {
  const source = await openCells(terms);
  try {
    const described = await describeCells(source, districts);
    const { count, min, max } = described.statistics;
    const histogrammer = count === 0 ? null : createHistogrammer({ min, max });
    const read = async (top: number, bottom: number): Promise<Float32Array> => {
      const cells = await rowsOf(source, top, bottom);
      histogrammer?.add(cells, { noData });
      return cells;
    };
    const { width, height, transform, crs } = source.info;
    const frame = { width, height, transform, crs };
    if (outPath !== null) await writeCog(outPath, { ...frame, noData }, read);
    else if (histogrammer) for (const { top, bottom } of rowBlocks(frame)) await read(top, bottom);
    return { ...described, histogram: histogrammer?.finish() ?? null };
  } finally {
    await source.close();
  }
}

async function describeCells(
  source: RasterSource,
  districts: RedrawTask['districts'],
): Promise<Omit<RedrawResult, 'histogram'>> {
  const describer = createDescriber();
  const counts = new Map<number, number>();
  const ranges = districts && emptyRanges(districts.count);
  const { width } = source.info;
  for (const { top, bottom } of rowBlocks(source.info)) {
    const cells = await rowsOf(source, top, bottom);
    describer.add(cells, { noData });
    for (let i = 0; i < cells.length && counts.size <= maxUniqueValues; i++)
      if (cells[i] !== noData) counts.set(cells[i], (counts.get(cells[i]) ?? 0) + 1);
    if (districts && ranges)
      widen(ranges, cells, readFlat(districts.path, 'int32', top * width, (bottom - top) * width));
  }
  const unique = counts.size > maxUniqueValues ? null : [...counts].sort(([a], [b]) => a - b);
  return { statistics: describer.finish(), unique, ranges };
}

function emptyRanges(count: number): DistrictRanges {
  return { min: new Float64Array(count).fill(Infinity), max: new Float64Array(count).fill(-Infinity) };
}

function widen({ min, max }: DistrictRanges, cells: Float32Array, districts: Int32Array): void {
  for (let i = 0; i < cells.length; i++) {
    const district = districts[i];
    const cell = cells[i];
    if (district < 0 || cell === noData) continue;
    if (cell < min[district]) min[district] = cell;
    if (cell > max[district]) max[district] = cell;
  }
}
