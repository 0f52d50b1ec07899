import { settingOf } from '../project/setting-queries';
import { regionFileOf } from '../region/queries';
import type { Db } from '../store/database';

/**
 * Whether rasters of a project are looked at inside its region: it has one, with levels and a resolution. Such a look
 * counts the cells of its districts; the figures of a whole file would contradict it where the file is larger.
 */
export async function looksInside(db: Db, projectId: string): Promise<boolean> {
  const { resolution, accountingField, partitionField } = await settingOf(db, projectId);
  if (resolution === null || (accountingField ?? partitionField) === null) return false;
  return (await regionFileOf(db, projectId)) !== null;
}
