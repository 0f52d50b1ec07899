import { setTimeout as delay } from 'node:timers/promises';
import type { Services } from '../services';
import { claimDeliveries, updateDelivery } from './notice-queries';
import type { DueDelivery } from './notice-queries';
import { noticeText } from './notice-text';
import { RefusedError } from './notice-way';
import type { OutgoingNotice } from './notice-way';

const minuteMs = 60_000;
/** Minutes until the next try, by the tries before. After the last one a delivery has failed. */
const waits = [2, 5, 15, 60, 180, 720, 1440];
const lookMs = 5000;
const atOnce = 10;
const errorLength = 300;

/** Sends what waits in the outbox, again and again until the server closes. */
export async function deliverRegularly(services: Services, signal: AbortSignal): Promise<void> {
  for (;;) {
    await delay(lookMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    await deliverNotices(services, signal).catch((error: unknown) => services.report(error, 'notices'));
  }
}

/**
 * Sends all deliveries whose time has come.
 * @returns how many were tried
 */
export async function deliverNotices(services: Services, signal: AbortSignal): Promise<number> {
  const ways = services.noticeWays.filter(({ send }) => send).map(({ name }) => name);
  for (let tried = 0; ;) {
    if (ways.length === 0 || signal.aborted) return tried;
    const now = services.now();
    const until = (attempts: number): Date => new Date(now.getTime() + waitOf(attempts) * minuteMs);
    const due = await services.database.transaction((tx) =>
      claimDeliveries(tx, ways, { now, until, limit: atOnce }),
    );
    if (due.length === 0) return tried;
    await Promise.all(due.map((one) => deliver(services, one, signal)));
    tried += due.length;
  }
}

async function deliver(services: Services, due: DueDelivery, signal: AbortSignal): Promise<void> {
  const { delivery } = due;
  const { db } = services.database;
  const way = services.noticeWays.find(({ name }) => name === delivery.way);
  try {
    await way?.send?.(outgoing(services, due), signal);
  } catch (error) {
    const isLast = error instanceof RefusedError || delivery.attempts > waits.length;
    const state = isLast ? 'FAILED' : 'WAITING';
    return updateDelivery(db, delivery.id, { state, lastError: errorOf(error) });
  }
  await updateDelivery(db, delivery.id, { state: 'SENT', sentAt: services.now(), lastError: '' });
}

function waitOf(attempts: number): number {
  return waits[Math.min(attempts, waits.length - 1)];
}

function outgoing(services: Services, { delivery, notice, user, projectName }: DueDelivery): OutgoingNotice {
  const { publicUrl, notices } = services.config;
  const { language, timeZone } = notices;
  return {
    ...noticeText(notice, language, timeZone),
    id: delivery.id,
    event: notice.event,
    project: { id: notice.projectId, name: projectName },
    createdAt: notice.createdAt,
    to: {
      userId: user.id,
      name: user.deptName || user.userName,
      contact: user.realName,
      phone: user.phone,
      email: user.email,
    },
    link: publicUrl,
  };
}

/** What an operator reads of a fault: its message and code, never an address or a key. */
function errorOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  // `fetch` says why only in the cause, and names the address there.
  const { code } = (error.cause ?? error) as { code?: unknown };
  if (error.name === 'TimeoutError') return 'no answer in time';
  if (error.message === 'fetch failed') return typeof code === 'string' ? code : 'no connection';
  return error.message.slice(0, errorLength);
}
