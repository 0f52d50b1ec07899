import * as z from 'zod';
import { projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { projectIdQuery } from './protocol/shared-schemas';

/** What can keep two years from being compared. */
export const differenceKind = z.enum([
  /** Districts or grid, with their resolution. */
  'region',
  'resolution',
  /** How an input was made: a file of another kind or source, or a plain number. */
  'source',
  /** What the classes of an input mean. */
  'class-map',
  /** Scale, offset, no data or columns of an input. */
  'reading',
  /** A parameter other than a price. */
  'method',
  'price-zones',
  'forced-zero',
  'urban-boundary',
  /** The definition of a model, or the program. */
  'model',
  'program',
  /** A service that only one year has. */
  'service',
]);
export type DifferenceKind = z.infer<typeof differenceKind>;

export const comparabilityDifference = z.object({
  kind: differenceKind,
  /** Words, in the language of the request: of the input, the parameter or the model. */
  name: z.string(),
  /** What it is in the comparable and in the current year, in words; null where it is too long for a line. */
  comparable: z.string().nullable(),
  current: z.string().nullable(),
  /** The services that it touches, in the order of the catalogue. */
  services: z.array(z.object({ modelId: z.string(), name: z.string() })),
  /** Whether these are all that both years have. */
  touchesAll: z.boolean(),
});
export type ComparabilityDifference = z.infer<typeof comparabilityDifference>;

export const getComparability = defineCall({
  name: 'getComparability',
  summary:
    'What differs between the results of the comparable and of the current year beside data and prices: sources, resolution, class maps, methods and versions of models, each with the services that it touches. None without results of both years.',
  method: 'GET',
  path: '/gep/user/project/account/comparability',
  query: projectIdQuery,
  encoding: 'none',
  response: z.array(comparabilityDifference),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});
