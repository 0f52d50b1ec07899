import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Language, ReportChapter } from '@gep/api-client/contract';
import type { Actor } from './actor';
import { instant } from './columns';
import { ofProject } from './tenant';

/** The Word document that reports of a language are written into; none: the built-in one. */
export const accountTemplates = pgTable(
  'account_templates',
  {
    projectId: ofProject(),
    language: text('language').$type<Language>().notNull(),
    /** Of the stored file. */
    fileId: text('file_id').notNull(),
    /** Those that it has a place for, in its order. */
    chapters: jsonb('chapters').$type<ReportChapter[]>().notNull(),
    savedBy: jsonb('saved_by').$type<Actor>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.language] })],
);
