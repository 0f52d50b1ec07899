import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Role } from '@gep/api-client/contract';
import { id, instant } from './columns';
import { projects } from './project';

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
    /** Still on the first password of the installation, which "copy info" may show. */
    hasInitialPassword: boolean('has_initial_password').notNull().default(false),
    role: text('role').$type<Role>().notNull(),
    realName: text('real_name').notNull().default(''),
    phone: text('phone').notNull().default(''),
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
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('users_project').on(table.projectId)],
);

/** Live and ended sessions; only a hash of the token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at').notNull(),
    /** Set by logout, password change and removal: the next call learns 10301 instead of 10204. */
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Wrong passwords by account name (also of accounts that do not exist). */
export const loginAttempts = pgTable('login_attempts', {
  userName: text('user_name').primaryKey(),
  failures: integer('failures').notNull(),
  lockedUntil: instant('locked_until'),
  updatedAt: instant('updated_at').notNull(),
});

/** Texts of the installation, for example the first password of departments. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
