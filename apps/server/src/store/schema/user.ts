import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { users } from './tenant';

/** Live and ended sessions; only a hash of the token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Null: the user has been deleted, and the next call learns 10301. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** A hash of user and network: a general lock of the account does not shut out where its user signed in before. */
    network: text('network'),
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
  /** Locks since the last right password, each twice as long as the one before. */
  locks: integer('locks').notNull().default(0),
  lockedUntil: instant('locked_until'),
  updatedAt: instant('updated_at').notNull(),
});

/** Texts of the installation, for example the first password of departments. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
