import type { DeliveryState, Language, Notice, NoticeWayName, SentNotice } from '@gep/api-client/contract';
import { fail, notFound } from '../error/gep-error';
import type { Services } from '../services';
import { pageWindow } from '../store/page-window';
import type { PageQuery } from '../store/page-window';
import {
  countInbox,
  countSent,
  deliveriesOf,
  findDelivery,
  inboxOf,
  markRead,
  sentNotices,
  updateDelivery,
} from './notice-queries';
import type { DeliveryRow, NoticeRow } from './notice-queries';
import { noticeText } from './notice-text';

/** The inbox of a user, newest first. */
export async function listInbox(
  services: Services,
  userId: string,
  query: PageQuery,
  language: Language,
): Promise<{ data: Notice[]; totalCount: number }> {
  const { db } = services.database;
  const rows = await inboxOf(db, userId, pageWindow(query));
  return {
    data: rows.map((row) => view(services, row, language)),
    totalCount: await countInbox(db, userId, false),
  };
}

/** How many notices a user has not read. */
export async function inboxState({ database: { db } }: Services, userId: string): Promise<{ count: number }> {
  return { count: await countInbox(db, userId, true) };
}

/** Marks notices of a user as read, all where none are named. */
export async function readInbox(
  { database: { db }, now }: Services,
  userId: string,
  noticeIds: readonly string[] | undefined,
): Promise<void> {
  await markRead(db, userId, noticeIds, now());
}

/** What was sent in a project, to whom and how. */
export async function listSent(
  services: Services,
  projectId: string,
  { state, ...query }: PageQuery & { state?: DeliveryState },
  language: Language,
): Promise<{ data: SentNotice[]; totalCount: number; ways: NoticeWayName[] }> {
  const { db } = services.database;
  const rows = await sentNotices(db, projectId, state, pageWindow(query));
  const deliveries = await deliveriesOf(
    db,
    rows.map(({ notice }) => notice.id),
  );
  return {
    data: rows.map(({ notice, deptName, userName }) => ({
      ...view(services, notice, language),
      userId: notice.userId,
      receiver: deptName || userName,
      deliveries: deliveries.filter(({ noticeId }) => noticeId === notice.id).map(deliveryView),
    })),
    totalCount: await countSent(db, projectId, state),
    ways: services.noticeWays.map(({ name }) => name),
  };
}

/** Tries a delivery at once, and then as often as a new one. @throws GepError NOT_FOUND, NOTICE_SENT */
export async function retryDelivery(
  { database: { db }, now }: Services,
  projectId: string,
  deliveryId: string,
): Promise<void> {
  const { id, state } = (await findDelivery(db, projectId, deliveryId)) ?? notFound('notice');
  if (state === 'SENT') fail('NOTICE_SENT');
  await updateDelivery(db, id, { state: 'WAITING', attempts: 0, nextTryAt: now() });
}

function view({ config }: Services, row: NoticeRow, language: Language): Notice {
  return {
    noticeId: row.id,
    projectId: row.projectId,
    event: row.event,
    ...noticeText(row, language, config.notices.timeZone),
    createTime: row.createdAt.toISOString(),
    readTime: row.readAt?.toISOString() ?? null,
  };
}

function deliveryView(row: DeliveryRow): SentNotice['deliveries'][number] {
  return {
    deliveryId: row.id,
    way: row.way,
    state: row.state,
    attempts: row.attempts,
    sentTime: row.sentAt?.toISOString() ?? null,
    nextTryTime: row.state === 'WAITING' ? row.nextTryAt.toISOString() : null,
    error: row.lastError,
  };
}
