import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Language, ReportChapter } from '@gep/api-client/contract';
import type { Actor } from './actor';
import { instant } from './columns';
import { ofProject } from './tenant';

/** What somebody wrote for a chapter of the report; it is part of every report that is made later. */
export const reportTexts = pgTable(
  'report_texts',
  {
    projectId: ofProject(),
    chapter: text('chapter').$type<ReportChapter>().notNull(),
    language: text('language').$type<Language>().notNull(),
    text: text('text').notNull(),
    savedBy: jsonb('saved_by').$type<Actor>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.chapter, table.language] })],
);
