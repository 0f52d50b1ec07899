import type { Grid, RasterSource, ReadOptions } from '@gep/raster';
import { openGeoTiff } from '@gep/raster/node';

/** Factors by the classes of a flat file of the grid; a class without an entry takes that of class 0, or 0. */
export interface ClassTerm {
  readonly path: string;
  readonly factors: Readonly<Record<string, number>>;
}

/** A part of a raster: the cells of a GeoTIFF times a factor, and where that differs, times those of their classes. */
export interface CellTerm {
  readonly path: string;
  readonly factor: number;
  readonly by?: readonly ClassTerm[];
}

/** NoData of stored results. */
const noData = -9999;

/** The sum of parts, cell by cell. What the first part has no value for stays NoData; the others count what there is. */
function sumOf(parts: readonly Grid[], factors: readonly number[]): Grid {
  const [first] = parts;
  const data = Float64Array.from(first.data, (cell) => (cell === noData ? noData : cell * factors[0]));
  for (const [index, part] of parts.slice(1).entries()) {
    const factor = factors[index + 1];
    for (let i = 0; i < data.length; i++)
      if (data[i] !== noData && part.data[i] !== noData) data[i] += part.data[i] * factor;
  }
  return { ...first, data };
}

/**
 * Opens the sum of rasters of one band on the same grid as if it were one file. Classes have no overviews, so cells that
 * follow by class are drawn first (see `redraw`).
 * @param terms at least one, without classes; the first says which cells have a value
 */
export async function openCells(terms: readonly CellTerm[]): Promise<RasterSource> {
  const opened = await Promise.allSettled(terms.map(({ path }) => openGeoTiff(path)));
  const sources = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const close = async (): Promise<void> => {
    for (const source of sources) await source.close();
  };
  for (const one of opened)
    if (one.status === 'rejected') {
      await close();
      throw one.reason;
    }
  if (terms.length === 1 && terms[0].factor === 1) return sources[0];
  const factors = terms.map(({ factor }) => factor);
  return {
    info: sources[0].info,
    async read(options?: ReadOptions) {
      const parts: Grid[] = [];
      for (const source of sources) parts.push(...(await source.read({ ...options, bands: [0] })));
      return [sumOf(parts, factors)];
    },
    close,
  };
}
