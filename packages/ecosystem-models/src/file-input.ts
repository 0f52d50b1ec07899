import type { Resampling as CellResampling } from '@gep/raster';
import type { Condition } from './condition';
import type { Name } from './name';
import type { TableCheck } from './table-checks/table-check';

/** Lower and upper bound, both inclusive; null is an open end. Plain JSON has no Infinity. */
export type Bounds = readonly [number | null, number | null];

/** How an input gets onto the project grid. `density`: counts per cell become counts per m² first, then cells again. */
export type Resampling = CellResampling | 'density';

/** A value that can be chosen, and its name. */
export interface Option {
  readonly value: string;
  readonly name: Name;
}

/** A code of a class raster and its name. */
export interface ClassValue {
  readonly value: number;
  readonly name: Name;
}

interface FileBase {
  /** Same key, same file: one upload serves every model of a project that has the key. */
  readonly key: string;
  readonly name: Name;
  readonly help?: Name;
  /** The model reads the input only when this holds; absent: always. */
  readonly requiredWhen?: Condition;
  /** Read when given, never missed. */
  readonly optional?: true;
}

/** A raster, or a number entered in its place. */
export interface RasterFile extends FileBase {
  readonly kind: 'raster' | 'class-raster';
  readonly unit: string;
  /** Values outside are a warning. */
  readonly expected?: Bounds;
  /** Values outside are an error. */
  readonly physical?: Bounds;
  /** Class rasters: the codes. Ecosystem types may come from any product through a reclassification table. */
  readonly classes?: 'ecosystem-types' | readonly ClassValue[];
  /** One number for all cells instead of a file. `default` null: the user has to enter it. */
  readonly plain?: PlainEntry;
  /** One band (or one entered number) an event or day; the entered list is a list of numbers within `physical`. */
  readonly multiBand?: true;
  readonly resampling: Resampling;
}

/** Bounds and default of a number entered in place of a file. */
export interface PlainEntry {
  readonly default: number | null;
  readonly min: number;
  /** The minimum itself is not allowed. */
  readonly minExclusive?: true;
  readonly max: number;
  /** The default stands for a local value that the user should enter. */
  readonly placeholder?: true;
}

interface FieldBase {
  readonly key: string;
  readonly name: Name;
  readonly help?: Name;
  /** Cells may be empty. */
  readonly optional?: true;
  /** Parameters under which an optional field needs a column: a row with an empty cell then has no result. */
  readonly requiredWhen?: Condition;
}

/** A column of numbers in a table, or a numeric attribute of features. */
export interface NumberField extends FieldBase {
  readonly type: 'number';
  readonly unit: string;
  /** Both inclusive; null is an open end. */
  readonly bounds: Bounds;
  /** What an empty cell of an optional field means; absent: nothing. */
  readonly default?: number;
  /** The field of the current year whose number this one replaces in the comparable year. */
  readonly comparableOf?: string;
  /** The field of the same row that this one may not exceed. */
  readonly atMost?: string;
}

/** A column of texts; with `options` only their values (or names) are allowed. */
export interface TextField extends FieldBase {
  readonly type: 'text';
  readonly options?: readonly Option[];
}

/** A column of ecosystem types: one code or several, separated by commas. */
export interface TypesField extends FieldBase {
  readonly type: 'types';
}

/** A column of a table input, or an attribute of a vector input. */
export type RecordField = NumberField | TextField | TypesField;

/** A table by district: one row or several for a district code, with these columns. */
export interface TableFile extends FileBase {
  readonly kind: 'table';
  readonly fields: readonly RecordField[];
  /** Fields that make a row unique within its district; absent: one row a district. */
  readonly uniqueBy?: readonly string[];
  /** What its rows are checked for when departments fill it in. */
  readonly checks?: readonly TableCheck[];
}

/** Points, lines or polygons with these attributes. */
export interface VectorFile extends FileBase {
  readonly kind: 'vector';
  readonly geometry: readonly ('point' | 'line' | 'polygon')[];
  readonly fields: readonly RecordField[];
}

/** An input of rows: a table or features. */
export type RecordFile = TableFile | VectorFile;

/** What a model reads beside its parameters. */
export type FileInput = RasterFile | TableFile | VectorFile;

/**
 * Whether an input is a raster.
 * @example
 * isRasterFile({ kind: 'table', key: 'yields', name: { zh: '产量', en: 'Yields' }, fields: [] }); // false
 */
export function isRasterFile(input: FileInput): input is RasterFile {
  return input.kind === 'raster' || input.kind === 'class-raster';
}
