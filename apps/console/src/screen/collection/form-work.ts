import type { FormState, ReportSummary } from '@gep/api-client';
import { canMove } from '@gep/api-client';
import { daysOverdue } from '../../form/due-day';

/** When a form is due, seen from now: in whole days. */
export interface DueDays {
  readonly kind: 'overdue' | 'soon' | 'left';
  readonly days: number;
}

type Due = Pick<ReportSummary, 'submitDue' | 'formState'>;

const dayMs = 24 * 60 * 60 * 1000;

/** Whether the department still has to do something with a form. */
export function isOpen(state: FormState): boolean {
  return canMove(state, 'save', 'department');
}

/** How far away the deadline of a form is; null where it has none, or was handed in. */
export function dueDays({ submitDue, formState }: Due, now: Date): DueDays | null {
  if (submitDue === null || !isOpen(formState)) return null;
  const left = +new Date(submitDue) - +now;
  if (left < 0) return { kind: 'overdue', days: daysOverdue(submitDue, +now) };
  const days = Math.floor(left / dayMs);
  return days === 0 ? { kind: 'soon', days } : { kind: 'left', days };
}
