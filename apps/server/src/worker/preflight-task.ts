import type { GridPolygons } from './grid-polygons';
import type { FlatFrame } from './flat-frame';

/** Looks at samples of a raster inside the region before any run. */
export interface PreflightTask {
  readonly kind: 'preflight';
  readonly frame: FlatFrame;
  /** Flat float64 samples, NaN where there is no data; null where the raster lies elsewhere. */
  readonly path: string | null;
  readonly polygons: GridPolygons;
  readonly expected: readonly [number, number];
  readonly physical: readonly [number, number];
  /** Values that often stand for no data without being declared. */
  readonly marks: readonly number[];
  /** Factors that the values may lack, tried one after another. */
  readonly factors: readonly number[];
  /** Whether the values are codes: they are counted one by one, at most 256 of them. */
  readonly classes: boolean;
  /** `#rrggbb` of codes. */
  readonly colors: Readonly<Record<number, string>>;
}

/** Counts are of samples inside the region. */
export interface PreflightResult {
  readonly inside: number;
  readonly valid: number;
  readonly min: number | null;
  readonly max: number | null;
  readonly mean: number | null;
  readonly unexpected: number;
  readonly impossible: number;
  /** The marks that occur outside the expected range. */
  readonly marks: readonly (readonly [value: number, count: number])[];
  /** Null where there are more than 256 values, or where they are not whole codes. */
  readonly classes: readonly (readonly [value: number, count: number])[] | null;
  /** The first factor that brings nearly all values into the expected range, where most are outside; else null. */
  readonly factor: number | null;
  /** A small picture as PNG, the region with its border. */
  readonly picture: Uint8Array;
}
