import { resultFileName } from '@gep/api-client/contract';
import type { Language } from '@gep/api-client/contract';
import { phrase, textOf } from '../message/phrase';
import { findProject } from '../project/queries';
import { settingOf } from '../project/setting-queries';
import type { Db } from '../store/database';

/** Name of the bundle of a project, with project and year. */
export async function bundleName(db: Db, projectId: string, language: Language): Promise<string> {
  const name = (await findProject(db, projectId))?.name ?? '';
  const { particularYear } = await settingOf(db, projectId);
  return resultFileName(name, particularYear, textOf(phrase('bundle.part'))[language]);
}
