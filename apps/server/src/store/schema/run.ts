import {
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import type { StoredProblem } from '../../error/stored-problem';
import { ofProject, projects } from './tenant';

/** One pretreatment or calculation. */
export const runs = pgTable(
  'runs',
  {
    id: id(),
    projectId: ofProject(),
    /** pretreatment or calculation. */
    kind: text('kind').notNull(),
    /** queued, running, complete, failed or stopped. */
    state: text('state').notNull(),
    /** 0-100. */
    progress: doublePrecision('progress').notNull().default(0),
    /** What is worked on: a code of the message files and its values. */
    step: jsonb('step').$type<Record<string, unknown>>(),
    /** One entry a model (calculation) or an input (pretreatment). */
    items: jsonb('items').$type<Record<string, unknown>[]>().notNull().default([]),
    warnings: jsonb('warnings').$type<StoredProblem[]>().notNull().default([]),
    error: jsonb('error').$type<StoredProblem>(),
    startedBy: text('started_by'),
    /** The process that has it in hand, once it is not any server's to take. */
    ownerId: text('owner_id'),
    /** Set by the process that was asked to stop it; its owner looks. */
    stopAsked: boolean('stop_asked').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [index('runs_project').on(table.projectId, table.createdAt)],
);

/** What happened in a run, in order: the source of the event stream and of its resume. */
export const runEvents = pgTable(
  'run_events',
  {
    sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
    runId: text('run_id').notNull(),
    projectId: ofProject(),
    /** progress, success, error, close, calculation-end or operation-error. */
    type: text('type').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('run_events_project').on(table.projectId, table.sequence)],
);

/** What a calculation was made from and what it gave: enough to repeat it. Forgotten with its run. */
export const runRecords = pgTable(
  'run_records',
  {
    runId: text('run_id')
      .primaryKey()
      .references(() => runs.id, { onDelete: 'cascade' }),
    projectId: ofProject(),
    record: jsonb('record').$type<Record<string, unknown>>().notNull(),
    /** Null until the calculation is complete. */
    outcome: jsonb('outcome').$type<Record<string, unknown>>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('run_records_project').on(table.projectId, table.createdAt)],
);

/** The grid all rasters of a project are warped to. */
export const preparedGrids = pgTable('prepared_grids', {
  projectId: text('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  runId: text('run_id').notNull(),
  /** WKT, or `EPSG:n`. */
  crs: text('crs').notNull(),
  /** `[a, b, c, d, e, f]`: x = a·col + b·row + c, y = d·col + e·row + f. */
  transform: jsonb('transform').$type<[number, number, number, number, number, number]>().notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** Raster of district indices (rows of `districts`, 1-based; 0 outside). */
  districtFileId: text('district_file_id'),
  districts: jsonb('districts').$type<Record<string, unknown>[]>().notNull().default([]),
  createdAt: instant('created_at').notNull(),
});

/** An input after pretreatment: on the project grid, scaled, as flat binary or GeoTIFF. */
export const preparedInputs = pgTable(
  'prepared_inputs',
  {
    id: id(),
    projectId: ofProject(),
    runId: text('run_id').notNull(),
    inputKey: text('input_key').notNull(),
    compareFlag: integer('compare_flag').notNull(),
    fileId: text('file_id').notNull(),
    /** Of everything the preparation depends on: equal means it can be kept. */
    fingerprint: text('fingerprint').notNull(),
    report: jsonb('report').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('prepared_inputs_place').on(table.projectId, table.inputKey, table.compareFlag)],
);
