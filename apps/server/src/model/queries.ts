import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { TableRow, Uncertainty } from '@gep/api-client/contract';
import type { Db } from '../store/database';
import { modelInputs, modelParameters, selectedModels } from '../store/schema';

export type ModelInput = typeof modelInputs.$inferSelect;
export type NewModelInput = typeof modelInputs.$inferInsert;

/** All stored inputs of a project; same key, same row for every model. */
export async function inputsOf(db: Db, projectId: string): Promise<ModelInput[]> {
  return db.select().from(modelInputs).where(eq(modelInputs.projectId, projectId));
}

export async function findInput(
  db: Db,
  projectId: string,
  inputKey: string,
  compareFlag: number,
): Promise<ModelInput | null> {
  const [row] = await db
    .select()
    .from(modelInputs)
    .where(
      and(
        eq(modelInputs.projectId, projectId),
        eq(modelInputs.inputKey, inputKey),
        eq(modelInputs.compareFlag, compareFlag),
      ),
    );
  return row ?? null;
}

/** Writes an input, new or in place of the one at the same key and year. */
export async function putInput(db: Db, row: NewModelInput): Promise<ModelInput> {
  const { id: _id, ...rest } = row;
  const [written] = await db
    .insert(modelInputs)
    .values(row)
    .onConflictDoUpdate({
      target: [modelInputs.projectId, modelInputs.inputKey, modelInputs.compareFlag],
      set: rest,
    })
    .returning();
  return written;
}

/** Writes what is wrong with the file of an input, unless it has another file by now. */
export async function putProblems(
  db: Db,
  { id, fileIds }: Pick<ModelInput, 'id' | 'fileIds'>,
  { warnings, problems, problemCount }: Pick<ModelInput, 'warnings' | 'problems' | 'problemCount'>,
): Promise<void> {
  await db
    .update(modelInputs)
    .set({ warnings, problems, problemCount, districtsChanged: false })
    .where(and(eq(modelInputs.id, id), eq(modelInputs.fileIds, fileIds)));
}

export async function deleteInputs(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(modelInputs).where(inArray(modelInputs.id, [...ids]));
}

/** Ids of the selected models. */
export async function selectedModelsOf(db: Db, projectId: string): Promise<string[]> {
  const rows = await db
    .select({ modelId: selectedModels.modelId })
    .from(selectedModels)
    .where(eq(selectedModels.projectId, projectId));
  return rows.map((row) => row.modelId).sort((a, b) => Number(a) - Number(b));
}

export async function setSelectedModels(
  db: Db,
  projectId: string,
  modelIds: readonly string[],
): Promise<void> {
  await db.delete(selectedModels).where(eq(selectedModels.projectId, projectId));
  if (modelIds.length > 0) {
    await db.insert(selectedModels).values(modelIds.map((modelId) => ({ projectId, modelId })));
  }
}

/** Deletes the parameters of all models but some. @returns of which models */
export async function deleteOtherParameters(
  db: Db,
  projectId: string,
  modelIds: readonly string[],
): Promise<string[]> {
  const others = modelIds.length > 0 ? notInArray(modelParameters.modelId, [...modelIds]) : undefined;
  const gone = await db
    .delete(modelParameters)
    .where(and(eq(modelParameters.projectId, projectId), others))
    .returning({ modelId: modelParameters.modelId });
  return gone.map(({ modelId }) => modelId);
}

/** Parameter values that were saved, by model id; what is not there has its default. */
export async function parametersOf(db: Db, projectId: string): Promise<Map<string, Record<string, unknown>>> {
  const rows = await db.select().from(modelParameters).where(eq(modelParameters.projectId, projectId));
  return new Map(rows.map((row) => [row.modelId, row.values]));
}

/** Price levels of zones by model id: a row a zone. */
export async function zonePricesOf(db: Db, projectId: string): Promise<Map<string, TableRow[]>> {
  const rows = await db.select().from(modelParameters).where(eq(modelParameters.projectId, projectId));
  return new Map(rows.map((row) => [row.modelId, row.zonePrices]));
}

/** Writes the parameters of a model; without rows for them, the price levels of zones stay. */
export async function putParameters(
  db: Db,
  row: {
    projectId: string;
    modelId: string;
    values: Record<string, unknown>;
    zonePrices?: TableRow[];
    updatedAt: Date;
  },
): Promise<void> {
  const { projectId: _project, modelId: _model, ...set } = row;
  await db
    .insert(modelParameters)
    .values(row)
    .onConflictDoUpdate({ target: [modelParameters.projectId, modelParameters.modelId], set });
}

/** How certain the numbers of models are, by model id; models without an entry are not there. */
export async function uncertaintiesOf(db: Db, projectId: string): Promise<Map<string, Uncertainty[]>> {
  const rows = await db.select().from(modelParameters).where(eq(modelParameters.projectId, projectId));
  return new Map(
    rows.flatMap(({ modelId, uncertainties }) =>
      uncertainties.length > 0 ? [[modelId, uncertainties]] : [],
    ),
  );
}

/** Sets how certain the numbers of a model are; its parameters stay. */
export async function putUncertainties(
  db: Db,
  row: { projectId: string; modelId: string; uncertainties: Uncertainty[]; updatedAt: Date },
): Promise<void> {
  await db
    .insert(modelParameters)
    .values({ ...row, values: {} })
    .onConflictDoUpdate({
      target: [modelParameters.projectId, modelParameters.modelId],
      set: { uncertainties: row.uncertainties },
    });
}
