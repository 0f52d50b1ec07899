import * as z from 'zod';
import { projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { formId, formOptional } from './protocol/form';
import { compareFlag, instant, modelId } from './protocol/shared-schemas';
import { reportExplanation } from './report-entity';

/** Who did something, and when. */
export const deed = z.object({
  /** Through the console or the API, with the import of a project folder, or with the sample project. */
  by: z.enum(['user', 'import', 'sample']),
  userId: z.string(),
  userName: z.string(),
  role: z.string(),
  time: instant,
});
export type Deed = z.infer<typeof deed>;

/** An input that a result was made from. */
export const resultInput = z.object({
  key: z.string(),
  /** Words, in the language of the request. */
  name: z.string(),
  /** 1 where the comparable year has its own. */
  compareFlag: z.union([z.literal(0), z.literal(1)]),
  /** Null where one value is given in place of a file. */
  fileName: z.string().nullable(),
  /** Null for inputs of an older program, which did not keep it. */
  supplied: deed.nullable(),
  /** Null where nobody has confirmed the input: departments supply, they do not confirm. */
  confirmed: deed.nullable(),
  /** The report forms that it was made from, with the version that each was then. */
  forms: z.array(
    z.object({
      reportFormId: z.string(),
      deptName: z.string(),
      version: z.number().int(),
      submitted: deed.nullable(),
      /** Null where the owner let the calculation read it unconfirmed. */
      confirmed: deed.nullable(),
      /** What the department said of the findings in it. */
      explanations: z.array(reportExplanation),
    }),
  ),
});
export type ResultInput = z.infer<typeof resultInput>;

export const listResultInputs = defineCall({
  name: 'listResultInputs',
  summary: 'The inputs that a result was made from: who supplied each, who confirmed it, and when.',
  method: 'GET',
  path: '/gep/user/project/result/inputs',
  query: z.object({ projectId: formId, modelId, compareFlag: formOptional(compareFlag) }),
  encoding: 'none',
  response: z.array(resultInput),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});
