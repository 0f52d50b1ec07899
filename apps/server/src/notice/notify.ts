import type { NoticeEvent } from '@gep/api-client/contract';
import type { Services } from '../services';
import type { Db } from '../store/database';
import { newId } from '../store/new-id';
import type { NoticeData } from '../store/schema';
import { findUsers } from '../user/queries';
import { insertNotices } from './notice-queries';

/** What somebody is to know. */
export interface News {
  readonly userId: string;
  readonly projectId: string;
  readonly event: NoticeEvent;
  readonly data: NoticeData;
}

/**
 * Writes notices into the inbox of their readers and into the outbox of every other way that reaches them, in the
 * transaction of what they are about: both stand, or neither. Nothing is sent here.
 */
export async function notify(services: Services, tx: Db, news: readonly News[]): Promise<void> {
  const createdAt = services.now();
  const receivers = await findUsers(tx, [...new Set(news.map(({ userId }) => userId))]);
  const known = new Map(receivers.map((user) => [user.id, user]));
  const rows = news.map((one) => ({ ...one, id: newId(), createdAt }));
  const deliveries = rows.flatMap(({ id, userId }) => {
    const receiver = known.get(userId);
    const ways = services.noticeWays.filter(({ reaches }) => receiver && reaches(receiver));
    return ways.map(({ name: way, send }) => ({
      id: newId(),
      noticeId: id,
      way,
      state: send ? ('WAITING' as const) : ('SENT' as const),
      sentAt: send ? null : createdAt,
      nextTryAt: createdAt,
    }));
  });
  await insertNotices(tx, rows, deliveries);
}
