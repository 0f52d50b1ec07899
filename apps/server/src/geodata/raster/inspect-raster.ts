import { createDescriber } from '@gep/raster';
import { geodataLimits } from '../limits';
import type { GeodataWarning } from '../problem-codes';
import type { InspectRasterTask, RasterBandInfo, RasterInspection } from '../task';
import type { TaskContext } from '../task-context';
import { withRasterBands } from '../series/raster-bands';
import type { RasterBands } from '../series/raster-bands';
import { cellWindows } from './cell-windows';
import { createClassCounter } from './class-counter';
import { classWords } from './class-words';
import { numbersOf } from './numbers-of';
import type { RasterSource } from './raster-source';
import { noDataTest } from './valid-cells';

/**
 * Size, type, position and statistics of the raw values of a GeoTIFF, or of a series of them; reads every cell once.
 * Throws `GeodataError`.
 */
export function inspectRaster(task: InspectRasterTask, context: TaskContext): Promise<RasterInspection> {
  return withRasterBands(task, context, (raster) => inspectBands(raster, task.name, context));
}

async function inspectBands(
  { first, count, beside, series, open, warnings }: RasterBands,
  name: string,
  context: TaskContext,
): Promise<RasterInspection> {
  const bands: RasterBandInfo[] = [];
  for (let order = 0; order < count; order++) {
    const { source, band } = await open(order + 1);
    bands.push(await inspectBand(source, band, (part) => context.progress((order + part) / count)));
  }
  const said = beside ? await classWords(beside, first.name, bands[0].classes ?? []) : null;
  const { width, height, cellType, compression, crs, transform } = first;
  const empty: GeodataWarning[] = bands.every((band) => band.count === 0)
    ? [{ code: 'raster-no-valid-cells', at: name, expected: 'at least one cell with a value' }]
    : [];
  return {
    width,
    height,
    dataType: cellType,
    driver: 'GTiff',
    compression,
    crs,
    transform,
    cellSize: transform && [Math.hypot(transform[0], transform[3]), Math.hypot(transform[1], transform[4])],
    bands,
    classWords: said?.words ?? [],
    series,
    warnings: [...warnings(), ...empty, ...(said?.warnings ?? [])],
  };
}

async function inspectBand(
  source: RasterSource,
  band: number,
  progress: (part: number) => void,
): Promise<RasterBandInfo> {
  const { noData, scale, offset, description, unit, colorTable } = source.bands[band - 1];
  const describer = createDescriber();
  const classes = createClassCounter();
  const area = { left: 0, top: 0, width: source.width, height: source.height };
  for (const window of cellWindows(area, source.blocks, geodataLimits.raster.windowCells)) {
    const { data, mask } = await source.read(band, window);
    const isNoData = noDataTest(data, noData, []);
    describer.add(data, { noData: noData ?? undefined, mask });
    for (let i = 0; i < data.length; i++) if (mask?.[i] !== 0 && !isNoData(data[i])) classes.add(data[i]);
    progress((window.top + window.height) / source.height);
  }
  return {
    noData,
    scale,
    offset,
    description,
    unit,
    colorTable,
    ...numbersOf(describer.finish()),
    classes: classes.finish(),
    notWhole: classes.notWhole(),
  };
}
