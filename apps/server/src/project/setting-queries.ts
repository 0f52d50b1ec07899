import { and, eq, sql } from 'drizzle-orm';
import { changedFields, noteChanges } from '../form/form';
import type { Db } from '../store/database';
import { basicSettings, forceCorrelations, modelInputs } from '../store/schema';

export type BasicSettingRow = typeof basicSettings.$inferSelect;
export type ForceCorrelation = typeof forceCorrelations.$inferSelect;

/** The settings of a project; a row of defaults before the first saving. */
export async function settingOf(db: Db, projectId: string): Promise<BasicSettingRow> {
  const read = () => db.select().from(basicSettings).where(eq(basicSettings.projectId, projectId));
  const [row] = await read();
  if (row) return row;
  await db.insert(basicSettings).values({ projectId }).onConflictDoNothing();
  return (await read())[0];
}

/** Counts as a change of the form. Tables that were checked by the districts of other levels are to be checked again. */
export async function updateSetting(
  db: Db,
  projectId: string,
  patch: Partial<typeof basicSettings.$inferInsert>,
): Promise<void> {
  const before = await settingOf(db, projectId);
  const after = { ...before, ...patch };
  await db.update(basicSettings).set(patch).where(eq(basicSettings.projectId, projectId));
  const place = { of: { projectId }, form: 'basicSetting' } as const;
  await noteChanges(db, place, changedFields(fieldsOf(before), fieldsOf(after)));
  if (levelsOf(after) !== levelsOf(before)) await markTables(db, projectId);
}

/** The fields of the form, each mapping of a level one of them. */
function fieldsOf({ levelFields, ...rest }: BasicSettingRow): object {
  return { ...rest, ...levelFields };
}

function levelsOf({ levelFields, accountingField, partitionField }: BasicSettingRow): string {
  const fields = Object.entries(levelFields).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([fields, accountingField, partitionField]);
}

/** Remembers that the districts of a project have changed since its tables were checked. */
export async function markTables(db: Db, projectId: string): Promise<void> {
  await db
    .update(modelInputs)
    .set({ districtsChanged: true })
    .where(and(eq(modelInputs.projectId, projectId), sql`${modelInputs.report} ->> 'kind' = 'table'`));
}

export async function forceCorrelationOf(db: Db, projectId: string): Promise<ForceCorrelation> {
  const [row] = await db.select().from(forceCorrelations).where(eq(forceCorrelations.projectId, projectId));
  return (
    row ?? {
      projectId,
      useModelEcosystemCorrelation: false,
      useUrbanEcosystemBoundary: false,
      values: {},
    }
  );
}

export async function putForceCorrelation(db: Db, row: ForceCorrelation): Promise<void> {
  const { projectId, ...rest } = row;
  const { projectId: _projectId, ...before } = await forceCorrelationOf(db, projectId);
  const fields = ({ values, ...more }: typeof before): object => ({ ...more, ...values });
  const place = { of: { projectId }, form: 'forcedZero', entry: 'types' } as const;
  await noteChanges(db, place, changedFields(fields(before), fields(rest)));
  await db
    .insert(forceCorrelations)
    .values(row)
    .onConflictDoUpdate({ target: forceCorrelations.projectId, set: rest });
}
