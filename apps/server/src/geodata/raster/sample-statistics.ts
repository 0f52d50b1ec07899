import { createDescriber, createHistogrammer } from '@gep/raster';
import { geodataLimits } from '../limits';
import type { SampleStatistics } from '../task';
import { cellWindows } from './cell-windows';
import { numbersOf } from './numbers-of';
import type { PreparedCells } from './prepared-cells';
import type { RasterSource } from './raster-source';

/** Cells with NaN for NoData, piece by piece, as often as they are asked for. */
type Cells = () => AsyncIterable<Float64Array> | Iterable<Float64Array>;

const { windowCells, classes } = geodataLimits.raster;

/** All cells of a band, prepared. */
export function sourceCells(source: RasterSource, band: number, prepared: PreparedCells): Cells {
  const area = { left: 0, top: 0, width: source.width, height: source.height };
  return async function* () {
    for (const window of cellWindows(area, source.blocks, windowCells)) {
      const { data, mask } = await source.read(band, window);
      yield prepared.prepare(data, mask) as Float64Array;
    }
  };
}

/** Goes through the cells twice: a histogram needs its range first. */
export async function cellStatistics(cells: Cells): Promise<Omit<SampleStatistics, 'estimated'>> {
  const describer = createDescriber();
  const counts = new Map<number, number>();
  for await (const piece of cells()) {
    describer.add(piece);
    for (let i = 0; i < piece.length && counts.size <= classes; i++)
      if (!Number.isNaN(piece[i])) counts.set(piece[i], (counts.get(piece[i]) ?? 0) + 1);
  }
  const found = describer.finish();
  const { min, max } = found;
  const histogrammer = found.count === 0 ? null : createHistogrammer({ min, max });
  if (histogrammer) for await (const piece of cells()) histogrammer.add(piece);
  const unique = [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => a.value - b.value);
  return {
    ...numbersOf(found),
    histogram: histogrammer?.finish() ?? null,
    unique: counts.size > classes ? null : unique,
  };
}
