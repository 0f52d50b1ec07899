import * as z from 'zod';
import { projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { formId, formOptional } from './protocol/form';
import { compareFlag, inputKey, localText, modelId } from './protocol/shared-schemas';

/**
 * Whether there is a predecessor to compare with: `found`; `none` is named; it was `deleted`; it is `hidden` from the
 * caller, a department.
 */
export const predecessorState = z.enum(['found', 'none', 'deleted', 'hidden']);
export type PredecessorState = z.infer<typeof predecessorState>;

const figures = z.object({ min: z.number(), mean: z.number(), max: z.number() });

/** A row of a table by the name of its district and the texts that make it unique there. */
const namedRow = z.object({ district: z.string(), texts: z.array(z.string()) });

/** What changed in an input against the same one of the predecessor. */
export const inputChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('classes'),
    /** Codes by what they are read as, the largest changes first; square kilometres in the region of the project. */
    classes: z.array(z.object({ value: z.number(), before: z.number(), after: z.number() })),
    /** How many codes changed. */
    changed: z.number().int(),
    /** Of the region. */
    area: z.number(),
  }),
  z.object({ kind: z.literal('values'), before: figures, after: figures }),
  z.object({
    kind: z.literal('table'),
    /** Sums of a district that changed by more than `limits.tableChange`, means where the unit is a ratio; largest first. */
    totals: z.array(
      z.object({
        district: z.string(),
        field: localText,
        unit: z.string(),
        before: z.number(),
        after: z.number(),
      }),
    ),
    totalCount: z.number().int(),
    newRows: z.array(namedRow),
    newCount: z.number().int(),
    missingRows: z.array(namedRow),
    missingCount: z.number().int(),
  }),
  z.object({ kind: z.literal('features'), before: z.number().int(), after: z.number().int() }),
]);
export type InputChange = z.infer<typeof inputChange>;

export const predecessorComparison = z.object({
  state: predecessorState,
  /** Name of the predecessor; null where there is none to compare with. */
  name: z.string().nullable(),
  /** Null without a predecessor, and where it has no file that can be compared. */
  change: inputChange.nullable(),
});
export type PredecessorComparison = z.infer<typeof predecessorComparison>;

export const compareModelFile = defineCall({
  name: 'compareModelFile',
  summary: 'What changed in the file of an input against the same input of the predecessor of the project.',
  method: 'GET',
  path: '/gep/user/project/model/:modelId/file/:key/predecessor',
  params: z.object({ modelId, key: inputKey }),
  query: z.object({ projectId: formId, compareFlag: formOptional(compareFlag) }),
  encoding: 'none',
  response: predecessorComparison,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});
