import { eq } from 'drizzle-orm';
import { fail } from '../error/gep-error';
import type { Db } from '../store/database';
import { newId } from '../store/new-id';
import {
  absentServices,
  accountTemplates,
  basicSettings,
  forceCorrelations,
  indicatorInputs,
  modelInputs,
  modelParameters,
  regionFiles,
  reportForms,
  reportTemplates,
  reportTexts,
  selectedModels,
  users,
} from '../store/schema';
import type { User } from '../store/schema';

type NewIds = ReadonlyMap<string, string>;

/** Copies settings, region, model selection and parameters of a project; file ids are replaced by `newIds`. */
export async function copySettingRows(db: Db, from: string, to: string, newIds: NewIds): Promise<void> {
  for (const row of await db.select().from(basicSettings).where(eq(basicSettings.projectId, from))) {
    await db.insert(basicSettings).values({ ...row, projectId: to });
  }
  for (const row of await db.select().from(forceCorrelations).where(eq(forceCorrelations.projectId, from))) {
    await db.insert(forceCorrelations).values({ ...row, projectId: to });
  }
  for (const row of await db.select().from(absentServices).where(eq(absentServices.projectId, from))) {
    await db.insert(absentServices).values({ ...row, projectId: to });
  }
  for (const row of await db.select().from(indicatorInputs).where(eq(indicatorInputs.projectId, from))) {
    await db.insert(indicatorInputs).values({ ...row, projectId: to });
  }
  for (const row of await db.select().from(selectedModels).where(eq(selectedModels.projectId, from))) {
    await db.insert(selectedModels).values({ ...row, projectId: to });
  }
  for (const row of await db.select().from(modelParameters).where(eq(modelParameters.projectId, from))) {
    await db.insert(modelParameters).values({ ...row, projectId: to });
  }
  for (const row of await db.select().from(regionFiles).where(eq(regionFiles.projectId, from))) {
    await db.insert(regionFiles).values({ ...row, projectId: to, fileIds: replaced(row.fileIds, newIds) });
  }
}

/** Ids of the files that a copy takes along: region file, documents for the account's report, and the inputs `withData`. */
export async function copiedFileIds(db: Db, from: string, withData: boolean): Promise<string[]> {
  const region = await db
    .select({ fileIds: regionFiles.fileIds })
    .from(regionFiles)
    .where(eq(regionFiles.projectId, from));
  const templates = await db
    .select({ fileId: accountTemplates.fileId })
    .from(accountTemplates)
    .where(eq(accountTemplates.projectId, from));
  const inputs = withData
    ? await db
        .select({ fileIds: modelInputs.fileIds })
        .from(modelInputs)
        .where(eq(modelInputs.projectId, from))
    : [];
  return [
    ...[...region, ...inputs].flatMap(({ fileIds }) => fileIds),
    ...templates.map(({ fileId }) => fileId),
  ];
}

/**
 * Copies the names of reports and their deadlines, without those that have passed: who is handed a report out of the copy
 * would be late at once.
 * @returns ids of the new reports by those of the old ones
 */
export async function copyReportRows(db: Db, from: string, to: string, now: Date): Promise<NewIds> {
  const open = (due: Date | null): Date | null => (due !== null && due > now ? due : null);
  const newIds = new Map<string, string>();
  for (const row of await db.select().from(reportTemplates).where(eq(reportTemplates.projectId, from))) {
    const [submitDue, confirmDue] = [open(row.submitDue), open(row.confirmDue)];
    const id = newId();
    newIds.set(row.id, id);
    await db.insert(reportTemplates).values({ ...row, id, projectId: to, submitDue, confirmDue });
  }
  return newIds;
}

/** The departments of a project. */
export async function departmentRows(db: Db, from: string): Promise<User[]> {
  return db.select().from(users).where(eq(users.projectId, from));
}

/** Which department has to fill in which report. */
export async function assignedRows(
  db: Db,
  from: string,
): Promise<{ readonly templateId: string; readonly userId: string }[]> {
  const { templateId, userId, projectId } = reportForms;
  return db.select({ templateId, userId }).from(reportForms).where(eq(projectId, from));
}

/** Rows of one statement. */
const rowsAtOnce = 500;

/** Hands reports out, as not begun. */
export async function insertAssigned(
  db: Db,
  rows: readonly (typeof reportForms.$inferInsert)[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await db.insert(reportForms).values(rows.slice(start, start + rowsAtOnce));
}

/** Copies the inputs of a project. */
export async function copyInputRows(db: Db, from: string, to: string, newIds: NewIds): Promise<void> {
  for (const row of await db.select().from(modelInputs).where(eq(modelInputs.projectId, from))) {
    await db
      .insert(modelInputs)
      .values({ ...row, id: newId(), projectId: to, fileIds: replaced(row.fileIds, newIds) });
  }
}

/**
 * Copies what somebody wrote for the account's report: chapters, and the documents that it is written into.
 * @throws GepError FILE_REPLACED for a document that has come since the files were copied
 */
export async function copyAccountReport(db: Db, from: string, to: string, newIds: NewIds): Promise<void> {
  for (const row of await db.select().from(reportTexts).where(eq(reportTexts.projectId, from))) {
    await db.insert(reportTexts).values({ ...row, projectId: to });
  }
  for (const row of await db.select().from(accountTemplates).where(eq(accountTemplates.projectId, from))) {
    const fileId = newIds.get(row.fileId) ?? fail('FILE_REPLACED');
    await db.insert(accountTemplates).values({ ...row, projectId: to, fileId });
  }
}

function replaced(ids: readonly string[], newIds: NewIds): string[] {
  return ids.map((id) => newIds.get(id) ?? id);
}
