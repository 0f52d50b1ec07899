import { applyScale, describe, gridExtent, histogram, storedNoData } from '@gep/raster';
import type { Grid, RasterInfo } from '@gep/raster';
import { transformExtent } from '../geometry';
import { rules } from '../model';
import type { BandStatistics, Extent, RasterBand } from '../model';
import type { OpenFile } from './geotiff-file';

/** The parts of a raster layer's model that a file gives; they can be spread into `createRasterLayer`. */
export interface GeoTiffDescription {
  /** Projection of `extent`: the file's where it is an EPSG code, else EPSG:4326. */
  readonly projection: string;
  /** CRS of the file: `EPSG:n` or WKT. */
  readonly originalProjection: string;
  readonly extent: Extent;
  /** Statistics in physical values, of all cells; of more than 4 million, of an overview or of cells spread evenly. */
  readonly bands: readonly RasterBand[];
}

/** Most cells that the statistics of a band are made of; larger rasters are sampled from their overviews. */
export const sampledCells = 2 ** 22;
/** Enough for the distribution of fractions; of whole numbers rare ones are to be found too. */
const sampledFractions = 2 ** 20;
/** Most cells of all bands together. */
const cellsAtOnce = 2 ** 24;

/** @throws GepDataError where the file cannot be read or has no CRS that can be understood */
export async function describeFile(file: OpenFile, signal?: AbortSignal): Promise<GeoTiffDescription> {
  const { info } = file.source;
  const crs = file.crs();
  const own = gridExtent(info);
  const named = /^EPSG:\d+$/.test(crs);
  const size = sampleSize(info, Math.min(sampledCells, cellsAtOnce / file.bands.length));
  const grids = await file.source.read({ ...size, bands: file.bands, signal });
  return {
    projection: named ? crs : 'EPSG:4326',
    originalProjection: crs,
    extent: named ? own : (transformExtent(own, crs, 'EPSG:4326') ?? own),
    bands: grids.map((grid, index) => {
      const band = file.bands[index];
      const name = info.bandInfo[band].name ?? `Band ${band + 1}`;
      return { name, statistics: statisticsOf(grid, info.dataType) };
    }),
  };
}

/**
 * Columns and rows that stand for a raster: all of them up to `most` cells, else those of the largest overview that is
 * small enough, or a smaller grid over the raster where the file has no such overview. Cells between two overviews would
 * come from the larger one, of which most bytes would be fetched for nothing.
 */
export function sampleSize(
  { width, height, overviews, dataType }: Pick<RasterInfo, 'width' | 'height' | 'overviews' | 'dataType'>,
  most: number,
): Pick<RasterInfo, 'width' | 'height'> {
  if (width * height <= most) return { width, height };
  const enough = dataType.startsWith('float') ? Math.min(sampledFractions, most) : most;
  const overview = overviews.find((one) => one.width * one.height <= enough);
  if (overview && overview.width * overview.height >= enough / 16)
    return { width: overview.width, height: overview.height };
  const scale = Math.sqrt(most / (width * height));
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
}

function statisticsOf(grid: Grid, stored: BandStatistics['dataType']): BandStatistics {
  const scaled = grid.scale !== undefined || grid.offset !== undefined;
  const { data, mask, noData } = scaled ? applyScale(grid) : grid;
  const { count, min, max, mean, stddev } = describe(data, { noData, mask });
  const float = data instanceof Float32Array || data instanceof Float64Array;
  const values = float ? null : distinctValues(data, mask, storedNoData(data, noData));
  return {
    dataType: scaled ? 'float64' : stored,
    min: count === 0 ? 0 : min,
    max: count === 0 ? 0 : max,
    mean: count === 0 ? 0 : mean,
    stddev: count === 0 ? 0 : stddev,
    noData: noData === undefined || Number.isNaN(noData) ? null : noData,
    totalCount: count,
    enableUniqueValue: values !== null,
    uniqueValueCount: values?.length ?? 0,
    uniqueValues: values ?? [],
    histogram: count === 0 ? null : histogram(data, { noData, mask, bins: 256, min, max }),
  };
}

/** Values with their counts, ascending; null where a table of them would be too long. */
function distinctValues(
  data: ArrayLike<number>,
  mask: Uint8Array | undefined,
  noData: number | undefined,
): { value: number; count: number }[] | null {
  const counts = new Map<number, number>();
  for (let i = 0; i < data.length; i++) {
    const value = data[i];
    if (value === noData || mask?.[i] === 0) continue;
    counts.set(value, (counts.get(value) ?? 0) + 1);
    if (counts.size > rules.maxCategories) return null;
  }
  return [...counts].sort(([a], [b]) => a - b).map(([value, count]) => ({ value, count }));
}
