import { asc, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '../store/database';
import { reportForms } from '../store/schema';
import type { ReportForm } from './report-queries';

/** Who has a form of which report, and how far it is. */
export type Holder = Pick<ReportForm, 'templateId' | 'userId' | 'state'>;

/** How many departments have each report. */
export async function countsByTemplate(db: Db, projectId: string): Promise<ReadonlyMap<string, number>> {
  const { templateId } = reportForms;
  const rows = await db
    .select({ templateId, count: count() })
    .from(reportForms)
    .where(eq(reportForms.projectId, projectId))
    .groupBy(templateId);
  return new Map(rows.map((row) => [row.templateId, row.count]));
}

/** Who has a form of some reports. */
export async function holdersOf(db: Db, templateIds: readonly string[]): Promise<Holder[]> {
  if (templateIds.length === 0) return [];
  const { id, templateId, userId, state } = reportForms;
  return db
    .select({ templateId, userId, state })
    .from(reportForms)
    .where(inArray(templateId, [...templateIds]))
    .orderBy(asc(id));
}
