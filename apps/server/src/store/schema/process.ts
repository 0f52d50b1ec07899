import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

/** Processes that have work of the database in hand: servers, commands and workers. What they hold names them. */
export const processes = pgTable('processes', {
  id: id(),
  /** What it is and where it runs, in words. */
  name: text('name').notNull(),
  /** The program, in words: all processes of a database have the same. */
  program: text('program').notNull(),
  /** The machine and its table of processes; empty where that is not known. See `store/process-place.ts`. */
  place: text('place').notNull().default(''),
  /** In the table of processes of its place. */
  pid: integer('pid').notNull().default(0),
  /** When it started, in the words of its place: numbers of processes are given again. */
  startedAt: text('started_at').notNull().default(''),
  /** By the clock of the database; what a process holds is free when this has passed. */
  leaseUntil: instant('lease_until').notNull(),
});
