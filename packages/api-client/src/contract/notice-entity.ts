import * as z from 'zod';
import { limits } from './protocol/limits';
import { instant } from './protocol/shared-schemas';

/**
 * What people get a notice of: forms were handed out, the owner asks for them, they are due soon or overdue, one was sent
 * back or confirmed, a due date was moved, forms wait for a confirmation.
 */
export const noticeEvent = z.enum([
  'ASSIGNED',
  'REMINDER',
  'DUE_SOON',
  'OVERDUE',
  'RETURNED',
  'CONFIRMED',
  'DUE_MOVED',
  'CONFIRM_SOON',
  'CONFIRM_OVERDUE',
]);
export type NoticeEvent = z.infer<typeof noticeEvent>;

/** How a notice travels. The inbox of the console is always there, the others where the server has them set up. */
export const noticeWay = z.enum(['INBOX', 'MAIL', 'WEBHOOK']);
export type NoticeWayName = z.infer<typeof noticeWay>;

/** `WAITING`: for its next try. `FAILED`: after the last one. */
export const deliveryState = z.enum(['WAITING', 'SENT', 'FAILED']);
export type DeliveryState = z.infer<typeof deliveryState>;

/** A notice as its reader sees it. */
export const notice = z.object({
  noticeId: z.string(),
  projectId: z.string(),
  event: noticeEvent,
  title: z.string(),
  text: z.string(),
  createTime: instant,
  readTime: instant.nullable(),
});
export type Notice = z.infer<typeof notice>;

/** One way of a notice, and what came of it. */
export const noticeDelivery = z.object({
  deliveryId: z.string(),
  way: noticeWay,
  state: deliveryState,
  attempts: z.number().int(),
  sentTime: instant.nullable(),
  /** Null once there is none. */
  nextTryTime: instant.nullable(),
  /** What went wrong last; empty where nothing did. */
  error: z.string(),
});
export type NoticeDelivery = z.infer<typeof noticeDelivery>;

/** A notice as the owner of the project sees it: to whom, by which ways. */
export const sentNotice = notice.extend({
  userId: z.string(),
  /** Name of the department; of an owner the account. */
  receiver: z.string(),
  deliveries: z.array(noticeDelivery),
});
export type SentNotice = z.infer<typeof sentNotice>;

/** Days from a due date at which reminders are made; negative: before it. */
export const reminderDays = z
  .array(z.number().int().min(-limits.reminderDays, 'rule.range').max(limits.reminderDays, 'rule.range'))
  .max(20, 'rule.too-long');

/** How a project is reminded of due dates. */
export const noticeSetting = z.object({
  /** Null: those of the server; none: no reminders. */
  reminderDays: reminderDays.nullable(),
  serverDays: reminderDays,
});
export type NoticeSetting = z.infer<typeof noticeSetting>;
