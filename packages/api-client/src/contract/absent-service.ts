import * as z from 'zod';
import { projectInBody, projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { nothing } from './protocol/envelope';
import { formId } from './protocol/form';
import { absenceReasonRule } from './protocol/rules';
import { instant, modelId, problem, projectIdQuery } from './protocol/shared-schemas';

/** A final service that does not exist in the region of a project. */
export const absentService = z.object({
  modelId: z.string(),
  reason: z.string(),
  /** Account of who declared it. */
  declaredBy: z.string(),
  declaredTime: instant,
  /** What the data of the project say against it. */
  warnings: z.array(problem),
});
export type AbsentService = z.infer<typeof absentService>;

export const listAbsentServices = defineCall({
  name: 'listAbsentServices',
  summary: 'The final services that do not exist in the region: they count as 0 in the total.',
  method: 'GET',
  path: '/gep/user/project/absentService',
  query: projectIdQuery,
  encoding: 'none',
  response: z.array(absentService),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
  forms: ['absentServices'],
});

export const declareAbsentService = defineCall({
  name: 'declareAbsentService',
  summary:
    'Declares that a final service does not exist in the region, with the reason. Refused for a service that is selected or has a result.',
  method: 'PUT',
  path: '/gep/user/project/absentService',
  body: z.object({ projectId: formId, modelId, reason: absenceReasonRule }),
  encoding: 'form',
  response: nothing,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
  forms: ['absentServices'],
});

export const withdrawAbsentService = defineCall({
  name: 'withdrawAbsentService',
  summary: 'Withdraws the declaration that a service does not exist in the region.',
  method: 'DELETE',
  path: '/gep/user/project/absentService',
  query: projectIdQuery.extend({ modelId }),
  encoding: 'none',
  response: nothing,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInQuery,
  forms: ['absentServices'],
});
