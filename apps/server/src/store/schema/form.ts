import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FormName } from '@gep/api-client/contract';
import type { Actor } from './actor';
import { instant } from './columns';
import { projects, users } from './tenant';

/** When a field of a form was changed last. Versions count the changes of a project, or those of a user's forms. */
export const formChanges = pgTable(
  'form_changes',
  {
    projectId: text('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Whichever of the two it is. */
    scope: text('scope').notNull(),
    form: text('form').$type<FormName>().notNull(),
    /** Empty: the form as a whole. */
    entry: text('entry').notNull(),
    field: text('field').notNull(),
    /** What the entry was called then, where only its row knows: a department, a style. */
    label: text('label'),
    version: integer('version').notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** Null: a program. */
    changedBy: jsonb('changed_by').$type<Actor>(),
  },
  (table) => [
    uniqueIndex('form_changes_field').on(table.scope, table.form, table.entry, table.field),
    index('form_changes_project').on(table.projectId),
    index('form_changes_user').on(table.userId),
  ],
);
