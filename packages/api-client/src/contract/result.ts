import * as z from 'zod';
import { projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { compareFlag, modelId } from './protocol/shared-schemas';
import { formId, formOptional } from './protocol/form';
import { serviceRole, superiorType } from './model-definition';
import type { ServiceRole } from './model-definition';
import { predecessorState } from './predecessor';

const size = z.tuple([z.number(), z.number()]).nullable();

/** A calculated model, method or pollutant, as the result screen lists it. */
export const calculatedModel = z.object({
  id: z.string(),
  /** Words, in the language of the request; the total is called GEP only with every final service in it. */
  name: z.string(),
  /** What the place `:name` of the layer paths takes: the slug, or the key of a child such as `runoff-cn`. */
  key: z.string(),
  parentId: z.string().nullable(),
  modelResultId: z.string(),
  /** The number of the model, the parent's for children, or `totalGep`. */
  modelId: z.string(),
  modelType: z.string(),
  /** Unit of the partition statistics (layer type 3). */
  statisticUnits: z.string(),
  /** Unit of the spatial result (layer type 5). */
  priceResultUnits: z.string(),
  /** Unit of the quantity; empty for the total. */
  functionUnits: z.string(),
  /**
   * How large the figures of the districts are in both years, without sign and zeros: the smallest but for a tenth of
   * them, and the largest. Readers choose one unit by it. Values are in 元; null where there are none.
   */
  sizes: z.object({ value: size, function: size }),
  superiorType: superiorType.nullable(),
  /** Null for the total. */
  serviceRole: serviceRole.nullable(),
  /** True if it has a raster. */
  hasSpatialResult: z.boolean(),
  /** Years with results: 0 current, 1 comparable. */
  compareFlags: z.array(z.union([z.literal(0), z.literal(1)])),
});
export type CalculatedModel = z.infer<typeof calculatedModel>;

export const listCalculatedModels = defineCall({
  name: 'listCalculatedModels',
  summary: 'The calculated models of a project, flat with the id of their parent; totalGep first.',
  method: 'GET',
  path: '/gep/user/project/result/model',
  query: z.object({ projectId: formId }),
  encoding: 'none',
  response: z.array(calculatedModel),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});

const namedService = z.object({ modelId: z.string(), name: z.string() });
const pricedService = namedService.extend({ priceValue: z.number() });

/** What a total is made of. */
export const totalComposition = z.object({
  /** A final service that exists in the region is missing: the sum is not GEP. */
  partial: z.boolean(),
  services: z.array(namedService),
  /** Final services that the sum lacks. */
  missing: z.array(namedService),
  /** Final services that do not exist in the region, with the reason: they count as 0. */
  absent: z.array(namedService.extend({ reason: z.string() })),
  /** Services in the sum that are inputs of others. */
  intermediate: z.array(pricedService),
  /** 元 without the intermediate services; null where no other has a value. */
  finalTotal: z.number().nullable(),
  /** Services in the sum that price partly the same thing. */
  overlaps: z.array(
    z.object({
      code: z.string(),
      message: z.string(),
      /** 元 that are counted twice at most. */
      atMost: z.number(),
      services: z.array(pricedService),
    }),
  ),
});
export type TotalComposition = z.infer<typeof totalComposition>;

const statisticFields = {
  id: z.string(),
  name: z.string(),
  modelName: z.string(),
  modelId: z.string(),
  functionValue: z.number().nullable(),
  functionUnits: z.string(),
  priceValue: z.number().nullable(),
  priceUnits: z.string(),
  layerLevel: z.number().int(),
  /** Null for groups and the total. */
  serviceRole: serviceRole.nullable(),
  /** Of the total; null for all other rows, and for totals of an older program. */
  composition: totalComposition.nullable(),
  /** Of the comparable year: it has no separate data, parameters and prices. */
  sameAsCurrent: z.boolean(),
};

/** A row of the tree table of services: function quantity and value, null where there is none. */
export interface StatisticRow {
  id: string;
  name: string;
  modelName: string;
  modelId: string;
  functionValue: number | null;
  functionUnits: string;
  priceValue: number | null;
  priceUnits: string;
  layerLevel: number;
  serviceRole: ServiceRole | null;
  composition: TotalComposition | null;
  sameAsCurrent: boolean;
  children: StatisticRow[];
}

export const statisticRow: z.ZodType<StatisticRow, StatisticRow> = z.object({
  ...statisticFields,
  get children() {
    return z.array(statisticRow);
  },
});

export const resultView = defineCall({
  name: 'resultView',
  summary: 'Totals of the project, or of one district, as a tree: group, model, child.',
  method: 'GET',
  path: '/gep/user/project/resultView',
  query: z.object({
    projectId: formId,
    compareFlag: formOptional(compareFlag),
    /** Code of a district; without it the whole project. */
    districtCode: formOptional(z.string().max(64)),
  }),
  encoding: 'none',
  response: z.array(statisticRow),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});

export const resultFile = defineCall({
  name: 'resultFile',
  summary: 'All results of a project, or of one model, as a zip file.',
  method: 'GET',
  path: '/gep/user/project/model/resultFile',
  query: z.object({ projectId: formId, modelId: formOptional(modelId) }),
  encoding: 'none',
  response: z.unknown(),
  payloadKey: 'none',
  access: 'project-reader',
  subject: projectInQuery,
  binary: { when: 'always', type: 'application/zip' },
});

/** Something that has changed since a result was calculated. */
export const resultChange = z.object({
  kind: z.enum(['region', 'input', 'parameter', 'forced-zero', 'model']),
  /** Words, in the language of the request: of the input, the parameter or the model. */
  name: z.string(),
});
export type ResultChange = z.infer<typeof resultChange>;

/** A result that is older than the data or parameters of its project. */
export const outdatedResult = z.object({
  /** The number of the model, or `totalGep`. */
  modelId: z.string(),
  compareFlag,
  changes: z.array(resultChange),
});
export type OutdatedResult = z.infer<typeof outdatedResult>;

export const outdatedResults = defineCall({
  name: 'outdatedResults',
  summary: 'The results that are older than the current data or parameters, and what has changed since.',
  method: 'GET',
  path: '/gep/user/project/result/outdated',
  query: z.object({ projectId: formId }),
  encoding: 'none',
  response: z.array(outdatedResult),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});

/** Figures beside a value by which it can be judged; null where there is nothing to compare with. */
export const plausibilityLine = z.object({
  /** The number of the model, or `totalGep`. */
  modelId: z.string(),
  /** The run that it is of: a run that was stopped or has failed left what it had calculated. */
  runId: z.string(),
  name: z.string(),
  /** 元. */
  priceValue: z.number().nullable(),
  /** Part of the total, 0-1. */
  share: z.number().nullable(),
  /** 元 a km² of the districts. */
  perKm2: z.number().nullable(),
  /** Relative change against the other year: 0.1 is 10 % more than there; null where that is the same. */
  change: z.number().nullable(),
  /** The comparable year has no separate data, parameters and prices. */
  sameAsCurrent: z.boolean(),
  /** Relative change against the predecessor of the project; null where that has no such result. */
  sinceBefore: z.number().nullable(),
  /** Few cells that carry much of the value; null where no 5 % of the cells carry a quarter. */
  concentration: z
    .object({
      cells: z.number().int(),
      /** Cells with a value. */
      of: z.number().int(),
      /** Part of the value that they carry, 0-1, from the histogram of the layer. */
      share: z.number(),
    })
    .nullable(),
  /** Why a model that was calculated has no value, in sentences; null where it has one. */
  withoutValue: z.string().nullable(),
});
export type PlausibilityLine = z.infer<typeof plausibilityLine>;

export const plausibility = z.object({
  /** Area of the districts by their cells; null without a record of the run. */
  areaKm2: z.number().nullable(),
  /** The run that the total is of, the last complete one; null without a total. */
  completeRun: z.object({ runId: z.string(), endTime: z.string().nullable() }).nullable(),
  lines: z.array(plausibilityLine),
  /** What the values are compared with beside the other year. */
  predecessor: z.object({ state: predecessorState, name: z.string().nullable() }),
  /** Districts of the partition level that are smaller than a cell: they have no figures of cells. */
  districtsWithoutCells: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type Plausibility = z.infer<typeof plausibility>;

export const resultPlausibility = defineCall({
  name: 'resultPlausibility',
  summary:
    'Figures by which values can be judged: share of the total, value per km², change between the years and against the ' +
    'predecessor, few cells that carry much; models that were calculated and have no value; and the districts without a cell.',
  method: 'GET',
  path: '/gep/user/project/result/plausibility',
  query: z.object({ projectId: formId, compareFlag: formOptional(compareFlag) }),
  encoding: 'none',
  response: plausibility,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});
