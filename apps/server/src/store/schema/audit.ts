import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * The log of acts. The database numbers and chains a new row by itself, and refuses to change or delete one: see the
 * triggers in the migration.
 */
export const auditEntries = pgTable('audit_entries', {
  /** From 1 without gaps. */
  sequence: bigint('sequence', { mode: 'number' }).primaryKey(),
  /** JSON, as it was hashed. */
  entry: text('entry').notNull(),
  /** SHA-256 of the hash before it and the entry, in hexadecimal digits. */
  hash: text('hash').notNull(),
});
