import type { Db } from '../store/database';
import { formsOf, templatesOf } from './report-queries';

/** Departments that fill in the inputs of the current year, by input key. */
export async function assignedDepartments(db: Db, projectId: string): Promise<Map<string, string[]>> {
  const forms = await formsOf(db, projectId);
  const current = (await templatesOf(db, projectId)).filter(({ compareFlag }) => compareFlag === 0);
  return new Map(
    current.map(({ id, inputKey }) => [
      inputKey,
      forms.filter(({ templateId }) => templateId === id).map(({ userId }) => userId),
    ]),
  );
}
