import { eq } from 'drizzle-orm';
import type { Db } from '../store/database';
import { reportForms } from '../store/schema';

export type ReportForm = typeof reportForms.$inferSelect;

export async function findReportForm(db: Db, id: string): Promise<ReportForm | null> {
  const [row] = await db.select().from(reportForms).where(eq(reportForms.id, id));
  return row ?? null;
}

export async function reportFormsOf(db: Db, projectId: string): Promise<ReportForm[]> {
  return db.select().from(reportForms).where(eq(reportForms.projectId, projectId));
}
