import type { Records, ResolvedParameters, TypeSums, Warning } from '@gep/ecosystem-models';
import type { FlatFrame } from './flat-frame';

/** A flat file on the project grid: row-major, little endian, band after band. */
export interface FlatInput {
  readonly path: string;
  readonly cellType: 'float64' | 'int32';
  /** Number of bands; a list of bands is given to the model for inputs of many bands. */
  readonly bands: number;
  readonly many: boolean;
}

/** A model that is computed for a window, and what it reads. */
export interface WindowModel {
  readonly parameters: ResolvedParameters;
  readonly rasters: Readonly<Record<string, FlatInput | number | readonly number[]>>;
  readonly records: Records;
}

/** A model that is computed over the windows of a group, for a year or for several that are equal. */
export interface ComputePart {
  readonly slug: string;
  /** Of the model and of those it reads, by slug: places in the group's list of cases. */
  readonly cases: Readonly<Record<string, number>>;
  readonly forcedZero: readonly number[];
  /** `gather` adds up the layers that the model's `prepare` takes; `result` writes the layers of `paths`. */
  readonly pass: 'gather' | 'result';
  /** Where the layers of the result are written, by output key. */
  readonly paths: Readonly<Record<string, string>>;
  /** Rows by which layers are moved in files that hold other rows than all of the grid. */
  readonly shifts?: Readonly<Record<string, number>>;
  /** Keys of the layers that are added up by district and ecosystem type as well. */
  readonly counted: readonly string[];
  readonly prepared: Readonly<Record<string, Float64Array>> | null;
}

/**
 * Computes models over rows of the grid and writes their layers into flat float32 files. Inputs, and models that several
 * of them read, are read and computed once.
 */
export interface ComputeTask {
  readonly kind: 'compute';
  readonly frame: FlatFrame;
  readonly top: number;
  readonly bottom: number;
  /** Rows of neighbours that the models need. */
  readonly halo: number;
  /** Cases that are equal are one. */
  readonly cases: readonly WindowModel[];
  readonly parts: readonly ComputePart[];
  readonly districtPath: string;
  readonly districtCount: number;
}

/** Figures of a layer by district. */
export interface DistrictSums {
  readonly sum: Float64Array;
  readonly valid: Float64Array;
  readonly cells: Float64Array;
  readonly min: Float64Array;
  readonly max: Float64Array;
}

/** Figures of some rows of a layer: `sum` rounded, with what rounding lost in `rest`. */
export interface PartSums extends DistrictSums {
  readonly rest: Float64Array;
}

/** What rows of a model gave. */
export interface PartResult {
  readonly sums: Readonly<Record<string, PartSums>>;
  /** Null where no layer is counted. */
  readonly types: TypeSums | null;
  readonly warnings: readonly Warning[];
}

/** A model that failed; the others of its group go on. */
export interface PartFault {
  readonly fault: unknown;
}

/** Of each part, in their order. */
export type ComputeResult = readonly (PartResult | PartFault)[];

/** What all rows of a model gave. */
export interface WholeResult {
  readonly sums: Readonly<Record<string, DistrictSums>>;
  /** Null where no layer is counted. */
  readonly types: TypeSums | null;
  readonly warnings: readonly Warning[];
}
