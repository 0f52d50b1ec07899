import { resultFileName } from '@gep/api-client/contract';
import { findProject } from '../project/queries';
import { settingOf } from '../project/setting-queries';
import type { Services } from '../services';

/** The name of a download of all results of a project, or of those of one model. */
export async function downloadName(
  { database: { db } }: Services,
  projectId: string,
  modelId: string | undefined,
): Promise<string> {
  const project = await findProject(db, projectId);
  const { particularYear } = await settingOf(db, projectId);
  return resultFileName(project?.name ?? '', particularYear, modelId);
}
