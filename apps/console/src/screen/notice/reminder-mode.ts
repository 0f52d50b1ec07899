import type { NoticeSetting } from '@gep/api-client';

/** Days of reminders as the screen sets them. */
export interface ReminderDraft {
  readonly mode: 'server' | 'own' | 'none';
  /** Days before a due date, from 1. */
  readonly before: readonly number[];
  /** Days after it; 0: when it is due. */
  readonly after: readonly number[];
}

/** The days of a list, the farthest from the due date first, as people say them. */
export function sides(days: readonly number[]): Pick<ReminderDraft, 'before' | 'after'> {
  return { before: days.filter((day) => day < 0).map((day) => -day), after: days.filter((day) => day >= 0) };
}

export function draftOf({ reminderDays, serverDays }: NoticeSetting): ReminderDraft {
  const mode = reminderDays === null ? 'server' : reminderDays.length === 0 ? 'none' : 'own';
  return { mode, ...sides(mode === 'own' ? (reminderDays ?? []) : serverDays) };
}

/** As the server takes them. */
export function daysOf({ mode, before, after }: ReminderDraft): number[] | null {
  if (mode === 'server') return null;
  return mode === 'none' ? [] : [...before.map((day) => -day), ...after].sort((a, b) => a - b);
}

/** Whether they can be saved: whole numbers up to `most`, at least one. */
export function isComplete({ mode, before, after }: ReminderDraft, most: number): boolean {
  const isDay = (day: number, least: number): boolean => Number.isInteger(day) && day >= least && day <= most;
  const all = [...before, ...after];
  return (
    mode !== 'own' ||
    (all.length > 0 &&
      all.length <= 20 &&
      before.every((day) => isDay(day, 1)) &&
      after.every((day) => isDay(day, 0)))
  );
}
