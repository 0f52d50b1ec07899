import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { ofProject, users } from './tenant';

/** A form that a department fills in. */
export const reportForms = pgTable(
  'report_forms',
  {
    id: id(),
    projectId: ofProject(),
    templateId: text('template_id').notNull(),
    /** Department that fills it in. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    formState: text('form_state').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull().default({}),
    fillProgress: integer('fill_progress').notNull().default(0),
    confirmProgress: integer('confirm_progress').notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('report_forms_project').on(table.projectId), index('report_forms_user').on(table.userId)],
);
