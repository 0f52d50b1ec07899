import { and, asc, count, eq, inArray, or, sql } from 'drizzle-orm';
import type { FormState } from '@gep/api-client/contract';
import type { Db } from '../store/database';
import type { PageWindow } from '../store/page-window';
import { reportForms, reportTemplates, reportVersions } from '../store/schema';
import { due, isOverdue } from './figure-queries';
import { formColumns } from './report-queries';
import type { ReportForm, ReportTemplate, ReportVersion } from './report-queries';

/** Which forms of a project are listed. */
export interface FormsWanted {
  readonly projectId: string;
  readonly state?: FormState;
  readonly overdue?: boolean;
  readonly userId?: string;
  /** One of these reports or departments. */
  readonly named?: { readonly templateIds: readonly string[]; readonly userIds: readonly string[] };
}

/** A form of a list, without its rows, and the version that was handed in last. */
export interface ListedForm {
  readonly form: Omit<ReportForm, 'rows'>;
  readonly template: ReportTemplate;
  readonly latest: Pick<ReportVersion, 'submittedAt' | 'decidedAt' | 'decision' | 'reason'> | null;
}

const { state } = reportForms;

/** What was returned comes first, then what is open, what waits for a review, what is confirmed; each by its deadline. */
const order = [
  sql`case ${state} when 'RETURNED' then 0 when 'SUBMITTED' then 2 when 'CONFIRMED' then 3 else 1 end`,
  sql`${due} asc nulls last`,
  asc(reportForms.assignedAt),
  asc(reportForms.id),
];

function where(wanted: FormsWanted, now: Date) {
  const { named } = wanted;
  return and(
    eq(reportForms.projectId, wanted.projectId),
    wanted.state && eq(state, wanted.state),
    wanted.overdue ? isOverdue(now) : undefined,
    wanted.userId ? eq(reportForms.userId, wanted.userId) : undefined,
    named &&
      or(
        inArray(reportForms.templateId, [...named.templateIds]),
        inArray(reportForms.userId, [...named.userIds]),
      ),
  );
}

/** A page of the forms that are wanted, in the order of the work with them. */
export async function formPage(
  db: Db,
  wanted: FormsWanted,
  now: Date,
  { limit, offset }: PageWindow,
): Promise<ListedForm[]> {
  const { rows: _rows, ...form } = formColumns;
  const { submittedAt, decidedAt, decision, reason } = reportVersions;
  return db
    .select({ form, template: reportTemplates, latest: { submittedAt, decidedAt, decision, reason } })
    .from(reportForms)
    .innerJoin(reportTemplates, eq(reportTemplates.id, reportForms.templateId))
    .leftJoin(
      reportVersions,
      and(eq(reportVersions.formId, reportForms.id), eq(reportVersions.version, reportForms.version)),
    )
    .where(where(wanted, now))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

export async function countForms(db: Db, wanted: FormsWanted, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(reportForms)
    .innerJoin(reportTemplates, eq(reportTemplates.id, reportForms.templateId))
    .where(where(wanted, now));
  return row?.count ?? 0;
}

/** How many forms there are in each state that has some, and those of them that are overdue. */
export async function countsByState(
  db: Db,
  wanted: FormsWanted,
  now: Date,
): Promise<{ state: FormState; count: number; overdue: number }[]> {
  return db
    .select({
      state,
      count: count(),
      overdue: sql<number>`(count(*) filter (where ${isOverdue(now)}))::int`,
    })
    .from(reportForms)
    .innerJoin(reportTemplates, eq(reportTemplates.id, reportForms.templateId))
    .where(where(wanted, now))
    .groupBy(state);
}
