import * as z from 'zod';
import { regionLevels } from './basic-setting';
import { typeLevel } from './extent-account';
import { assetChoices, figureEntry, figureGroup } from './figure-place';
import { projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { formBoolean, formId, formInteger, formOptional } from './protocol/form';
import { compareFlag } from './protocol/shared-schemas';
import { resultInput } from './result-input';

/** An amount that a run has counted, what each unit of it adds to a figure, and what comes of both. */
export const figureTerm = z.object({
  /** Words, in the language of the request. */
  name: z.string(),
  amount: z.number(),
  unit: z.string(),
  /** On average, where it differs between ecosystem types or price zones. */
  factor: z.number(),
  factorVaries: z.boolean(),
  product: z.number(),
});
export type FigureTerm = z.infer<typeof figureTerm>;

/** A figure that is added up in another: that of a service in the total or a group, of a pollutant in its model. */
export const figurePart = z.object({ id: z.string(), name: z.string(), value: z.number().nullable() });
export type FigurePart = z.infer<typeof figurePart>;

/** What the cells of an ecosystem type of the highest level have of a figure; 0: amounts without a type. */
export const figureTypePart = z.object({ code: z.number().int(), name: z.string(), value: z.number() });
export type FigureTypePart = z.infer<typeof figureTypePart>;

/** A number or a choice of the model. */
export const figureParameter = z.object({
  key: z.string(),
  name: z.string(),
  /** Row and column of a table; empty else. */
  part: z.string(),
  value: z.union([z.number(), z.string()]),
  unit: z.string(),
  /** The default of the model, which nobody has changed. */
  isDefault: z.boolean(),
});
export type FigureParameter = z.infer<typeof figureParameter>;

/** Where a figure comes from, the whole way. */
export const figureChain = z.object({
  /** Of the result, in the language of the request. */
  name: z.string(),
  /** Null for the whole project. */
  district: z.object({ level: z.enum(regionLevels), code: z.string(), name: z.string() }).nullable(),
  /** Of an ecosystem type; null over all types. */
  type: z.object({ code: z.number().int(), name: z.string() }).nullable(),
  compareFlag: z.union([z.literal(0), z.literal(1)]),
  value: z.number().nullable(),
  unit: z.string(),
  /** The method of the model in sentences; empty for totals. */
  formula: z.array(z.string()),
  /** The formula with its values; empty where the figure is read from a table or has parts. */
  terms: z.array(figureTerm),
  /** What the figure is the sum of; empty where it is calculated. */
  parts: z.array(figurePart),
  /** The same figure by ecosystem type; empty for a figure of a type, and where amounts have none. */
  types: z.array(figureTypePart),
  inputs: z.array(resultInput),
  parameters: z.array(figureParameter),
  /** Where the method and its defaults are from; the mark says whether the source was read. */
  sources: z.array(
    z.object({ mark: z.enum(['read', 'literature', 'choice']), source: z.string(), gives: z.string() }),
  ),
  /** In sentences. */
  warnings: z.array(z.string()),
  /** When the run ended; null for runs of an older program. */
  calculated: z.string().nullable(),
});
export type FigureChain = z.infer<typeof figureChain>;

export const getFigure = defineCall({
  name: 'getFigure',
  summary:
    'Where a figure comes from: formula with its values, inputs with who supplied and confirmed them, parameters with ' +
    'their defaults, sources, and warnings.',
  method: 'GET',
  path: '/gep/user/project/account/figure',
  query: z.object({
    projectId: formId,
    /** The id of a calculated model: `7`, `11-runoff-cn`, `totalGep`; `extent` and `asset` with an `entry`. */
    id: z.string().max(64),
    output: z.enum(['value', 'function']),
    compareFlag: formOptional(compareFlag),
    /** Of the code; by default the lowest level that has it. */
    level: formOptional(z.enum(regionLevels)),
    /** Of a district; without it the whole project. */
    code: formOptional(z.string().max(64)),
    /** Code of an ecosystem type at `typeLevel`, 0 for amounts without a type; with `code`, within that district. */
    type: formOptional(formInteger(0, 999)),
    /** By default the finest. */
    typeLevel: formOptional(typeLevel),
    /** Of the total: some of its services. */
    group: formOptional(figureGroup),
    /** With `final` and the groups of services: intermediate services too, as the tables of results add up a group. */
    withIntermediate: formOptional(formBoolean),
    /** With a user: abiotic flows too. */
    withAbiotic: formOptional(formBoolean),
    /** Of `extent`, an area in hm², and of `asset`, a value in 万元: the row of the account. Else a part of a change. */
    entry: formOptional(figureEntry),
    /** Of a change of `extent`: the type that the area was of before it became `type`. */
    before: formOptional(formInteger(0, 999)),
    ...assetChoices,
  }),
  encoding: 'none',
  response: figureChain,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});
