import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FormState, ReportCell, ReportComment, ReportExplanation } from '@gep/api-client/contract';
import type { StoredProblem } from '../../error/stored-problem';
import type { Actor } from './actor';
import { id, instant } from './columns';
import { inputColumns } from './model';
import { ofProject, users } from './tenant';

/** A data file or table of the selected models that departments supply: its name and deadlines. */
export const reportTemplates = pgTable(
  'report_templates',
  {
    id: id(),
    projectId: ofProject(),
    inputKey: text('input_key').notNull(),
    /** 0 current year, 1 comparable year. */
    compareFlag: integer('compare_flag').notNull(),
    /** Empty: the name of the input. */
    name: text('name').notNull().default(''),
    submitDue: instant('submit_due'),
    confirmDue: instant('confirm_due'),
  },
  (table) => [uniqueIndex('report_templates_place').on(table.projectId, table.inputKey, table.compareFlag)],
);

/** A cell as it was saved last, and the revision of the form that set it. */
export type StoredCell = readonly [value: ReportCell, revision: number];

/** A row of a form, cells by the key of their column. */
export interface StoredRow {
  readonly id: string;
  readonly cells: Readonly<Record<string, StoredCell>>;
}

/** The part of a report that one department fills in, with its work at hand. */
export const reportForms = pgTable(
  'report_forms',
  {
    id: id(),
    projectId: ofProject(),
    templateId: text('template_id')
      .notNull()
      .references(() => reportTemplates.id, { onDelete: 'cascade' }),
    /** Department that fills it in. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<FormState>().notNull().default('ASSIGNED'),
    /** Of a table form. */
    rows: jsonb('rows').$type<StoredRow[]>().notNull().default([]),
    /** Counts the saves of cells. */
    revision: integer('revision').notNull().default(0),
    explanations: jsonb('explanations').$type<ReportExplanation[]>().notNull().default([]),
    /** Percent of what has to be filled in, 0-100; 100 once it was handed in. */
    fillProgress: integer('fill_progress').notNull().default(0),
    /** How often it was handed in. */
    version: integer('version').notNull().default(0),
    /** In place of the deadline of the report. */
    extendedDue: instant('extended_due'),
    assignedAt: instant('assigned_at').notNull(),
    updatedAt: instant('updated_at'),
  },
  (table) => [
    index('report_forms_project').on(table.projectId),
    index('report_forms_user').on(table.userId),
    uniqueIndex('report_forms_place').on(table.templateId, table.userId),
  ],
);

/** What a department handed in, and what the owner made of it. Never changed but by its review. */
export const reportVersions = pgTable(
  'report_versions',
  {
    formId: text('form_id')
      .notNull()
      .references(() => reportForms.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    rows: jsonb('rows').$type<StoredRow[]>().notNull(),
    explanations: jsonb('explanations').$type<ReportExplanation[]>().notNull(),
    submittedAt: instant('submitted_at').notNull(),
    submittedBy: jsonb('submitted_by').$type<Actor>(),
    decision: text('decision').$type<'CONFIRMED' | 'RETURNED'>(),
    decidedAt: instant('decided_at'),
    decidedBy: jsonb('decided_by').$type<Actor>(),
    reason: text('reason').notNull().default(''),
    comments: jsonb('comments').$type<ReportComment[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.formId, table.version] })],
);

/** The raster or vector file of a form as the server read it: version 0 is at hand, the others were handed in. */
export const reportFiles = pgTable(
  'report_files',
  {
    ...inputColumns(),
    formId: text('form_id')
      .notNull()
      .references(() => reportForms.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
  },
  (table) => [
    index('report_files_project').on(table.projectId),
    uniqueIndex('report_files_version').on(table.formId, table.version),
  ],
);

/** A row of a table that was refused: what it said, and what is wrong in it. */
export interface RefusedRow {
  /** Of the row of the form that it is; null for a new one. */
  readonly id: string | null;
  /** What the workbook said that it was made from. */
  readonly base?: string;
  readonly cells: Readonly<Record<string, ReportCell>>;
  readonly problems: readonly StoredProblem[];
}

/** The table that was refused last for a form, so that it can be fetched with the reasons. Goes after a day. */
export const refusedTables = pgTable('refused_tables', {
  formId: text('form_id')
    .primaryKey()
    .references(() => reportForms.id, { onDelete: 'cascade' }),
  rows: jsonb('rows').$type<RefusedRow[]>().notNull(),
  refusedAt: instant('refused_at').notNull(),
});
