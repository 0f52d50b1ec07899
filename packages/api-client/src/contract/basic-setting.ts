import * as z from 'zod';
import { projectInBody, projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { pageQuery } from './protocol/shared-schemas';
import { department } from './department';
import { nothing } from './protocol/envelope';
import { formBoolean, formId, formJson, formNullable, formNumber, formOptional } from './protocol/form';
import { authorityRule, monthRule, resolutionRule, yearRule } from './protocol/rules';

/** Levels of administrative regions, upper first. */
export const regionLevels = ['nation', 'province', 'city', 'county', 'street'] as const;
export const regionLevel = z.enum(regionLevels);
export type RegionLevel = (typeof regionLevels)[number];

const fieldName = formNullable(z.string().max(128));
const level = formNullable(regionLevel);

const fixedMark = '=';

/**
 * A mapping that gives all rows the same text, for a nation that the region file has no column for.
 * @example
 * asFixedText('中国'); // '=中国'
 */
export function asFixedText(text: string): string {
  return fixedMark + text;
}

/**
 * The text that a mapping gives to all rows, null where it names a field.
 * @example
 * fixedText('=中国'); // '中国'
 * fixedText('NAME'); // null
 */
export function fixedText(mapping: string | null): string | null {
  return mapping?.startsWith(fixedMark) ? mapping.slice(fixedMark.length) : null;
}

/** What the settings form sends. Field mappings name fields of the region file; those of the nation may be fixed texts. */
export const basicSettingForm = z.object({
  projectId: formId,
  particularYear: formOptional(yearRule),
  /** Which year the comparable one is. */
  comparableDataYear: formOptional(yearRule),
  formulatingAuthority: formOptional(authorityRule),
  approvalAuthority: formOptional(authorityRule),
  approvalNumber: formOptional(authorityRule),
  expirationDateYear: formOptional(yearRule),
  expirationDateMonth: formOptional(monthRule),
  /** Metres. */
  resolution: formNullable(formNumber(resolutionRule)),
  /** Another project of the owner: the year before, which this one is compared with. */
  predecessorId: formNullable(formId),
  enterCurrentYear: formOptional(formBoolean),
  enterComparableYear: formOptional(formBoolean),
  usePretreatment: formOptional(formBoolean),
  nationField: fieldName,
  nationCodeField: fieldName,
  provinceField: fieldName,
  provinceCodeField: fieldName,
  cityField: fieldName,
  cityCodeField: fieldName,
  countyField: fieldName,
  countyCodeField: fieldName,
  streetField: fieldName,
  streetCodeField: fieldName,
  accountingField: level,
  partitionField: level,
  /** Field whose value is the price zone of a district; empty values are the default zone. */
  priceZoneField: fieldName,
});
export type BasicSettingForm = z.input<typeof basicSettingForm>;

const mapped = z.string().nullable();

export const basicSetting = z.object({
  projectId: z.string(),
  particularYear: z.string(),
  comparableDataYear: z.string(),
  formulatingAuthority: z.string(),
  approvalAuthority: z.string(),
  approvalNumber: z.string(),
  expirationDateYear: z.string(),
  expirationDateMonth: z.string(),
  resolution: z.number().nullable(),
  predecessorId: z.string().nullable(),
  /** Null without a predecessor, and where it was deleted. */
  predecessorName: z.string().nullable(),
  enterCurrentYear: z.boolean(),
  enterComparableYear: z.boolean(),
  usePretreatment: z.boolean(),
  /** Name of the stored region file, null without one. */
  regionFileName: z.string().nullable(),
  /** Field names of the region file, joined by commas. */
  regionFields: z.string(),
  nationField: mapped,
  nationCodeField: mapped,
  provinceField: mapped,
  provinceCodeField: mapped,
  cityField: mapped,
  cityCodeField: mapped,
  countyField: mapped,
  countyCodeField: mapped,
  streetField: mapped,
  streetCodeField: mapped,
  accountingField: regionLevel.nullable(),
  partitionField: regionLevel.nullable(),
  priceZoneField: mapped,
});
export type BasicSetting = z.infer<typeof basicSetting>;

/** What each level of districts is called and coded by in the region file, and the two levels of the account. */
export type RegionMapping = Pick<
  BasicSetting,
  `${RegionLevel}Field` | `${RegionLevel}CodeField` | 'accountingField' | 'partitionField' | 'priceZoneField'
>;

/** The mapping of a region file whose fields nobody has chosen yet. */
export const unmappedRegion: Readonly<RegionMapping> = {
  nationField: null,
  nationCodeField: null,
  provinceField: null,
  provinceCodeField: null,
  cityField: null,
  cityCodeField: null,
  countyField: null,
  countyCodeField: null,
  streetField: null,
  streetCodeField: null,
  accountingField: null,
  partitionField: null,
  priceZoneField: null,
};

export const getBasicSetting = defineCall({
  name: 'getBasicSetting',
  summary: 'Basic settings of a project, with a page of its departments. sortField: dept_name.',
  method: 'GET',
  path: '/gep/user/project/basicSetting',
  query: z.object({ projectId: formId, ...pageQuery }),
  encoding: 'none',
  response: basicSetting.extend({
    dataEntryUserPOS: z.array(department),
    totalCount: z.number().int().min(0),
  }),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
  forms: ['basicSetting', 'departments'],
});

export const saveBasicSetting = defineCall({
  name: 'saveBasicSetting',
  summary: 'Saves the settings form; fields left out keep their value, null clears them.',
  method: 'POST',
  path: '/gep/user/project/basicSetting',
  body: z.object({
    projectBasicSetting: formJson(basicSettingForm),
    dataEntryUserPOS: formOptional(formJson(z.array(z.unknown()))),
  }),
  encoding: 'form',
  response: nothing,
  payloadKey: 'data',
  access: 'project-admin',
  subject: { kind: 'project', in: 'body', key: 'projectBasicSetting.projectId' },
  blockedWhileCalculating: true,
  forms: ['basicSetting'],
});

export const generateDepartments = defineCall({
  name: 'generateDepartments',
  summary:
    'Deletes the departments of the project and makes one for every district of the partition level. With a settings form it saves that first; both or neither.',
  method: 'POST',
  path: '/gep/user/project/basicSettingUser',
  body: z.object({
    projectId: formId,
    accountingField: regionLevel,
    partitionField: regionLevel,
    /** Saved first, as by saveBasicSetting; where no departments can be made, it is not saved either. */
    projectBasicSetting: formOptional(formJson(basicSettingForm.omit({ projectId: true }))),
  }),
  encoding: 'form',
  response: z.object({ totalCount: z.number().int().min(0) }),
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
  blockedWhileCalculating: true,
  forms: ['basicSetting', 'departments'],
});
