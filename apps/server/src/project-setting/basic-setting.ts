import { fixedText, regionLevels, ruleMessages } from '@gep/api-client/contract';
import type { BasicSetting, CallParsed, Department, calls } from '@gep/api-client/contract';
import { regionFileOf } from '../region/queries';
import type { LevelFields } from '../store/schema/project';
import { findProject } from '../project/queries';
import { settingOf, updateSetting } from '../project/setting-queries';
import type { BasicSettingRow } from '../project/setting-queries';
import type { User } from '../user/queries';
import { openForm } from '../form/form';
import { lockForChange } from '../project/running-queries';
import type { Services } from '../services';
import type { Db } from '../store/database';
import { listDepartments } from '../department/department';
import { dropDepartments } from '../project/drop-departments';
import { fail } from '../error/gep-error';
import type { PageQuery } from '../store/page-window';
import {
  accountingOptions,
  cascadeFields,
  codeKey,
  levelFieldsOf,
  nameKey,
  partitionOptions,
  repeatedFields,
} from '../region/region-levels';
import { phrase } from '../message/phrase';

/** The settings form, as sent for a project. */
export type SettingForm = Omit<
  CallParsed<typeof calls.saveBasicSetting>['body']['projectBasicSetting'],
  'projectId'
>;

/** Settings as clients see them, with a page of the departments. */
export async function basicSettingView(
  services: Services,
  user: User,
  projectId: string,
  page: PageQuery,
): Promise<BasicSetting & { dataEntryUserPOS: Department[]; totalCount: number }> {
  const { db } = services.database;
  const row = await settingOf(db, projectId);
  const region = await regionFileOf(db, projectId);
  const { data, totalCount } = await listDepartments(services, user, projectId, page);
  return {
    projectId,
    particularYear: row.particularYear,
    comparableDataYear: row.comparableDataYear,
    formulatingAuthority: row.formulatingAuthority,
    approvalAuthority: row.approvalAuthority,
    approvalNumber: row.approvalNumber,
    expirationDateYear: row.expirationDateYear,
    expirationDateMonth: row.expirationDateMonth,
    resolution: row.resolution,
    predecessorId: row.predecessorId,
    predecessorName: row.predecessorId && ((await findProject(db, row.predecessorId))?.name ?? null),
    enterCurrentYear: row.enterCurrentYear,
    enterComparableYear: row.enterComparableYear,
    usePretreatment: row.usePretreatment,
    regionFileName: region?.info.fileName ?? null,
    regionFields: region?.info.fields.map((field) => field.name).join(',') ?? '',
    ...levelFieldsOf(row),
    accountingField: row.accountingField,
    partitionField: row.partitionField,
    priceZoneField: row.priceZoneField,
    dataEntryUserPOS: data,
    totalCount,
  };
}

const plainKeys = [
  'particularYear',
  'comparableDataYear',
  'formulatingAuthority',
  'approvalAuthority',
  'approvalNumber',
  'expirationDateYear',
  'expirationDateMonth',
  'resolution',
  'predecessorId',
  'enterCurrentYear',
  'enterComparableYear',
  'usePretreatment',
] as const satisfies readonly (keyof SettingForm & keyof BasicSettingRow)[];

/**
 * The settings after a form: fields left out keep their value, null clears them, and what no longer holds is cleared
 * with it (the cascade of levels, accounting and partition level).
 * @throws GepError VALIDATION without a calculation option or for a field used twice; FIELD_NOT_IN_FILE
 */
export function applyForm(
  row: BasicSettingRow,
  form: SettingForm,
  regionFields: readonly string[],
): BasicSettingRow {
  const patch = Object.fromEntries(
    plainKeys.filter((key) => form[key] !== undefined).map((key) => [key, form[key]]),
  ) as Partial<BasicSettingRow>;
  const before = levelFieldsOf(row);
  const mapped: LevelFields = { ...before };
  for (const level of regionLevels) {
    for (const key of [nameKey(level), codeKey(level)] as const) {
      const given = form[key];
      if (given !== undefined) mapped[key] = given;
    }
  }
  const fields = cascadeFields(mapped);
  const [repeated] = repeatedFields(fields);
  if (repeated !== undefined) {
    fail('VALIDATION', {
      field: repeated,
      rule: phrase('rule.field-once'),
    });
  }
  const mayBeFixed: readonly string[] = [nameKey('nation'), codeKey('nation')];
  for (const [key, name] of Object.entries(fields)) {
    if (name === null || (mayBeFixed.includes(key) && fixedText(name)?.trim())) continue;
    if (!regionFields.includes(name)) fail('FIELD_NOT_IN_FILE', { field: name });
  }
  const priceZoneField = form.priceZoneField === undefined ? row.priceZoneField : form.priceZoneField;
  if (priceZoneField !== null && !regionFields.includes(priceZoneField))
    fail('FIELD_NOT_IN_FILE', { field: priceZoneField });
  const wantedAccounting = form.accountingField === undefined ? row.accountingField : form.accountingField;
  const accountingField = accountingOptions(fields).find((level) => level === wantedAccounting) ?? null;
  const wantedPartition = form.partitionField === undefined ? row.partitionField : form.partitionField;
  const partitionField =
    partitionOptions(fields, accountingField).find((level) => level === wantedPartition) ?? null;
  const after = { ...row, ...patch, levelFields: fields, accountingField, partitionField, priceZoneField };
  if (!after.enterCurrentYear && !after.enterComparableYear) {
    const rule = ruleMessages['rule.calculation-option'];
    fail('VALIDATION', { field: 'enterCurrentYear', rule }, 'enterCurrentYear');
  }
  return after;
}

/** @throws GepError VALIDATION for anything but another project of the owner */
async function checkPredecessor(tx: Db, projectId: string, predecessorId: string | null): Promise<void> {
  if (predecessorId === null) return;
  const [own, other] = await Promise.all([findProject(tx, projectId), findProject(tx, predecessorId)]);
  if (predecessorId === projectId || !other || other.ownerId !== own?.ownerId)
    fail('VALIDATION', { field: 'predecessorId', rule: phrase('rule.predecessor') }, 'predecessorId');
}

/** Saves the settings form. Departments go when their partition level is cleared or no longer valid. */
export async function saveBasicSetting(
  services: Services,
  projectId: string,
  form: SettingForm,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    await lockForChange(tx, projectId);
    await openForm(tx, { of: { projectId }, form: 'basicSetting' });
    await putBasicSetting(services, tx, projectId, form);
  });
}

/** The same in a transaction that has opened the form. */
export async function putBasicSetting(
  services: Services,
  tx: Db,
  projectId: string,
  form: SettingForm,
): Promise<void> {
  const row = await settingOf(tx, projectId);
  const region = await regionFileOf(tx, projectId);
  const after = applyForm(row, form, region?.info.fields.map((field) => field.name) ?? []);
  if (after.predecessorId !== row.predecessorId) await checkPredecessor(tx, projectId, after.predecessorId);
  await updateSetting(tx, projectId, after);
  if (row.partitionField !== null && after.partitionField === null)
    await dropDepartments(services, tx, projectId);
}
