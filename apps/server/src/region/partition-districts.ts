import type { Db } from '../store/database';
import { settingOf } from '../project/setting-queries';
import { districtsOf } from './districts';
import type { District } from './districts';
import { regionAttributes } from './queries';
import { isMapped, levelFieldsOf } from './region-levels';

/**
 * The districts of a project's partition level (without one of the accounting level) in the order of their codes; null
 * where the settings name no level yet, or the region file has no district of it.
 */
export async function partitionDistricts(db: Db, projectId: string): Promise<District[] | null> {
  const settings = await settingOf(db, projectId);
  const level = settings.partitionField ?? settings.accountingField;
  const fields = levelFieldsOf(settings);
  if (!level || !isMapped(fields, level)) return null;
  const { districts } = districtsOf(await regionAttributes(db, projectId), fields, level);
  return districts.length > 0 ? districts : null;
}
