import type { Gdal } from '../gdal';
import { refuse } from '../geodata-error';
import type { GeodataWarning } from '../problem-codes';
import { openRaster } from '../raster/open-raster';
import type { RasterSource } from '../raster/raster-source';
import type { RasterFiles, SeriesSummary } from '../task';
import type { TaskContext } from '../task-context';
import { orderSeries } from './order-series';
import { seriesMembers } from './series-members';
import type { SeriesMember } from './series-members';
import { seriesDifference } from './series-difference';

/** The bands of a raster, be they in one file or in a file each. */
export interface RasterBands {
  readonly gdal: Gdal;
  /** The first file, whose grid all others share; open until a band of another file is read. */
  readonly first: RasterSource;
  readonly count: number;
  /** The files beside a single one; null for a series, and where a file comes alone. */
  readonly beside: SeriesMember['beside'] | null;
  /** Null for one file. */
  readonly series: SeriesSummary | null;
  /** Of the series, and of the files that were opened; of a kind the first. */
  readonly warnings: () => readonly GeodataWarning[];
  /**
   * The source of a band (1-based) and its number there. One file is open at a time: read bands in their order, and
   * nothing of a source after the next one was asked for.
   */
  readonly open: (band: number) => Promise<{ source: RasterSource; band: number }>;
  /** Frees the file that is open. */
  readonly close: () => Promise<void>;
}

/**
 * Opens a raster, or the rasters of a series, for `work`. The files of a series have one band each and share the grid,
 * scale and offset of the first. Throws `series-bands` or `series-differs`, what `seriesMembers` and `orderSeries`
 * refuse, and what is wrong with a file.
 */
export async function withRasterBands<T>(
  task: RasterFiles & { readonly name: string },
  context: TaskContext,
  work: (bands: RasterBands) => Promise<T>,
): Promise<T> {
  if ('path' in task) {
    const { gdal, source } = await openRaster(task.path, task.name, context);
    return doWork(bandsOfFile(gdal, source, null), work);
  }
  const { members, close } = await seriesMembers(task.parts, context.folder);
  try {
    return await doWork(await bandsOfMembers(members, task.name, context), work);
  } finally {
    close();
  }
}

/** The process may have many tasks before it: a file that stays open would stay so until the garbage collector finds it. */
async function doWork<T>(bands: RasterBands, work: (bands: RasterBands) => Promise<T>): Promise<T> {
  try {
    return await work(bands);
  } finally {
    // A GDAL that broke off closes nothing, and its process ends.
    await bands.close().catch(() => undefined);
  }
}

function bandsOfFile(gdal: Gdal, source: RasterSource, beside: RasterBands['beside']): RasterBands {
  return {
    gdal,
    first: source,
    count: source.bands.length,
    beside,
    series: null,
    warnings: () => source.warnings,
    open: (band) => Promise.resolve({ source, band }),
    close: source.close,
  };
}

async function bandsOfMembers(
  members: readonly SeriesMember[],
  at: string,
  context: TaskContext,
): Promise<RasterBands> {
  const [only] = members;
  if (members.length === 1) {
    const { gdal, source } = await openRaster(await only.take(), only.name, context);
    return bandsOfFile(gdal, source, only.beside);
  }
  const { members: ordered, warnings: gaps, ...series } = orderSeries(members, at);
  const [start] = ordered;
  const { gdal, source: first } = await openRaster(await start.take(), start.name, context);
  checkMember(first, first);
  const warnings = new Map<string, GeodataWarning>();
  const note = (more: readonly GeodataWarning[]): void => {
    for (const one of more) if (!warnings.has(one.code)) warnings.set(one.code, one);
  };
  note([...gaps, ...first.warnings]);
  let current = { member: start, source: first };
  return {
    gdal,
    first,
    count: ordered.length,
    beside: null,
    series,
    warnings: () => [...warnings.values()],
    async open(band) {
      const member = ordered[band - 1];
      if (member !== current.member) {
        await current.source.close();
        await current.member.release();
        const { source } = await openRaster(await member.take(), member.name, context, gdal);
        current = { member, source };
        note(source.warnings);
        checkMember(source, first);
      }
      return { source: current.source, band: 1 };
    },
    close: () => current.source.close(),
  };
}

function checkMember(source: RasterSource, first: RasterSource): void {
  const { name, bands } = source;
  if (bands.length !== 1) refuse('series-bands', name, 'one band a file', { args: { bands: bands.length } });
  const difference = seriesDifference(source, first);
  if (difference)
    refuse('series-differs', name, 'the grid of the first file', {
      args: { other: first.name, ...difference },
    });
}
