import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../store/database';
import { reportFiles, reportForms, reportTemplates, reportVersions } from '../store/schema';

export type ReportTemplate = typeof reportTemplates.$inferSelect;
export type ReportForm = typeof reportForms.$inferSelect;
export type ReportVersion = typeof reportVersions.$inferSelect;
export type ReportFile = typeof reportFiles.$inferSelect;

/** The columns of a form; lists leave out the rows, which can be large. */
export const formColumns = {
  id: reportForms.id,
  projectId: reportForms.projectId,
  templateId: reportForms.templateId,
  userId: reportForms.userId,
  state: reportForms.state,
  rows: reportForms.rows,
  revision: reportForms.revision,
  explanations: reportForms.explanations,
  fillProgress: reportForms.fillProgress,
  version: reportForms.version,
  extendedDue: reportForms.extendedDue,
  assignedAt: reportForms.assignedAt,
  updatedAt: reportForms.updatedAt,
} as const;

/** Which report: an input of a project in a year. */
export interface ReportPlace {
  readonly projectId: string;
  readonly inputKey: string;
  readonly compareFlag: 0 | 1;
}

export async function templatesOf(db: Db, projectId: string): Promise<ReportTemplate[]> {
  return db.select().from(reportTemplates).where(eq(reportTemplates.projectId, projectId));
}

export async function findTemplate(db: Db, id: string): Promise<ReportTemplate | null> {
  const [row] = await db.select().from(reportTemplates).where(eq(reportTemplates.id, id));
  return row ?? null;
}

export async function templateAt(db: Db, place: ReportPlace): Promise<ReportTemplate | null> {
  const [row] = await db
    .select()
    .from(reportTemplates)
    .where(
      and(
        eq(reportTemplates.projectId, place.projectId),
        eq(reportTemplates.inputKey, place.inputKey),
        eq(reportTemplates.compareFlag, place.compareFlag),
      ),
    );
  return row ?? null;
}

/** Adds a template, or changes the one of that id. */
export async function putTemplate(db: Db, row: ReportTemplate): Promise<void> {
  await db.insert(reportTemplates).values(row).onConflictDoUpdate({ target: reportTemplates.id, set: row });
}

/** Without the rows, which can be large. */
export async function formsOf(db: Db, projectId: string): Promise<Omit<ReportForm, 'rows'>[]> {
  const { rows: _rows, ...columns } = formColumns;
  return db
    .select(columns)
    .from(reportForms)
    .where(eq(reportForms.projectId, projectId))
    .orderBy(asc(reportForms.assignedAt), asc(reportForms.id));
}

export async function formsOfTemplate(db: Db, templateId: string): Promise<ReportForm[]> {
  return db
    .select()
    .from(reportForms)
    .where(eq(reportForms.templateId, templateId))
    .orderBy(asc(reportForms.id));
}

export async function findForm(db: Db, id: string): Promise<ReportForm | null> {
  const [row] = await db.select().from(reportForms).where(eq(reportForms.id, id));
  return row ?? null;
}

/** Holds a form until the transaction ends: what is done to it comes one after another. */
export async function lockForm(tx: Db, id: string): Promise<ReportForm | null> {
  const [row] = await tx.select().from(reportForms).where(eq(reportForms.id, id)).for('update');
  return row ?? null;
}

export async function insertForms(db: Db, rows: readonly (typeof reportForms.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(reportForms).values([...rows]);
}

export async function updateForm(db: Db, id: string, change: Partial<ReportForm>): Promise<void> {
  await db.update(reportForms).set(change).where(eq(reportForms.id, id));
}

export async function deleteForms(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(reportForms).where(inArray(reportForms.id, [...ids]));
}

/** Newest first. */
export async function versionsOf(db: Db, formId: string): Promise<ReportVersion[]> {
  return db
    .select()
    .from(reportVersions)
    .where(eq(reportVersions.formId, formId))
    .orderBy(desc(reportVersions.version));
}

export async function insertVersion(db: Db, row: typeof reportVersions.$inferInsert): Promise<void> {
  await db.insert(reportVersions).values(row);
}

export async function updateVersion(
  db: Db,
  formId: string,
  version: number,
  change: Partial<ReportVersion>,
): Promise<void> {
  await db
    .update(reportVersions)
    .set(change)
    .where(and(eq(reportVersions.formId, formId), eq(reportVersions.version, version)));
}

/** The files of forms, those at hand (version 0) first, then the newest. */
export async function filesOfForms(db: Db, formIds: readonly string[]): Promise<ReportFile[]> {
  if (formIds.length === 0) return [];
  const rows = await db
    .select()
    .from(reportFiles)
    .where(inArray(reportFiles.formId, [...formIds]))
    .orderBy(desc(reportFiles.version));
  return [...rows.filter(({ version }) => version === 0), ...rows.filter(({ version }) => version > 0)];
}

/** Names of the files at hand of forms, by form. */
export async function fileNames(
  db: Db,
  formIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (formIds.length === 0) return new Map();
  const { formId, fileName, version } = reportFiles;
  const rows = await db
    .select({ formId, fileName, version })
    .from(reportFiles)
    .where(inArray(formId, [...formIds]))
    .orderBy(asc(version));
  // The file at hand has version 0; without one that of the last version is.
  const latestLast = [...rows.filter((row) => row.version > 0), ...rows.filter((row) => row.version === 0)];
  return new Map(latestLast.map((row) => [row.formId, row.fileName]));
}

/** The file at hand of a form: what was uploaded last, whether it was handed in or not. */
export async function currentFile(db: Db, formId: string): Promise<ReportFile | null> {
  const [row] = await filesOfForms(db, [formId]);
  return row ?? null;
}

export async function putFile(db: Db, row: typeof reportFiles.$inferInsert): Promise<void> {
  await db
    .insert(reportFiles)
    .values(row)
    .onConflictDoUpdate({ target: [reportFiles.formId, reportFiles.version], set: row });
}

/** The file at hand becomes that of a version. */
export async function fileAsVersion(db: Db, formId: string, version: number): Promise<void> {
  await db
    .update(reportFiles)
    .set({ version })
    .where(and(eq(reportFiles.formId, formId), eq(reportFiles.version, 0)));
}
