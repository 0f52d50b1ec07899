import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Verification codes of phones whose owners want to register. */
export const registrationCodes = pgTable('registration_codes', {
  phone: text('phone').primaryKey(),
  /** The code, sealed; empty once it was used up. */
  code: text('code').notNull(),
  sentAt: instant('sent_at').notNull(),
  /** Wrong codes since it was sent. */
  tries: integer('tries').notNull().default(0),
  /** Codes that were sent since `countedFrom`. */
  sends: integer('sends').notNull(),
  countedFrom: instant('counted_from').notNull(),
});
