import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { InputReport, ReportExplanation, TableRow, Uncertainty } from '@gep/api-client/contract';
import type { Actor, StoredDeed } from './actor';
import { id, instant } from './columns';
import type { StoredProblem } from '../../error/stored-problem';
import { ofProject } from './tenant';

export const selectedModels = pgTable(
  'selected_models',
  { projectId: ofProject(), modelId: text('model_id').notNull() },
  (table) => [primaryKey({ columns: [table.projectId, table.modelId] })],
);

/** One row of a reclassification table: raw code of the raster, code that it means (-9999: missing). */
export interface ReclassificationRow {
  readonly from: number;
  readonly to: number;
}

/** A version of a report form that is part of an input: who handed it in, and who confirmed it. */
export interface SuppliedForm {
  readonly formId: string;
  readonly version: number;
  readonly deptName: string;
  readonly submitted: StoredDeed | null;
  /** What the department said of the findings in it; rows of an older program have none. */
  readonly explanations?: readonly ReportExplanation[];
  /** Null where the owner let a calculation read it before anybody had confirmed it. */
  readonly confirmed: StoredDeed | null;
}

/** What is supplied for an input of one year: a file, or plain values. */
export const inputColumns = () => ({
  id: id(),
  projectId: ofProject(),
  inputKey: text('input_key').notNull(),
  /** 0 current year, 1 comparable year. */
  compareFlag: integer('compare_flag').notNull(),
  /** Ids of the stored files: one for a raster or table, all parts for a shapefile; empty without a file. */
  fileIds: jsonb('file_ids').$type<string[]>().notNull().default([]),
  fileName: text('file_name'),
  uploadedAt: instant('uploaded_at'),
  /** Who uploaded the file; null for files of an older program. */
  uploadedBy: jsonb('uploaded_by').$type<Actor>(),
  /** One number for all cells, or a list for inputs of many bands, in place of the file. */
  plain: jsonb('plain').$type<number | number[]>(),
  plainAt: instant('plain_at'),
  plainBy: jsonb('plain_by').$type<Actor>(),
  /** value = raw · scale + offset. */
  scale: doublePrecision('scale').notNull().default(1),
  offset: doublePrecision('offset').notNull().default(0),
  /** Raw values that count as no data in addition to the file's own. */
  noData: jsonb('no_data').$type<number[]>().notNull().default([]),
  reclassification: jsonb('reclassification').$type<ReclassificationRow[]>().notNull().default([]),
  /** Key of the ready table that the reclassification was filled with, changed by hand or not. */
  preset: text('preset'),
  /** When the user confirmed what the classes of this file mean; null where that is open. */
  classesConfirmedAt: instant('classes_confirmed_at'),
  classesConfirmedBy: jsonb('classes_confirmed_by').$type<Actor>(),
  /** When the owner confirmed what a department had handed in. */
  confirmedAt: instant('confirmed_at'),
  confirmedBy: jsonb('confirmed_by').$type<Actor>(),
  /** The report forms that it was made from; none of what the owner supplied. */
  forms: jsonb('forms').$type<SuppliedForm[]>().notNull().default([]),
  /** What the server found in the file: the report of the contract, before scale and offset. */
  report: jsonb('report').$type<InputReport>(),
  warnings: jsonb('warnings').$type<StoredProblem[]>().notNull().default([]),
  /** Columns that the user chose for fields of a table or vector file, by the key of the field. */
  fields: jsonb('fields').$type<Record<string, string | null>>().notNull().default({}),
  /** Encoding that the user chose for a table or vector file. */
  encoding: text('encoding'),
  /** Faults of rows that keep the file from being used: the first ones, and how many there are. */
  problems: jsonb('problems').$type<StoredProblem[]>().notNull().default([]),
  problemCount: integer('problem_count').notNull().default(0),
  /** Whether the districts that a table was checked by have changed since: its problems are to be found again. */
  districtsChanged: boolean('districts_changed').notNull().default(false),
  updatedAt: instant('updated_at').notNull(),
});

/** Inputs by their key. Same key, same file: one row serves every model of the project that has the key. */
export const modelInputs = pgTable('model_inputs', inputColumns(), (table) => [
  uniqueIndex('model_inputs_place').on(table.projectId, table.inputKey, table.compareFlag),
]);

/** Inputs that were deleted and can still be restored, as they were; their files are kept for that time. */
export const deletedInputs = pgTable(
  'deleted_inputs',
  { ...inputColumns(), deletedAt: instant('deleted_at').notNull() },
  (table) => [uniqueIndex('deleted_inputs_place').on(table.projectId, table.inputKey, table.compareFlag)],
);

export const modelParameters = pgTable(
  'model_parameters',
  {
    projectId: ofProject(),
    modelId: text('model_id').notNull(),
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    /** How certain the numbers are that need no run. */
    uncertainties: jsonb('uncertainties').$type<Uncertainty[]>().notNull().default([]),
    /** A row a price zone: by what it multiplies prices of the project. */
    zonePrices: jsonb('zone_prices').$type<TableRow[]>().notNull().default([]),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.modelId] })],
);
