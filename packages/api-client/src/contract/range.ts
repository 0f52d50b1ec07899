import * as z from 'zod';
import { regionLevels } from './basic-setting';
import { superiorType } from './model-definition';
import { projectInBody, projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { formId, formInteger, formJson, formOptional } from './protocol/form';
import { limits } from './protocol/limits';
import { compareFlag, inputKey, modelId, problem, projectIdQuery } from './protocol/shared-schemas';
import { outdatedResult } from './result';

/** How likely the numbers are that a parameter may have. */
export const distribution = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('triangular'), min: z.number(), mode: z.number(), max: z.number() }),
  z.object({ kind: z.literal('normal'), mean: z.number(), sd: z.number() }),
  /** Median and geometric standard deviation: 68 % of the numbers are within `median / gsd` and `median·gsd`. */
  z.object({ kind: z.literal('lognormal'), median: z.number(), gsd: z.number() }),
  z.object({ kind: z.literal('uniform'), min: z.number(), max: z.number() }),
]);
export type Distribution = z.infer<typeof distribution>;
export type DistributionKind = Distribution['kind'];

/** How certain the number of a parameter is that needs no run, and who says so. */
export const uncertainty = z.object({
  parameter: inputKey,
  /** Of a table: the column of the numbers. */
  column: z.string().max(200, 'rule.too-long').optional(),
  /** Of a table: the key of the row. Absent: the distribution is that of one factor of the whole column. */
  row: z.union([z.number(), z.string().max(200, 'rule.too-long')]).optional(),
  /** Of a price: the year that it is the price of; absent: of both years. */
  year: z.enum(['current', 'comparable']).optional(),
  distribution,
  source: z.string().max(limits.sourceMax, 'rule.too-long'),
});
export type Uncertainty = z.infer<typeof uncertainty>;

const modelUncertainties = z.object({
  /** The parameters that may be uncertain: they need no run. Of a table, the columns of numbers. */
  linear: z.array(
    z.object({ parameter: z.string(), columns: z.array(z.string()).readonly().optional() }).readonly(),
  ),
  uncertainties: z.array(uncertainty),
});
export type ModelUncertainties = z.infer<typeof modelUncertainties>;

const modelPath = z.object({ modelId });

export const getUncertainties = defineCall({
  name: 'getUncertainties',
  summary: 'How certain the numbers of a model are, and which of its parameters may be uncertain.',
  method: 'GET',
  path: '/gep/user/project/model/:modelId/uncertainties',
  params: modelPath,
  query: projectIdQuery,
  encoding: 'none',
  response: modelUncertainties,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
  forms: ['uncertainties'],
});

export const saveUncertainties = defineCall({
  name: 'saveUncertainties',
  summary:
    'Sets how certain the numbers of a model are, in place of what was set before. Results stay as they are.',
  method: 'PUT',
  path: '/gep/user/project/model/:modelId/uncertainties',
  params: modelPath,
  body: z.object({
    projectId: formId,
    uncertainties: formJson(z.array(uncertainty).max(limits.uncertainties, 'rule.too-long')),
  }),
  bodyBytes: limits.tableBodyBytes,
  encoding: 'form',
  response: modelUncertainties,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
  forms: ['uncertainties'],
});

const rangeFields = {
  /** 元, as the account says. */
  account: z.number(),
  /** Percentiles, mean and standard deviation of the draws, in 元. */
  p5: z.number(),
  p25: z.number(),
  p50: z.number(),
  p75: z.number(),
  p95: z.number(),
  mean: z.number(),
  sd: z.number(),
};

/** What a value may be. */
export const valueRange = z.object(rangeFields);
export type ValueRange = z.infer<typeof valueRange>;

const uncertainNumber = z.object({
  modelId: z.string(),
  modelName: z.string(),
  /** Words, in the language of the request: the parameter, and the column and row of a table. */
  name: z.string(),
  /** Of the number; empty for a factor. */
  unit: z.string(),
  uncertainty,
});

const tornadoEnd = z.object({
  /** The number of the parameter; of a whole column, the factor. */
  number: z.number(),
  /** 元: the total with it. */
  total: z.number(),
});

/** The total at the 5th and at the 95th percentile of one number, with all others as in the account. */
export const tornadoBar = uncertainNumber.extend({
  low: tornadoEnd,
  high: tornadoEnd,
  /** 元 between the two totals. */
  swing: z.number(),
});
export type TornadoBar = z.infer<typeof tornadoBar>;

/** A distribution that is in no range, and why. */
export const unusedUncertainty = uncertainNumber.extend({ problem });
export type UnusedUncertainty = z.infer<typeof unusedUncertainty>;

const ends = valueRange.pick({ account: true, p5: true, p95: true });

/** What the values of a district may be. */
export const districtRange = z.object({
  code: z.string(),
  name: z.string(),
  total: ends,
  /** The models of which numbers are uncertain, where they have a value in the district. */
  models: z.array(ends.extend({ modelId: z.string() })),
});
export type DistrictRange = z.infer<typeof districtRange>;

/** What ranges are of: the whole area alone, or the districts of a level as well. */
export const rangeLevel = z.enum(['whole', ...regionLevels]);
export type RangeLevel = z.infer<typeof rangeLevel>;

export const resultRange = z.object({
  compareFlag,
  level: rangeLevel,
  draws: z.number().int(),
  /** What the random numbers depend on: the same seed gives the same ranges. */
  seed: z.number().int(),
  total: valueRange,
  /** The groups in which numbers are uncertain: the sum of all of their services that are in the total. */
  groups: z.array(valueRange.extend({ key: superiorType, name: z.string() })),
  /** The models of which numbers are uncertain; the values of the others are as the account says. */
  models: z.array(valueRange.extend({ modelId: z.string(), name: z.string() })),
  /** The districts of the level that have a value, in the order of their codes; none for the whole. */
  districts: z.array(districtRange),
  /** Every distribution that was used, the largest swing first. */
  bars: z.array(tornadoBar),
  unused: z.array(unusedUncertainty),
  /** The results of the year that are older than the data or parameters of the project. */
  outdated: z.array(outdatedResult),
});
export type ResultRange = z.infer<typeof resultRange>;

export const resultRanges = defineCall({
  name: 'resultRanges',
  summary:
    'What the values of a year may be, from the distributions of prices and factors: percentiles of the total and of models over many draws, in the districts of a level as well, and the total at both ends of each distribution.',
  method: 'GET',
  path: '/gep/user/project/result/ranges',
  query: z.object({
    projectId: formId,
    /** Absent: the current year. */
    compareFlag: formOptional(compareFlag),
    /** Absent: the whole area alone. A level is one that results have figures of. */
    level: formOptional(rangeLevel),
    /** Absent: 10,000. */
    draws: formOptional(formInteger(limits.draws.min, limits.draws.max)),
    /** Absent: 1. */
    seed: formOptional(formInteger(0, limits.seedMax)),
  }),
  encoding: 'none',
  response: resultRange,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});
