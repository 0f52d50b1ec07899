import type { RegionLevel } from '@gep/api-client/contract';
import { regionLevels } from '@gep/api-client/contract';
import { fail, failAll } from '../error/gep-error';
import { noteChanges, openForm } from '../form/form';
import { phrase } from '../message/phrase';
import { putBasicSetting } from './basic-setting';
import type { SettingForm } from './basic-setting';
import { dropDepartments } from '../project/drop-departments';
import { lockForChange } from '../project/running-queries';
import { settingOf, updateSetting } from '../project/setting-queries';
import { districtsOf } from '../region/districts';
import type { District } from '../region/districts';
import { regionAttributes, regionFileOf } from '../region/queries';
import { isMapped, levelFieldsOf } from '../region/region-levels';
import type { Services } from '../services';
import type { Db } from '../store/database';
import { freeAccounts } from '../user/free-accounts';
import { newDepartment } from '../user/new-department';
import { insertUsers } from '../user/queries';

/** The level of the whole region, and that of the districts. */
interface Levels {
  readonly accountingField: RegionLevel;
  readonly partitionField: RegionLevel;
}

/**
 * Replaces the departments of a project by one a district of the partition level; saves both levels.
 * @param form saved first, in the same change: a save apart would answer a version that hides what others have done to
 *   the departments since the caller has read them.
 * @returns how many
 * @throws GepError NO_REGION_FILE, LEVEL_NOT_MAPPED, LEVEL_ORDER, CODE_MISSING, NAME_MISSING, CODE_DUPLICATE
 */
export async function generateDepartments(
  services: Services,
  projectId: string,
  levels: Levels,
  form?: SettingForm,
): Promise<number> {
  return services.database.transaction(async (tx) => {
    await lockForChange(tx, projectId);
    const of = { projectId };
    await openForm(tx, { of, form: 'basicSetting' }, { of, form: 'departments' });
    if (form) await putBasicSetting(services, tx, projectId, form);
    const districts = await districtsAt(tx, projectId, levels);
    await dropDepartments(services, tx, projectId);
    await noteChanges(tx, { of, form: 'departments' }, ['generated']);
    const accounts = await freeAccounts(
      tx,
      districts.map(({ code }) => `d${code.replaceAll(/[^A-Za-z\d]/g, '')}`),
    );
    await insertUsers(
      tx,
      districts.map(({ code, name }, i) => ({
        ...newDepartment(services, projectId),
        userName: accounts[i],
        deptName: name.replaceAll(/\s+/g, '').slice(0, 50),
        districtCode: code,
      })),
    );
    const { accountingField, partitionField } = levels;
    await updateSetting(tx, projectId, { accountingField, partitionField });
    return districts.length;
  });
}

async function districtsAt(tx: Db, projectId: string, levels: Levels): Promise<readonly District[]> {
  const { accountingField, partitionField } = levels;
  if (!(await regionFileOf(tx, projectId))) fail('NO_REGION_FILE');
  const fields = levelFieldsOf(await settingOf(tx, projectId));
  for (const level of [accountingField, partitionField]) {
    if (!isMapped(fields, level)) fail('LEVEL_NOT_MAPPED', { level: phrase(`level.${level}`) });
  }
  if (regionLevels.indexOf(partitionField) < regionLevels.indexOf(accountingField)) {
    fail('LEVEL_ORDER', {
      partition: phrase(`level.${partitionField}`),
      accounting: phrase(`level.${accountingField}`),
    });
  }
  const { districts, problems } = districtsOf(await regionAttributes(tx, projectId), fields, partitionField);
  failAll(problems);
  return districts;
}
