import { and, eq } from 'drizzle-orm';
import type { Language, ReportChapter } from '@gep/api-client/contract';
import type { Db } from '../store/database';
import { reportTexts } from '../store/schema';

export type ReportTextRow = typeof reportTexts.$inferSelect;

/** The texts of a project in a language. */
export async function reportTextsOf(db: Db, projectId: string, language: Language): Promise<ReportTextRow[]> {
  return db
    .select()
    .from(reportTexts)
    .where(and(eq(reportTexts.projectId, projectId), eq(reportTexts.language, language)));
}

export async function putReportText(tx: Db, row: ReportTextRow): Promise<void> {
  const { text, savedBy, savedAt } = row;
  await tx
    .insert(reportTexts)
    .values(row)
    .onConflictDoUpdate({
      target: [reportTexts.projectId, reportTexts.chapter, reportTexts.language],
      set: { text, savedBy, savedAt },
    });
}

/** Whether there was one. */
export async function deleteReportText(
  tx: Db,
  projectId: string,
  chapter: ReportChapter,
  language: Language,
): Promise<boolean> {
  const gone = await tx
    .delete(reportTexts)
    .where(
      and(
        eq(reportTexts.projectId, projectId),
        eq(reportTexts.chapter, chapter),
        eq(reportTexts.language, language),
      ),
    )
    .returning({ chapter: reportTexts.chapter });
  return gone.length > 0;
}
