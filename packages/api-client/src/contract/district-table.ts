import * as z from 'zod';
import { regionLevels } from './basic-setting';
import { projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { formId, formOptional } from './protocol/form';

/** What a district has in a year; null where the model gave no value there. */
export const districtFigures = z.object({
  functionValue: z.number().nullable(),
  /** 元. */
  priceValue: z.number().nullable(),
  /** Cells with a value. */
  validCount: z.number().int(),
  /** All cells of the district. */
  count: z.number().int(),
});
export type DistrictFigures = z.infer<typeof districtFigures>;

const districtRow = z.object({
  level: z.enum(regionLevels),
  code: z.string(),
  name: z.string(),
  /** Code of the district above; null at the highest level. */
  parentCode: z.string().nullable(),
  /** km² of its cells; null for results of an older program, which did not keep their grid. */
  areaKm2: z.number().nullable(),
  /** Null for a year without a result. */
  current: districtFigures.nullable(),
  comparable: districtFigures.nullable(),
});
export type DistrictRow = z.infer<typeof districtRow>;

export const districtTable = z.object({
  /** Words, in the language of the request. */
  name: z.string(),
  functionUnit: z.string(),
  /** `元` in the language of the request; empty for a model without a value. */
  valueUnit: z.string(),
  /** The total of both years over the districts of the highest level. */
  total: districtRow.pick({ areaKm2: true, current: true, comparable: true }),
  /** From the highest level down, by code. */
  districts: z.array(districtRow),
});
export type DistrictTable = z.infer<typeof districtTable>;

const resultQuery = z.object({
  projectId: formId,
  /** Id of a calculated model. */
  id: z.string().min(1, 'rule.required').max(64),
});

export const listDistrictFigures = defineCall({
  name: 'listDistrictFigures',
  summary: 'The figures of all districts in a result, of both years.',
  method: 'GET',
  path: '/gep/user/project/result/districts',
  query: resultQuery,
  encoding: 'none',
  response: districtTable,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});

export const districtFile = defineCall({
  name: 'districtFile',
  summary:
    'The figures of all districts in a result as a workbook or as CSV, with units and what they were made under.',
  method: 'GET',
  path: '/gep/user/project/result/districtFile',
  query: resultQuery.extend({ format: formOptional(z.enum(['xlsx', 'csv'])) }),
  encoding: 'none',
  response: z.unknown(),
  payloadKey: 'none',
  access: 'project-reader',
  subject: projectInQuery,
  binary: { when: 'always', type: 'application/octet-stream' },
});
