import type { GridFrame, RasterSource } from '@gep/raster';
import { openGeoTiff } from '@gep/raster/node';
import { readFlat } from './flat-file';
import type { CellTerm, ClassTerm } from './open-cells';

/** NoData of stored results. */
const noData = -9999;

/** The cells that follow from terms, row by row. */
export interface TermRows {
  readonly frame: GridFrame;
  /** Cells of rows `top` to `bottom` (exclusive), NaN where there is no value. */
  readonly read: (top: number, bottom: number) => Promise<Float32Array<ArrayBuffer>>;
  readonly close: () => Promise<void>;
}

/** Opens the files that terms name, each once. */
export async function openTermRows(terms: readonly CellTerm[]): Promise<TermRows> {
  const sources = new Map<string, RasterSource>();
  const close = async (): Promise<void> => {
    for (const source of sources.values()) await source.close();
  };
  try {
    for (const { path } of terms) if (!sources.has(path)) sources.set(path, await openGeoTiff(path));
  } catch (error) {
    await close();
    throw error;
  }
  const [{ info }] = sources.values();
  const { width, height, transform, crs } = info;
  const factors = terms.map(({ by = [] }) => by.map(listOf));
  return {
    frame: { width, height, transform, crs },
    async read(top, bottom) {
      const cells = new Map<string, ArrayLike<number>>();
      for (const [path, source] of sources) {
        const [grid] = await source.read({ window: [0, top, width, bottom], bands: [0] });
        cells.set(path, grid.data);
      }
      const classes = new Map<string, Int32Array>();
      for (const path of new Set(terms.flatMap(({ by = [] }) => by.map((one) => one.path))))
        classes.set(path, readFlat(path, 'int32', top * width, (bottom - top) * width));
      const sum = new Float64Array((bottom - top) * width);
      for (const [index, { path, factor, by = [] }] of terms.entries())
        addTerm(sum, {
          first: index === 0,
          cells: cells.get(path) ?? [],
          factor,
          by: by.map((one, i) => ({ classes: classes.get(one.path) ?? [], ...factors[index][i] })),
        });
      return new Float32Array(sum);
    },
    close,
  };
}

interface TermCells {
  /** The first term says which cells have a value; the others count where they have one. */
  readonly first: boolean;
  readonly cells: ArrayLike<number>;
  readonly factor: number;
  readonly by: readonly (FactorList & { readonly classes: ArrayLike<number> })[];
}

/** Factors by class, and that of a class that is not listed. */
interface FactorList {
  readonly list: Float64Array;
  readonly other: number;
}

function addTerm(sum: Float64Array, { first, cells, factor, by }: TermCells): void {
  for (let i = 0; i < sum.length; i++) {
    if (cells[i] === noData) {
      if (first) sum[i] = NaN;
      continue;
    }
    let part = cells[i] * factor;
    for (const { classes, list, other } of by) {
      const code = classes[i];
      part *= code >= 0 && code < list.length ? list[code] : other;
    }
    sum[i] += part;
  }
}

function listOf({ factors }: ClassTerm): FactorList {
  const entries = Object.entries(factors).map(([code, factor]) => [Number(code), factor] as const);
  const other = factors['0'] ?? 0;
  const list = new Float64Array(Math.max(0, ...entries.map(([code]) => code)) + 1).fill(other);
  for (const [code, factor] of entries) list[code] = factor;
  return { list, other };
}
