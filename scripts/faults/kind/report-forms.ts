import type { GepClient, ReportForm } from '@gep/api-client';
import type { Stage } from '../stage';

/** A report that a department fills in: a table, and a raster. */
export interface FormsOfStage {
  readonly table: string;
  readonly raster: string;
  /** The client of the department, on the server as it runs now. */
  readonly department: () => GepClient;
}

const password = 'Depart#2026x';
const reports = { table: 'yields', raster: 'precipitation' } as const;

/** Selects a model with a table, adds a department and hands two reports out to it. */
export async function formsOf(stage: Stage): Promise<FormsOfStage> {
  const { client, projectId } = stage;
  const selected = await client.getSelectedModels({ projectId });
  await client.selectModels({ projectId, modelIds: [...selected.map(({ modelId }) => modelId), '1'] });
  const userName = 'farming';
  const { userId } = await client.addDepartment({ projectId, userName, deptName: 'Farming', password });
  for (const inputKey of Object.values(reports))
    await client.saveReportTemplate({ projectId, inputKey, userIds: [userId] });
  const department = await stage.signInAs(userName, password);
  const { data: forms } = await department().listReportForms({ projectId });
  const idOf = (key: string): string => forms.find(({ inputKey }) => inputKey === key)?.reportFormId ?? '';
  return { table: idOf(reports.table), raster: idOf(reports.raster), department };
}

/** Fills all rows of a table form in with usual figures, so that it can be handed in without explanations. */
export async function fillIn(client: GepClient, reportFormId: string): Promise<void> {
  const { rows, revision } = await client.getReportForm({ reportFormId });
  const changes = rows.flatMap((row, i) =>
    Object.entries({ product: 'rice', yield: 100 + i, price: 3_000 }).map(([column, value]) => ({
      ...{ row: row.id, column, value },
    })),
  );
  await client.saveReportForm({ reportFormId, revision, changes });
}

/** What a form and the inputs of the models say of its state. */
export function statesOf({ formState, version, versions }: ReportForm) {
  if (versions.length !== version)
    throw new Error(`the form is in version ${version} and has ${versions.length} of them`);
  return { formState, version, decision: versions.at(0)?.decision ?? null };
}
