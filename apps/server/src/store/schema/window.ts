import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, id, instant } from './columns';
import { runs } from './run';

/** One pass of a run over the windows of its grid. */
export const windowBatches = pgTable('window_batches', {
  id: id(),
  runId: text('run_id')
    .notNull()
    .references(() => runs.id, { onDelete: 'cascade' }),
  /** The process that waits for its windows. */
  ownerId: text('owner_id').notNull(),
  /** What is computed in each window, as bytes; null where only its owner can. */
  task: bytes('task'),
  createdAt: instant('created_at').notNull(),
});

/** A window of a batch, in the order in which their results are added up. */
export const windowTasks = pgTable(
  'window_tasks',
  {
    batchId: text('batch_id')
      .notNull()
      .references(() => windowBatches.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    top: integer('top').notNull(),
    bottom: integer('bottom').notNull(),
    state: text('state').$type<'waiting' | 'at work' | 'done'>().notNull().default('waiting'),
    claimedBy: text('claimed_by'),
    /** Counts the claims: only the last one's result is taken. */
    fence: integer('fence').notNull().default(0),
    /** Figures of a worker, as bytes, until the owner has taken them. */
    result: bytes('result'),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.number] }),
    index('window_tasks_state').on(table.state),
  ],
);
