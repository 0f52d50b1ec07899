import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { RegionLevel } from '@gep/api-client/contract';
import type { Actor } from './actor';
import { instant } from './columns';
import { ofProject, projects } from './tenant';

/** Which fields of the region file hold names and codes of the five levels. */
export type LevelFields = Record<`${RegionLevel}${'Field' | 'CodeField'}`, string | null>;

export const basicSettings = pgTable('basic_settings', {
  projectId: text('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  particularYear: text('particular_year').notNull().default(''),
  /** The year that the comparable one is; empty: not said. */
  comparableDataYear: text('comparable_data_year').notNull().default(''),
  formulatingAuthority: text('formulating_authority').notNull().default(''),
  approvalAuthority: text('approval_authority').notNull().default(''),
  approvalNumber: text('approval_number').notNull().default(''),
  expirationDateYear: text('expiration_date_year').notNull().default(''),
  expirationDateMonth: text('expiration_date_month').notNull().default(''),
  /** Metres, 1-100000. */
  resolution: doublePrecision('resolution'),
  /** The project of the year before, which this one is compared with; it may have been deleted since. */
  predecessorId: text('predecessor_id'),
  enterCurrentYear: boolean('enter_current_year').notNull().default(true),
  enterComparableYear: boolean('enter_comparable_year').notNull().default(false),
  usePretreatment: boolean('use_pretreatment').notNull().default(false),
  /** Field of the region file that names the price zone of a district; null: all are one zone. */
  priceZoneField: text('price_zone_field'),
  levelFields: jsonb('level_fields').$type<Partial<LevelFields>>().notNull().default({}),
  /** One of nation, province, city, county, street. */
  accountingField: text('accounting_field').$type<RegionLevel>(),
  partitionField: text('partition_field').$type<RegionLevel>(),
});

/** Progress of copying a project into another one. */
export const projectCopies = pgTable(
  'project_copies',
  {
    copyProjectId: text('copy_project_id').primaryKey(),
    projectId: text('project_id').notNull(),
    progress: integer('progress').notNull().default(0),
    state: text('state').$type<'running' | 'complete' | 'failed'>().notNull(),
    error: text('error'),
    /** The process that copies. */
    ownerId: text('owner_id'),
  },
  (table) => [index('project_copies_source').on(table.projectId)],
);

/** Final services that do not exist in the region of a project. */
export const absentServices = pgTable(
  'absent_services',
  {
    projectId: ofProject(),
    modelId: text('model_id').notNull(),
    reason: text('reason').notNull(),
    declaredBy: jsonb('declared_by').$type<Actor>().notNull(),
    declaredAt: instant('declared_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.modelId] })],
);

export const forceCorrelations = pgTable('force_correlations', {
  projectId: text('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  useModelEcosystemCorrelation: boolean('use_model_ecosystem_correlation').notNull().default(false),
  useUrbanEcosystemBoundary: boolean('use_urban_ecosystem_boundary').notNull().default(false),
  /** Ecosystem type ids, comma-joined, by model id. */
  values: jsonb('values').$type<Record<string, string>>().notNull().default({}),
});

export const spatialAverages = pgTable('spatial_averages', {
  projectId: text('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  rows: jsonb('rows')
    .$type<{ modelId: string; enabled: boolean; ecosystemValues: string }[]>()
    .notNull()
    .default([]),
});
