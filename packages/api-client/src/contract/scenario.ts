import * as z from 'zod';
import { wkbList } from './layer-entity';
import { projectInBody, projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { formId, formOptional } from './protocol/form';
import { limits } from './protocol/limits';
import { compareFlag, projectIdQuery } from './protocol/shared-schemas';

/** What the account says, and by how much the scenario is above it. */
const scenarioFigure = z.object({
  /** Null where the account has no figure. */
  account: z.number().nullable(),
  change: z.number(),
});
export type ScenarioFigure = z.infer<typeof scenarioFigure>;

const scenarioService = z.object({
  /** Id of a calculated model, method or pollutant; the last two begin with that of their model and `-`. */
  id: z.string(),
  modelId: z.string(),
  name: z.string(),
  quantityUnit: z.string(),
  /** Null for a service without one quantity. */
  quantity: scenarioFigure.nullable(),
  /** 元; null for a service without a value. */
  value: scenarioFigure.nullable(),
});
export type ScenarioService = z.infer<typeof scenarioService>;

/**
 * Why a service is not in a scenario: its result is older than its data; its inputs on the project grid are gone until
 * the next calculation; its prices differ by zone; it depends on totals of districts that are too large to be computed at
 * once, or on neighbours too many to be; it could not be computed with the changed land cover.
 */
export const scenarioGap = z.enum(['outdated', 'not-prepared', 'zones', 'too-large', 'failed']);
export type ScenarioGap = z.infer<typeof scenarioGap>;

const named = { modelId: z.string(), name: z.string() };

/** The account of a year with another ecosystem type in a drawn area. It is stored nowhere and is not the account. */
export const scenario = z.object({
  type: z.object({ code: z.number().int(), name: z.string() }),
  /** Cells of the project whose centre is inside, and their hm². */
  cells: z.number().int(),
  area: z.number(),
  /** Those of them that had another type, and their hm². */
  changedCells: z.number().int(),
  changedArea: z.number(),
  /** Of the services of `services`: what the others would add is not known. */
  total: scenarioFigure,
  services: z.array(scenarioService),
  /** Services of statistics, which the land cover does not change. */
  unchanged: z.array(z.object(named)),
  missing: z.array(z.object({ ...named, reason: scenarioGap })),
  /** Districts of the partition level that change, by code. */
  districts: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      cells: z.number().int(),
      area: z.number(),
      /** 元, of all services of `services`. */
      value: z.number(),
    }),
  ),
});
export type Scenario = z.infer<typeof scenario>;

export const landCoverScenario = defineCall({
  name: 'landCoverScenario',
  summary:
    'What the services of a year would come to if a drawn area had another ecosystem type, as a run with that land cover would compute it; nothing is stored. WKB polygons in EPSG:3857 as byte lists or base64.',
  method: 'POST',
  path: '/gep/user/project/result/scenario',
  body: z.object({
    projectId: formId,
    polygon: wkbList,
    /** Code of an ecosystem type. */
    type: z.number().int().min(1).max(999),
    compareFlag: formOptional(compareFlag),
  }),
  bodyBytes: limits.drawnBytes,
  encoding: 'json',
  response: scenario,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInBody,
});

export const prepareScenario = defineCall({
  name: 'prepareScenario',
  summary:
    'Makes ready for landCoverScenario what does not depend on the drawn area, so that the first answer comes sooner, and fails as that would; how many services of the year follow the land cover.',
  method: 'GET',
  path: '/gep/user/project/result/scenario',
  query: projectIdQuery.extend({ compareFlag: formOptional(compareFlag) }),
  encoding: 'none',
  response: z.object({ services: z.number().int() }),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});
