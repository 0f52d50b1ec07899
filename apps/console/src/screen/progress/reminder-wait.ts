import { limits } from '@gep/api-client';
import { useEffect, useState } from 'react';
import { createTabStore } from '../../tab/tab-store';

/** Until when each department cannot be reminded again; outlives the card, which another page of the list takes away. */
const useWaits = createTabStore<{ until: Readonly<Record<string, number>> }>(() => ({ until: {} }));

/** A department was just reminded. */
export function startWait(userId: string): void {
  const end = Date.now() + limits.reminderCooldownSeconds * 1000;
  useWaits.setState(({ until }) => ({ until: { ...until, [userId]: end } }));
}

/** Seconds until a department can be reminded again; counts down to 0. */
export function useReminderWait(userId: string): number {
  const until = useWaits((waits) => waits.until[userId] ?? 0);
  const [now, setNow] = useState(Date.now);
  const isWaiting = until > now;
  useEffect(() => {
    if (until <= Date.now()) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until, isWaiting]);
  return Math.max(0, Math.min(limits.reminderCooldownSeconds, Math.ceil((until - now) / 1000)));
}
