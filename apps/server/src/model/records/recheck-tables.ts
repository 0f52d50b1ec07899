import { models } from '@gep/ecosystem-models';
import type { RecordFile } from '@gep/ecosystem-models';
import type { Services } from '../../services';
import { inputsOf, putProblems } from '../queries';
import type { ModelInput } from '../queries';
import { inspectRecords } from './inspect-records';

/**
 * Finds the problems of tables again whose districts have changed since they were checked: call it before what is stored
 * of inputs is shown, or planned by.
 */
export async function recheckTables(services: Services, projectId: string): Promise<void> {
  const rows = await inputsOf(services.database.db, projectId);
  const changed = rows.filter(({ districtsChanged, fileIds }) => districtsChanged && fileIds.length > 0);
  await Promise.all(changed.map((row) => recheck(services, row)));
}

async function recheck(services: Services, row: ModelInput): Promise<void> {
  const input = tableOf(row.inputKey);
  if (!input) return;
  const { db } = services.database;
  const parts = await services.files.paths(db, row.fileIds);
  const found = await inspectRecords(services, row.projectId, input, parts, row);
  await putProblems(db, row, found);
}

function tableOf(key: string): RecordFile | undefined {
  const files = Object.values(models).flatMap(({ definition }) => definition.files);
  return files.find((file): file is RecordFile => file.key === key && file.kind === 'table');
}
