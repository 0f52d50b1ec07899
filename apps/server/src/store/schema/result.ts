import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Histogram, Statistics } from '@gep/raster';
import { bytes, id, instant } from './columns';
import type { StoredProblem } from '../../error/stored-problem';
import { ofProject, projects } from './tenant';

/** What a model (or one of its children: a method, a pollutant) gave for one year. */
export const results = pgTable(
  'results',
  {
    id: id(),
    projectId: ofProject(),
    runId: text('run_id').notNull(),
    /** Stored by a run that has not ended: nobody sees it, and it takes the place of no other result yet. */
    pending: boolean('pending').notNull().default(false),
    modelId: text('model_id').notNull(),
    /** Empty: the model itself (the total where it has children). */
    childKey: text('child_key').notNull().default(''),
    compareFlag: integer('compare_flag').notNull(),
    functionValue: doublePrecision('function_value'),
    functionUnits: text('function_units'),
    priceValue: doublePrecision('price_value'),
    priceUnits: text('price_units'),
    /** The parameters used, and which were defaults. */
    parameters: jsonb('parameters').$type<Record<string, unknown>>().notNull().default({}),
    warnings: jsonb('warnings').$type<StoredProblem[]>().notNull().default([]),
    /** The account cube of the run, which its results share; null until all of its models are calculated. */
    cubeFileId: text('cube_file_id'),
    /** The ecosystem types that the cube is counted by, as the run prepared them: a flat file; null without any. */
    typesFileId: text('types_file_id'),
    /** The districts that the cube is counted by, as the run prepared them. */
    districtsFileId: text('districts_file_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('results_place')
      .on(table.projectId, table.modelId, table.childKey, table.compareFlag)
      .where(sql`not ${table.pending}`),
  ],
);

/** Factors by the classes of a flat file of the project grid. */
export interface ClassFactors {
  readonly fileId: string;
  /** By class; a class without an entry takes that of class 0, or 0. */
  readonly factors: Readonly<Record<string, number>>;
  /** What cells of the classes hold on average; absent: alike. */
  readonly weights?: Readonly<Record<string, number>>;
}

/** What is known of all cells of a raster. */
export interface CellStatistics extends Statistics {
  /** Null without a valid cell. */
  readonly histogram: Histogram | null;
  /** Different values by size; null: too many. Absent until they were asked for. */
  readonly unique?: { readonly values: readonly { readonly value: number; readonly count: number }[] | null };
  /** Count, sum and mean are exact; the others are those of the run, grown as the sum has. */
  readonly estimated?: true;
}

/** A part of a raster: the cells of a stored file times a factor, and where that differs, times that of their class. */
export interface RasterTerm {
  readonly fileId: string;
  readonly factor: number;
  readonly by?: readonly ClassFactors[];
}

/** The cells of a raster by value, in a file that answers for classes of any breaks. */
export interface StoredLedger {
  readonly fileId: string;
  /** What its cells followed from; out of date where they follow from others now. */
  readonly terms: readonly RasterTerm[] | null;
  /** The same of the quantity that is added up by the classes of a value; null where there is none. */
  readonly beside: { readonly fileId: string; readonly terms: readonly RasterTerm[] | null } | null;
}

/** A stored raster (COG) of a result. */
export const resultRasters = pgTable(
  'result_rasters',
  {
    id: id(),
    projectId: ofProject(),
    resultId: text('result_id')
      .notNull()
      .references(() => results.id, { onDelete: 'cascade' }),
    /** function or value. */
    quantity: text('quantity').notNull(),
    fileId: text('file_id').notNull(),
    /** What the cells follow from since prices changed, in place of the file's own. */
    terms: jsonb('terms').$type<RasterTerm[]>(),
    /** Of the cells that follow from terms; null where it takes a pass over them to know. */
    termStatistics: jsonb('term_statistics').$type<CellStatistics>(),
    unit: text('unit'),
    /** Null until its classes were asked for. */
    ledger: jsonb('ledger').$type<StoredLedger>(),
    /** Of the file's own cells, as the run wrote them; none where an earlier version has forgotten them. */
    statistics: jsonb('statistics').$type<CellStatistics[]>().notNull().default([]),
  },
  (table) => [uniqueIndex('result_rasters_quantity').on(table.resultId, table.quantity)],
);

/** Sums of a result by district. */
export const zonalRows = pgTable(
  'zonal_rows',
  {
    id: id(),
    projectId: ofProject(),
    resultId: text('result_id')
      .notNull()
      .references(() => results.id, { onDelete: 'cascade' }),
    /** function or value. */
    quantity: text('quantity').notNull(),
    /** nation, province, city, county or street. */
    level: text('level').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    parentCode: text('parent_code'),
    /** Null: no valid cell. */
    sum: doublePrecision('sum'),
    mean: doublePrecision('mean'),
    min: doublePrecision('min'),
    max: doublePrecision('max'),
    validCount: integer('valid_count').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [index('zonal_rows_place').on(table.resultId, table.quantity, table.level, table.code)],
);

/** Cells of a project by district and by their ecosystem types in both years, counted from files that its run prepared. */
export const typeChanges = pgTable('type_changes', {
  projectId: text('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  /** What they were counted from; out of date where the results have others. */
  beforeFileId: text('before_file_id').notNull(),
  afterFileId: text('after_file_id').notNull(),
  districtsFileId: text('districts_file_id').notNull(),
  /** Four lists of int32, little endian, one after the other: district, type before, type after, cells. */
  counts: bytes('counts').notNull(),
  createdAt: instant('created_at').notNull(),
});
