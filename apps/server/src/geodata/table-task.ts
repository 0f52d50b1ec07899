import type { GeodataWarning } from './problem-codes';
import type { EncodingCandidate, EncodingSource } from './vector-task';

/** All rows of an uploaded table: a workbook (XLSX) or CSV. */
export interface ReadTableTask {
  readonly kind: 'read-table';
  readonly path: string;
  /** Name as the user knows it, for messages. */
  readonly name: string;
  /** Encoding of a CSV that the user chose; without it the bytes decide. */
  readonly encoding?: string;
  /** Default: `geodataLimits.table`. */
  readonly limits?: TableLimits;
}

export interface TableLimits {
  /** Below the header. */
  readonly rows: number;
  readonly columns: number;
  /** Cells with a value. */
  readonly cells: number;
  /** Characters of one cell. */
  readonly cellLength: number;
  /** Of the file; of a workbook when unpacked. */
  readonly bytes: number;
}

/** Texts are trimmed, dates are ISO 8601 texts, empty cells null. */
export type TableValue = string | number | null;

export interface TableContents {
  readonly format: 'xlsx' | 'csv';
  /** Name of the sheet that was read: the first one of a workbook that is not hidden. Null for CSV. */
  readonly sheet: string | null;
  /** Of CSV, as a label of the WHATWG encoding standard; null for workbooks. */
  readonly encoding: string | null;
  readonly encodingSource: EncodingSource | null;
  /** Encodings to choose from; none for workbooks. */
  readonly candidates: readonly EncodingCandidate[];
  /** Names from the first row, all different. Columns that have neither name nor value are left out. */
  readonly columns: readonly string[];
  /** One value a column. Row 0 here is row 2 of the file; empty rows at the end are left out. */
  readonly rows: readonly (readonly TableValue[])[];
  readonly warnings: readonly GeodataWarning[];
}
