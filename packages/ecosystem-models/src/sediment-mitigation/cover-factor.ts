import { typeLookup } from '../shared/type-table';

/** Lower ends of the classes of vegetation cover in percent, above the first. */
const coverSteps = [10, 30, 50, 70, 90];

/** C of the six classes of cover. Source: HJ 1173-2021 table A.1; 521 is the tree orchard of 52. */
const byCover: readonly (readonly [type: number, ...factors: number[]])[] = [
  [1, 0.1, 0.08, 0.06, 0.02, 0.004, 0.001],
  [2, 0.4, 0.22, 0.14, 0.085, 0.04, 0.011],
  [3, 0.45, 0.24, 0.15, 0.09, 0.043, 0.011],
  [52, 0.42, 0.23, 0.14, 0.089, 0.042, 0.011],
  [522, 0.4, 0.22, 0.14, 0.087, 0.042, 0.011],
];

/** C at any cover: wetland, built-up land, desert, paddy (HJ 1173-2021); ice and bare land are our choice. */
const fixed: readonly (readonly [type: number, factor: number])[] = [
  [4, 0],
  [511, 0],
  [6, 0.01],
  [7, 0.7],
  [8, 0.7],
  [81, 0],
];

/** Dry cropland; coarse cropland counts as such. */
const dryCropland = [5, 51];

/**
 * C of dry cropland, 0-1. Source: HJ 1173-2021 annex A.2.
 * @param percent vegetation cover
 * @example
 * dryCroplandFactor(50); // 0.4001
 */
export function dryCroplandFactor(percent: number): number {
  return Math.min(1, Math.max(0, 0.221 - 0.595 * Math.log10(percent / 100)));
}

const stepCount = coverSteps.length + 1;
const rows = [
  ...byCover.map(([type], row) => ({ type, row })),
  ...fixed.map(([type], row) => ({ type, row: row + byCover.length })),
  ...dryCropland.map((type) => ({ type, row: -1 })),
];
/** The row of types without a factor. */
const none = byCover.length + fixed.length;
const rowOfType = typeLookup(rows, 'row').map((row) => (Number.isNaN(row) ? none : row));
const factors = Float64Array.from([
  ...byCover.flatMap(([, ...own]) => own),
  ...fixed.flatMap(([, factor]) => Array<number>(stepCount).fill(factor)),
  ...Array<number>(stepCount).fill(NaN),
]);

function stepOf(percent: number): number {
  let step = 0;
  while (step < coverSteps.length && percent >= coverSteps[step]) step++;
  return step;
}

/** Whether a type has a C; marine types have none. */
export function hasCoverFactor(code: number): boolean {
  return rowOfType[code] !== none;
}

/** Whether C of a type depends on its cover. */
export function readsCover(code: number): boolean {
  return rowOfType[code] < byCover.length;
}

/**
 * Cover-management factor C, 0-1, of a type and its vegetation cover; NaN for types without one.
 * @param percent vegetation cover 0-100, closed below; not looked at for types of a fixed C
 * @example
 * coverFactor(111, 80); // 0.004
 * coverFactor(611, NaN); // 0.01
 */
export function coverFactor(code: number, percent: number): number {
  const row = rowOfType[code];
  if (row < byCover.length && Number.isNaN(percent)) return NaN;
  return row < 0 ? dryCroplandFactor(percent) : factors[row * stepCount + stepOf(percent)];
}
