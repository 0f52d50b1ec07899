import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { IndicatorInput } from '@gep/api-client/contract';
import type { Actor } from './actor';
import { instant } from './columns';
import { projects } from './tenant';

/** Population and GDP of a project by year and district, which indicators are made of. */
export const indicatorInputs = pgTable('indicator_inputs', {
  projectId: text('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  rows: jsonb('rows').$type<IndicatorInput[]>().notNull(),
  source: text('source').notNull(),
  /** Null: a program. */
  savedBy: jsonb('saved_by').$type<Actor>(),
  savedAt: instant('saved_at').notNull(),
});
