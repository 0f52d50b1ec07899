import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Actor } from './actor';
import { id, instant } from './columns';
import { ofProject, users } from './tenant';

/** The saved scheme of a layer, as text that the codec has accepted. */
export const layerStyles = pgTable(
  'layer_styles',
  {
    id: id(),
    projectId: ofProject(),
    modelId: text('model_id').notNull(),
    layerType: integer('layer_type').notNull(),
    name: text('name').notNull(),
    layerStyle: text('layer_style').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('layer_styles_place').on(table.projectId, table.modelId, table.layerType, table.name),
  ],
);

/** What the result map of a project showed, under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    projectId: ofProject(),
    name: text('name').notNull(),
    /** Of the address of the screen. */
    query: text('query').notNull(),
    savedBy: jsonb('saved_by').$type<Actor>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [uniqueIndex('saved_views_name').on(table.projectId, table.name)],
);

export const userStyles = pgTable(
  'user_styles',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** POINT, LINE or POLYGON. */
    styleType: text('style_type').notNull(),
    styleJson: text('style_json').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('user_styles_user').on(table.userId)],
);

export const publicStyles = pgTable(
  'public_styles',
  {
    id: id(),
    groupId: text('group_id').notNull(),
    groupName: text('group_name').notNull(),
    name: text('name').notNull(),
    styleType: text('style_type').notNull(),
    styleJson: text('style_json').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('public_styles_type').on(table.styleType)],
);
