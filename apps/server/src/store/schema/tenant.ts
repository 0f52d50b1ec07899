import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Role, RunState } from '@gep/api-client/contract';
import { id, instant } from './columns';

/** Main users (PROJECT_ADMIN) and departments (DATA_ENTRY, bound to one project). */
export const users = pgTable(
  'users',
  {
    id: id(),
    /** Unique over the whole installation: it is what one logs in with. */
    userName: text('user_name').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    /** Null until it was changed once. */
    passwordChangedAt: instant('password_changed_at'),
    /** Until the first change of the password, which everything else waits for. */
    hasInitialPassword: boolean('has_initial_password').notNull().default(false),
    /** The first password, sealed; the owner may see it until it is changed. There is no hash then. */
    initialPassword: text('initial_password'),
    role: text('role').$type<Role>().notNull(),
    realName: text('real_name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** For notices; empty where there is none. */
    email: text('email').notNull().default(''),
    /** Departments only. */
    deptName: text('dept_name').notNull().default(''),
    userLevel: text('user_level').notNull().default(''),
    projectId: text('project_id').references((): AnyPgColumn => projects.id, { onDelete: 'cascade' }),
    /** Code of the partition district the department was generated for. */
    districtCode: text('district_code').notNull().default(''),
    dataEntryPasscode: text('data_entry_passcode').notNull().default(''),
    /** Main users: the project opened last. */
    currentProjectId: text('current_project_id').references((): AnyPgColumn => projects.id, {
      onDelete: 'set null',
    }),
    /** When the department was last reminded. */
    remindedAt: instant('reminded_at'),
    /** How often the user has changed its personal info and private styles. */
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('users_project').on(table.projectId)],
);

export const projects = pgTable(
  'projects',
  {
    id: id(),
    name: text('name').notNull(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    runState: text('run_state').$type<RunState>().notNull().default('NOT_RUN'),
    synthetic: boolean('synthetic').notNull().default(false),
    /** Set while the project is being copied: the calls refuse it until the copy stands. */
    copying: boolean('copying').notNull().default(false),
    /** Opened from an evidence bundle: nothing in it may change. */
    readOnly: boolean('read_only').notNull().default(false),
    /** Days from a due date at which reminders are made, ascending; null: those of the server. */
    reminderDays: jsonb('reminder_days').$type<number[]>(),
    /** How often its forms were changed. */
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [uniqueIndex('projects_owner_name').on(table.ownerId, table.name)],
);

/** Column of the rows that go with their project. */
export const ofProject = () =>
  text('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

export type Project = typeof projects.$inferSelect;
export type User = typeof users.$inferSelect;
