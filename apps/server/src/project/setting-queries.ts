import { eq } from 'drizzle-orm';
import type { Db } from '../store/database';
import { basicSettings, forceCorrelations } from '../store/schema';

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

export async function updateSetting(
  db: Db,
  projectId: string,
  patch: Partial<typeof basicSettings.$inferInsert>,
): Promise<void> {
  await settingOf(db, projectId);
  await db.update(basicSettings).set(patch).where(eq(basicSettings.projectId, projectId));
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
  const { projectId: _projectId, ...rest } = row;
  await db
    .insert(forceCorrelations)
    .values(row)
    .onConflictDoUpdate({ target: forceCorrelations.projectId, set: rest });
}
