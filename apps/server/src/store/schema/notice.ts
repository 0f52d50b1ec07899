import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DeliveryState, LocalText, NoticeEvent, NoticeWayName } from '@gep/api-client/contract';
import { id, instant } from './columns';
import { reportForms } from './report';
import { ofProject, users } from './tenant';

/** What a notice is about, worded when it is read. */
export interface NoticeData {
  /** Names of the first forms, and how many there are. */
  readonly forms: readonly LocalText[];
  readonly count: number;
  /** When they are due; null where there is no due date. */
  readonly due: string | null;
  /** Why a form was sent back. */
  readonly reason?: string;
}

/** Notices: the inbox of their readers. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    projectId: ofProject(),
    /** Its reader. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event: text('event').$type<NoticeEvent>().notNull(),
    data: jsonb('data').$type<NoticeData>().notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    index('notices_user').on(table.userId, table.createdAt),
    index('notices_project').on(table.projectId, table.createdAt),
  ],
);

/** The outbox: each way of each notice. */
export const noticeDeliveries = pgTable(
  'notice_deliveries',
  {
    id: id(),
    noticeId: text('notice_id')
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    way: text('way').$type<NoticeWayName>().notNull(),
    state: text('state').$type<DeliveryState>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: instant('next_try_at').notNull(),
    /** What went wrong last, without secrets. */
    lastError: text('last_error').notNull().default(''),
    sentAt: instant('sent_at'),
  },
  (table) => [
    uniqueIndex('notice_deliveries_way').on(table.noticeId, table.way),
    index('notice_deliveries_next').on(table.state, table.nextTryAt),
  ],
);

/** Reminders of due dates that have been made: one for each form, due date and number of days from it. */
export const dueReminders = pgTable(
  'due_reminders',
  {
    formId: text('form_id')
      .notNull()
      .references(() => reportForms.id, { onDelete: 'cascade' }),
    /** Of the submission, or of the confirmation. */
    of: text('of').$type<'SUBMISSION' | 'CONFIRMATION'>().notNull(),
    due: instant('due').notNull(),
    days: integer('days').notNull(),
  },
  (table) => [primaryKey({ columns: [table.formId, table.of, table.due, table.days] })],
);
