import * as z from 'zod';
import { regionLevels } from './basic-setting';
import { superiorType } from './model-definition';
import { projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { formId, formNumber, formOptional } from './protocol/form';
import { limits } from './protocol/limits';
import { modelId } from './protocol/shared-schemas';

/**
 * A value in both years and what has changed it, in 元. The four parts add up to current less comparable; a year without
 * a figure is null, and its value is in `other`.
 */
const changeFigures = {
  comparable: z.number().nullable(),
  current: z.number().nullable(),
  /** By areas of ecosystem types, by quantities per area, and by prices. */
  extent: z.number(),
  yield: z.number(),
  price: z.number(),
  /** The value of what only one of the years has a figure of. */
  other: z.number(),
  /** The current quantities at the prices of the comparable year, and the other way round. */
  currentAtComparable: z.number(),
  comparableAtCurrent: z.number(),
  /** The current value without what a price index has risen by; null without an index. */
  real: z.number().nullable(),
};
export const valueChange = z.object(changeFigures);
export type ValueChange = z.infer<typeof valueChange>;

const serviceChange = valueChange.extend({
  modelId: z.string(),
  name: z.string(),
  group: superiorType,
  /** True where the units of the service have no single price: theirs is the value of an average unit. */
  isAverage: z.boolean(),
});
export type ServiceChange = z.infer<typeof serviceChange>;

const groupChange = valueChange.extend({ group: superiorType, name: z.string() });
export type GroupChange = z.infer<typeof groupChange>;

const districtChange = valueChange.extend({ code: z.string(), name: z.string() });
export type DistrictChange = z.infer<typeof districtChange>;

const typeChange = valueChange.extend({
  /** Of the ecosystem type; 0: what has no type, such as figures of tables. */
  code: z.number().int(),
  name: z.string(),
  /** hm². */
  comparableArea: z.number(),
  currentArea: z.number(),
});
export type TypeChange = z.infer<typeof typeChange>;

export const accountChange = z.object({
  /** Years of the data as the basic settings call them; empty where they are not set. */
  year: z.string(),
  total: valueChange,
  groups: z.array(groupChange),
  /** In the order of the catalogue. */
  services: z.array(serviceChange),
  /** What districts and types are of. */
  id: z.string(),
  /** The districts of the level, by code; those that neither year has a value of are left out. */
  level: z.enum(regionLevels),
  /** The levels that there are figures of, from the highest down. */
  levels: z.array(z.enum(regionLevels)),
  districts: z.array(districtChange),
  /** Over the whole area, by code. */
  types: z.array(typeChange),
  priceIndex: z.number().nullable(),
});
export type AccountChange = z.infer<typeof accountChange>;

const changeQuery = z.object({
  projectId: formId,
  /** Absent: the highest level with several districts. */
  level: formOptional(z.enum(regionLevels)),
  /** The service that districts and types are of; absent: the total. */
  id: formOptional(modelId),
  /** Price level of the current year, the comparable one being 100. */
  priceIndex: formOptional(
    formNumber(z.number().min(limits.priceIndex.min, 'rule.range').max(limits.priceIndex.max, 'rule.range')),
  ),
});

export const getAccountChange = defineCall({
  name: 'getAccountChange',
  summary:
    'The change of value between comparable and current year, split into extent, yield and price (three-factor Shapley value): by service and group, and of one service or the total by district and ecosystem type.',
  method: 'GET',
  path: '/gep/user/project/account/change',
  query: changeQuery,
  encoding: 'none',
  response: accountChange,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});

export const accountChangeFile = defineCall({
  name: 'accountChangeFile',
  summary: 'The same as a workbook or as CSV, with units, formula and what it was made under.',
  method: 'GET',
  path: '/gep/user/project/account/changeFile',
  query: changeQuery.extend({ format: formOptional(z.enum(['xlsx', 'csv'])) }),
  encoding: 'none',
  response: z.unknown(),
  payloadKey: 'none',
  access: 'project-reader',
  subject: projectInQuery,
  binary: { when: 'always', type: 'application/octet-stream' },
});
