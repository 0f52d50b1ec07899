import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { FormState } from '@gep/api-client/contract';
import type { Db } from '../store/database';
import { dueReminders, projects, reportForms, reportTemplates } from '../store/schema';

type DueOf = (typeof dueReminders.$inferSelect)['of'];

/** A form that waits for somebody until a due date. */
export interface DueForm {
  readonly formId: string;
  readonly projectId: string;
  /** Whom it waits for: the department, or the owner of the project. */
  readonly userId: string;
  readonly inputKey: string;
  readonly compareFlag: number;
  /** Empty: the name of the input. */
  readonly name: string;
  readonly due: Date;
  readonly assignedAt: Date;
  /** Of its project; null: those of the server. */
  readonly reminderDays: readonly number[] | null;
}

const open: Readonly<Record<DueOf, FormState[]>> = {
  SUBMISSION: ['ASSIGNED', 'DRAFT', 'RETURNED'],
  CONFIRMATION: ['SUBMITTED'],
};

/**
 * Forms that wait, from the first day of their reminders until a day after the last: a server that was off for longer leaves
 * that one out.
 * @param serverDays where a project has chosen none, ascending
 */
export async function dueForms(
  db: Db,
  of: DueOf,
  now: Date,
  serverDays: readonly number[],
): Promise<DueForm[]> {
  const days = sql`coalesce(${projects.reminderDays}, ${JSON.stringify(serverDays)}::jsonb)`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const from = sql`${at} - make_interval(hours => 24 * (greatest((${days}->>-1)::int, 0) + 1))`;
  const to = sql`${at} - make_interval(hours => 24 * least((${days}->>0)::int, 0))`;
  const due =
    of === 'SUBMISSION'
      ? sql<Date>`coalesce(${reportForms.extendedDue}, ${reportTemplates.submitDue})`
      : sql<Date>`${reportTemplates.confirmDue}`;
  return db
    .select({
      formId: reportForms.id,
      projectId: reportForms.projectId,
      userId: of === 'SUBMISSION' ? reportForms.userId : projects.ownerId,
      inputKey: reportTemplates.inputKey,
      compareFlag: reportTemplates.compareFlag,
      name: reportTemplates.name,
      due: due.mapWith(reportTemplates.submitDue),
      assignedAt: reportForms.assignedAt,
      reminderDays: projects.reminderDays,
    })
    .from(reportForms)
    .innerJoin(reportTemplates, eq(reportTemplates.id, reportForms.templateId))
    .innerJoin(projects, eq(projects.id, reportForms.projectId))
    .where(and(inArray(reportForms.state, open[of]), isNotNull(due), sql`${due} between ${from} and ${to}`));
}

/** A reminder of a due date, made some days from it. */
export type DueReminder = typeof dueReminders.$inferSelect;

const chunk = 500;

/** Notes reminders. @returns those that had not been made before */
export async function noteReminders(tx: Db, rows: readonly DueReminder[]): Promise<DueReminder[]> {
  const made: DueReminder[] = [];
  for (let start = 0; start < rows.length; start += chunk)
    made.push(
      ...(await tx
        .insert(dueReminders)
        .values(rows.slice(start, start + chunk))
        .onConflictDoNothing()
        .returning()),
    );
  return made;
}
