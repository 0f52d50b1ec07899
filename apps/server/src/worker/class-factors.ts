import { closeSync, openSync, readSync } from 'node:fs';
import type { Grid, RasterInfo } from '@gep/raster';

/** Factors by the classes of a flat file of the grid; a class without an entry takes that of class 0, or 0. */
export interface ClassTerm {
  readonly path: string;
  readonly factors: Readonly<Record<string, number>>;
  /** What cells of the classes hold on average, for means of several cells; absent: alike. */
  readonly weights?: Readonly<Record<string, number>>;
}

/** The class of cells outside the districts: they hold nothing. */
const outside = -1;
/** A cell that is the mean of others takes the factors of so many of them a side at most, however many it covers. */
const mostSamples = 4;

type Target = Pick<Grid, 'width' | 'height' | 'transform'>;
type Whole = Pick<RasterInfo, 'width' | 'height' | 'transform' | 'overviews'>;

/** Where a grid takes its cells from a whole file. */
interface Sampled {
  /** Per side of a cell of the grid. */
  readonly samples: number;
  /** Of the whole file, under the samples of a row and of a column. */
  readonly columns: Int32Array;
  readonly rows: Int32Array;
}

/**
 * What the cells of a grid, read from a whole file or its overviews, are multiplied by: the product of the factors of their
 * classes. A cell of an overview is the mean of others, and takes the mean of their factors, each weighted by what cells of
 * its class hold on average: exact where the cells of a class are alike.
 */
export function classFactors(grid: Target, whole: Whole, by: readonly ClassTerm[]): Float64Array {
  const found = new Float64Array(grid.width * grid.height);
  const { samples, columns, rows } = sampledCells(grid, whole);
  const classes = by.map((term) => openClasses(term, columns, whole.width));
  const factors = new Float64Array(columns.length);
  const weights = new Float64Array(columns.length);
  // Where no sample has a class of the cells that a mean is of.
  const middle = by.reduce((all, term) => all * middleOf(term), 1);
  const [products, held] = [new Float64Array(grid.width), new Float64Array(grid.width)];
  try {
    for (let y = 0; y < grid.height; y++) {
      products.fill(0);
      held.fill(0);
      for (let sample = 0; sample < samples; sample++) {
        factors.fill(1);
        weights.fill(1);
        for (const one of classes) one.multiply(rows[y * samples + sample], factors, weights);
        if (samples === 1) found.set(factors, y * grid.width);
        else addSamples(products, held, factors, weights);
      }
      if (samples === 1) continue;
      for (let x = 0; x < grid.width; x++)
        found[y * grid.width + x] = held[x] > 0 ? products[x] / held[x] : middle;
    }
    return found;
  } finally {
    for (const one of classes) one.close();
  }
}

/**
 * The cells under those of a grid: a read takes each from the coarsest overview that is fine enough, at the centre of the
 * cell (see `RasterSource.read`), and a cell of an overview covers some of the whole file.
 */
function sampledCells({ width, height, transform }: Target, whole: Whole): Sampled {
  const [a, , c, , e, f] = transform;
  const [wholeA, , wholeC, , wholeE, wholeF] = whole.transform;
  const steps = [a / wholeA, e / wholeE];
  const wanted = Math.min(...steps) * 1.01;
  const fine = whole.overviews.filter(
    (level) => Math.max(whole.width / level.width, whole.height / level.height) <= wanted,
  );
  const level = fine.at(-1) ?? whole;
  const covered = [whole.width / level.width, whole.height / level.height];
  // Halves of an odd side cover parts of cells.
  const samples = covered.every(Number.isInteger) ? Math.min(mostSamples, Math.max(...covered)) : mostSamples;
  const along = (count: number, start: number, side: 0 | 1, size: number): Int32Array =>
    Int32Array.from({ length: count * samples }, (_, i) => {
      const centre = start + (Math.floor(i / samples) + 0.5) * steps[side];
      const place = Math.floor(centre / covered[side]) + ((i % samples) + 0.5) / samples;
      return Math.min(size - 1, Math.max(0, Math.floor(place * covered[side])));
    });
  return {
    samples,
    columns: along(width, (c - wholeC) / wholeA, 0, whole.width),
    rows: along(height, (f - wholeF) / wholeE, 1, whole.height),
  };
}

/** Adds the samples of a row to those of its cells. */
function addSamples(
  products: Float64Array,
  held: Float64Array,
  factors: Float64Array,
  weights: Float64Array,
): void {
  const samples = factors.length / held.length;
  for (let x = 0, i = 0; x < held.length; x++)
    for (const end = i + samples; i < end; i++) {
      products[x] += factors[i] * weights[i];
      held[x] += weights[i];
    }
}

/** The mean factor of all classes by their weights. */
function middleOf({ factors, weights }: ClassTerm): number {
  let [sum, held] = [0, 0];
  for (const [code, factor] of Object.entries(factors)) {
    const weight = weights === undefined ? 1 : (weights[code] ?? 0);
    sum += factor * weight;
    held += weight;
  }
  return held > 0 ? sum / held : 0;
}

/** Multiplies factors and weights of samples by those of their classes, row by row of a flat file. */
function openClasses({ path, factors, weights }: ClassTerm, columns: Int32Array, width: number) {
  const table = tableOf(factors, weights);
  const first = columns[0];
  const places = columns.map((column) => column - first);
  const codes = new Int32Array(places[places.length - 1] + 1);
  const bytes = new Uint8Array(codes.buffer);
  const file = openSync(path, 'r');
  let at = -1;
  return {
    multiply(row: number, factor: Float64Array, weight: Float64Array): void {
      if (row !== at) readWhole(file, bytes, 4 * (row * width + first));
      at = row;
      multiplyBy(table, codes, places, factor, weight);
    },
    close: () => {
      closeSync(file);
    },
  };
}

function readWhole(file: number, bytes: Uint8Array, from: number): void {
  for (let done = 0; done < bytes.length;) {
    const read = readSync(file, bytes, done, bytes.length - done, from + done);
    if (read === 0) throw new RangeError(`flat file ends at byte ${done} of the ${bytes.length} wanted`);
    done += read;
  }
}

/** Factors and weights of the classes from `outside` on; the first entry behind them is of all other classes. */
interface Table {
  readonly factor: Float64Array;
  readonly weight: Float64Array;
}

function tableOf(factors: ClassTerm['factors'], weights: ClassTerm['weights']): Table {
  const codes = Object.keys(factors).map(Number);
  const size = Math.max(0, ...codes) + 1 - outside;
  const other = [factors['0'] ?? 0, weights ? (weights['0'] ?? 0) : Number('0' in factors)] as const;
  const factor = new Float64Array(size + 1).fill(other[0]);
  const weight = new Float64Array(size + 1).fill(other[1]);
  for (const code of codes) {
    factor[code - outside] = factors[code];
    weight[code - outside] = weights ? (weights[code] ?? 0) : 1;
  }
  weight[0] = 0;
  return { factor, weight };
}

function multiplyBy(
  { factor, weight }: Table,
  codes: Int32Array,
  places: Int32Array,
  factors: Float64Array,
  weights: Float64Array,
): void {
  const last = factor.length - 1;
  for (let i = 0; i < places.length; i++) {
    const entry = codes[places[i]] - outside;
    const at = entry >= 0 && entry < last ? entry : last;
    factors[i] *= factor[at];
    weights[i] *= weight[at];
  }
}
