import { and, eq, inArray, min, or, sql } from 'drizzle-orm';
import type { Db } from '../store/database';
import { reportForms, reportTemplates, reportVersions } from '../store/schema';

/** How far a department is with its forms. */
export interface DepartmentFigures {
  readonly forms: number;
  readonly submitted: number;
  readonly confirmed: number;
  /** Percent, 0-100. */
  readonly fillProgress: number;
  readonly confirmProgress: number;
  /** Forms that are due and not handed in, and since when the oldest is. */
  readonly overdue: number;
  readonly overdueSince: Date | null;
  /** Forms that have been handed in or are due, and those of them that came in time. */
  readonly judged: number;
  readonly inTime: number;
}

const { state } = reportForms;
/** Until when a form has to be handed in, of a query with its template. */
export const due = sql`coalesce(${reportForms.extendedDue}, ${reportTemplates.submitDue})`;
export const isIn = inArray(state, ['SUBMITTED', 'CONFIRMED']);
export const isOverdue = (now: Date) =>
  sql<boolean>`(${due} < ${now.toISOString()}::timestamptz and not ${isIn})`;

/** The figures of the departments of a project that have forms, by their ids: of all, or of those that are named. */
export async function departmentFigures(
  db: Db,
  projectId: string,
  now: Date,
  userIds?: readonly string[],
): Promise<Map<string, DepartmentFigures>> {
  const own = and(eq(reportForms.projectId, projectId), userIds && inArray(reportForms.userId, [...userIds]));
  // A form that was withdrawn has not been handed in; one that was sent back has. Asked of each form that has versions,
  // which are found by their key: joined, all of them would be compared with all forms.
  const handedIn = db
    .select({ at: min(reportVersions.submittedAt) })
    .from(reportVersions)
    .where(
      and(
        eq(reportVersions.formId, reportForms.id),
        or(
          sql`${reportVersions.decision} is not null`,
          and(eq(reportVersions.version, reportForms.version), isIn),
        ),
      ),
    );
  const each = db.$with('each').as(
    db
      .select({
        id: reportForms.id,
        at: sql<Date | null>`case when ${reportForms.version} > 0 then (${handedIn}) end`.as('at'),
      })
      .from(reportForms)
      .where(own),
  );
  const number = (where: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${where}))::int`;
  const late = isOverdue(now);
  const rows = await db
    .with(each)
    .select({
      userId: reportForms.userId,
      forms: sql<number>`count(*)::int`,
      submitted: number(sql`${isIn}`),
      confirmed: number(sql`${state} = 'CONFIRMED'`),
      fillProgress: sql<number>`round(avg(case when ${isIn} then 100 else ${reportForms.fillProgress} end))::int`,
      confirmProgress: sql<number>`round(avg(case when ${state} = 'CONFIRMED' then 100 else 0 end))::int`,
      overdue: number(late),
      overdueSince: sql<Date | null>`min(${due}) filter (where ${late})`.mapWith(reportForms.extendedDue),
      judged: number(
        sql`${due} is not null and (${each.at} is not null or ${due} < ${now.toISOString()}::timestamptz)`,
      ),
      inTime: number(sql`${each.at} <= ${due}`),
    })
    .from(reportForms)
    .innerJoin(reportTemplates, eq(reportTemplates.id, reportForms.templateId))
    .innerJoin(each, eq(each.id, reportForms.id))
    .where(own)
    .groupBy(reportForms.userId);
  return new Map(rows.map(({ userId, ...figures }) => [userId, figures]));
}

/** What a department has to do with an input, in both years. */
export interface InputFigures {
  readonly inputKey: string;
  readonly userId: string;
  readonly forms: number;
  readonly confirmed: number;
  readonly overdue: number;
}

/** The forms of a project counted by input and department. */
export async function inputFigures(db: Db, projectId: string, now: Date): Promise<InputFigures[]> {
  return db
    .select({
      inputKey: reportTemplates.inputKey,
      userId: reportForms.userId,
      forms: sql<number>`count(*)::int`,
      confirmed: sql<number>`(count(*) filter (where ${state} = 'CONFIRMED'))::int`,
      overdue: sql<number>`(count(*) filter (where ${isOverdue(now)}))::int`,
    })
    .from(reportForms)
    .innerJoin(reportTemplates, eq(reportTemplates.id, reportForms.templateId))
    .where(eq(reportForms.projectId, projectId))
    .groupBy(reportTemplates.inputKey, reportForms.userId);
}
