import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { RegionFile } from '@gep/api-client/contract';
import type { Actor } from './actor';
import { bytes, id, instant } from './columns';
import type { StoredProblem } from '../../error/stored-problem';
import { projects } from './tenant';

/** One file of the file store. The name is the user's and only ever data; the path is made from the id. */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: id(),
    /** Null: not (yet) of a project. The bytes of a row that goes with its project are found by a sweep. */
    projectId: text('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    /** region, input, prepared, result, report, template. */
    purpose: text('purpose').notNull(),
    name: text('name').notNull(),
    path: text('path').notNull().unique(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('stored_files_project').on(table.projectId)],
);

/**
 * Lost and found: stored files that no row names, since a sweep first met them. After going back to an older database
 * they are those of the newer one, and a row that comes back finds its file.
 */
export const lostFiles = pgTable('lost_files', {
  path: text('path').primaryKey(),
  since: instant('since').notNull(),
});

/** The region file of a project; its features are rows of `region_features`. */
export const regionFiles = pgTable('region_files', {
  projectId: text('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  /** The features that are its own. Of others there are rows for a while: before it, those of an upload; after, those of a file that it replaced. */
  regionId: text('region_id').notNull().default(''),
  /** Ids of the stored parts. */
  fileIds: jsonb('file_ids').$type<string[]>().notNull(),
  /** What the server read from it, without the warnings. */
  info: jsonb('info').$type<Omit<RegionFile, 'warnings'>>().notNull(),
  warnings: jsonb('warnings').$type<StoredProblem[]>().notNull().default([]),
  uploadedAt: instant('uploaded_at').notNull(),
  /** Null for files of an older program. */
  uploadedBy: jsonb('uploaded_by').$type<Actor>(),
});

export const regionFeatures = pgTable(
  'region_features',
  {
    id: id(),
    /** May be gone: many rows take long to delete, and go behind their project. */
    projectId: text('project_id').notNull(),
    /** Of the region file, see there. */
    regionId: text('region_id').notNull().default(''),
    /** Position in the file. */
    fid: integer('fid').notNull(),
    /** WKB in EPSG:4326, x before y. Null: the row has no geometry. */
    wkb: bytes('wkb'),
    attributes: jsonb('attributes').$type<Record<string, string | number | null>>().notNull(),
  },
  (table) => [index('region_features_project').on(table.projectId, table.regionId, table.fid)],
);
