import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

/** Processes that have work of the database in hand: servers, commands and workers. What they hold names them. */
export const processes = pgTable('processes', {
  id: id(),
  /** What it is and where it runs, in words. */
  name: text('name').notNull(),
  /** The program, in words: all processes of a database have the same. */
  program: text('program').notNull(),
  /** By the clock of the database; what a process holds is free when this has passed. */
  leaseUntil: instant('lease_until').notNull(),
});
