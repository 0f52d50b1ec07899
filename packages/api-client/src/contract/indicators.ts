import * as z from 'zod';
import { regionLevels } from './basic-setting';
import { superiorType } from './model-definition';
import { projectInBody, projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { formId, formJson, formOptional } from './protocol/form';
import { limits } from './protocol/limits';
import { compareFlag, projectIdQuery } from './protocol/shared-schemas';

const amount = z.number().positive('rule.range').max(limits.indicatorMax, 'rule.range').nullable();

/** What the yearbook says of an area in a year. */
export const indicatorInput = z.object({
  compareFlag,
  /** Code of a district; empty: the whole area. */
  districtCode: z.string().max(64, 'rule.too-long'),
  /** People at the end of the year. */
  population: amount,
  /** 元 at current prices. */
  gdp: amount,
});
export type IndicatorInput = z.infer<typeof indicatorInput>;

export const indicatorInputs = z.object({
  /** The whole area first, then districts by code; areas without any number are left out. */
  rows: z.array(indicatorInput),
  /** Where the numbers come from. */
  source: z.string(),
});
export type IndicatorInputs = z.infer<typeof indicatorInputs>;

const forms = ['indicatorInputs'] as const;

export const getIndicatorInputs = defineCall({
  name: 'getIndicatorInputs',
  summary: 'Population and GDP of the project by year, of the whole area and of districts.',
  method: 'GET',
  path: '/gep/user/project/account/indicatorInputs',
  query: projectIdQuery,
  encoding: 'none',
  response: indicatorInputs,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
  forms,
});

export const saveIndicatorInputs = defineCall({
  name: 'saveIndicatorInputs',
  summary: 'Sets population and GDP of the project, in place of what was set before.',
  method: 'PUT',
  path: '/gep/user/project/account/indicatorInputs',
  body: z.object({
    projectId: formId,
    rows: formJson(z.array(indicatorInput).max(limits.indicatorRows, 'rule.too-long')),
    source: z.string().max(limits.sourceMax, 'rule.too-long'),
  }),
  bodyBytes: limits.tableBodyBytes,
  encoding: 'form',
  response: indicatorInputs,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
  forms,
});

/** What indicators of a year are made of; null where it is not known. */
const yearFigures = z.object({
  /** 元. */
  gep: z.number().nullable(),
  population: z.number().nullable(),
  gdp: z.number().nullable(),
});

const areaIndicators = z.object({
  /** Empty: the whole area. */
  code: z.string(),
  name: z.string(),
  areaKm2: z.number().nullable(),
  current: yearFigures,
  comparable: yearFigures,
  /** The current value at the prices of the comparable year; null without both years. */
  atComparable: z.number().nullable(),
});
export type AreaIndicators = z.infer<typeof areaIndicators>;

const serviceIndicators = z.object({
  modelId: z.string(),
  name: z.string(),
  group: superiorType,
  current: z.number().nullable(),
  comparable: z.number().nullable(),
  atComparable: z.number().nullable(),
});
export type ServiceIndicators = z.infer<typeof serviceIndicators>;

export const accountIndicators = z.object({
  /** Year of the data as the basic settings call it. */
  year: z.string(),
  whole: areaIndicators,
  level: z.enum(regionLevels),
  /** The levels that there are figures of, from the highest down. */
  levels: z.array(z.enum(regionLevels)),
  /** The districts of the level, by code. */
  districts: z.array(areaIndicators),
  /** In the order of the catalogue. */
  services: z.array(serviceIndicators),
  source: z.string(),
});
export type AccountIndicators = z.infer<typeof accountIndicators>;

const indicatorQuery = projectIdQuery.extend({
  /** Absent: the highest level with several districts. */
  level: formOptional(z.enum(regionLevels)),
});

export const getIndicators = defineCall({
  name: 'getIndicators',
  summary:
    'What indicators are made of: value, area, population and GDP of the whole area and of districts in both years, and the values of services. `indicatorOf` makes the indicators.',
  method: 'GET',
  path: '/gep/user/project/account/indicators',
  query: indicatorQuery,
  encoding: 'none',
  response: accountIndicators,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});

export const indicatorFile = defineCall({
  name: 'indicatorFile',
  summary: 'The indicators as a workbook or as CSV, with what each is made of.',
  method: 'GET',
  path: '/gep/user/project/account/indicatorFile',
  query: indicatorQuery.extend({ format: formOptional(z.enum(['xlsx', 'csv'])) }),
  encoding: 'none',
  response: z.unknown(),
  payloadKey: 'none',
  access: 'project-reader',
  subject: projectInQuery,
  binary: { when: 'always', type: 'application/octet-stream' },
});
