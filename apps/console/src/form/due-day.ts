/**
 * A deadline is a day: it ends with that day, where the user is.
 * @param day as a date field holds it, `2026-12-31`; empty where there is no deadline
 */
export function dueOf(day: string): string | null {
  return day === '' ? null : new Date(`${day}T23:59:59`).toISOString();
}

/** The day of a deadline, as a date field holds it; empty where there is none. */
export function dayOf(due: string | null): string {
  if (due === null) return '';
  const date = new Date(due);
  const part = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Days that something is overdue, the one that has begun among them. */
export function daysOverdue(due: string, now: number): number {
  return Math.ceil(Math.max(0, now - new Date(due).getTime()) / dayMs);
}
