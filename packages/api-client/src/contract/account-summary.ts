import * as z from 'zod';
import { regionLevels } from './basic-setting';
import { serviceRole, superiorType } from './model-definition';
import { projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { formId, formOptional } from './protocol/form';
import { compareFlag, projectIdQuery } from './protocol/shared-schemas';
import { totalComposition } from './result';

const figure = z.number().nullable();

/** What a service comes to in a year: 元, and its quantity in the unit of the service; null where it has none. */
const serviceFigures = z.object({ value: figure, quantity: figure });
export type ServiceFigures = z.infer<typeof serviceFigures>;

const typeFigures = serviceFigures.extend({
  /** Of the ecosystem type; 0: amounts without a type, such as those of districts without cells. */
  code: z.number().int(),
});
export type TypeFigures = z.infer<typeof typeFigures>;

const yearFigures = serviceFigures.extend({
  /** What the ecosystem types have of it; null where the run has not counted by type. */
  types: z.array(typeFigures).nullable(),
});

const both = <Figures extends z.ZodType>(figures: Figures) => ({
  /** Null for a year without a result. */
  current: figures.nullable(),
  comparable: figures.nullable(),
});

export const summaryService = z.object({
  /** Of the calculated model. */
  id: z.string(),
  modelId: z.string(),
  name: z.string(),
  group: superiorType,
  role: serviceRole.nullable(),
  /** False for a service that has a quantity alone. */
  hasValue: z.boolean(),
  functionUnit: z.string(),
  /** The comparable year has no separate data, parameters and prices. */
  sameAsCurrent: z.boolean(),
  ...both(yearFigures),
  /** Pollutants or methods. */
  children: z.array(
    z.object({ id: z.string(), name: z.string(), functionUnit: z.string(), ...both(serviceFigures) }),
  ),
});
export type SummaryService = z.infer<typeof summaryService>;

const summaryTotal = z.object({
  /** It is called GEP only with every final service in it. */
  name: z.string(),
  value: figure,
  composition: totalComposition.nullable(),
});
export type SummaryTotal = z.infer<typeof summaryTotal>;

export const accountSummary = z.object({
  /** The year of the data, as the settings have it. */
  year: z.string(),
  total: z.object(both(summaryTotal)),
  groups: z.array(z.object({ key: superiorType, name: z.string() })),
  /** Every service with a result, in the order of the catalogue. */
  services: z.array(summaryService),
  /** The ecosystem types that the account has, with those above them; null above: the highest level. */
  types: z.array(z.object({ code: z.number().int(), name: z.string(), parent: z.number().int().nullable() })),
});
export type AccountSummary = z.infer<typeof accountSummary>;

export const getAccountSummary = defineCall({
  name: 'getAccountSummary',
  summary: 'The account in both years: value and quantity of every service, and by ecosystem type.',
  method: 'GET',
  path: '/gep/user/project/account/summary',
  query: projectIdQuery,
  encoding: 'none',
  response: accountSummary,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});

export const districtMatrix = z.object({
  level: z.enum(regionLevels),
  codes: z.array(z.string()),
  /** What each result has in the districts, in the order of their codes; null where it has nothing. */
  results: z.array(z.object({ id: z.string(), figures: z.array(figure) })),
});
export type DistrictMatrix = z.infer<typeof districtMatrix>;

export const getDistrictMatrix = defineCall({
  name: 'getDistrictMatrix',
  summary: 'What every service has in every district of the lowest level, for a year.',
  method: 'GET',
  path: '/gep/user/project/account/districts',
  query: z.object({
    projectId: formId,
    quantity: z.enum(['value', 'function']),
    /** Absent: the current year. */
    compareFlag: formOptional(compareFlag),
  }),
  encoding: 'none',
  response: districtMatrix,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});
