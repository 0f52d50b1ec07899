import * as z from 'zod';
import { projectInBody, projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { instant, localText, projectIdQuery } from './protocol/shared-schemas';
import { nothing } from './protocol/envelope';
import { formId } from './protocol/form';

export const progressCard = z.object({
  userId: z.string(),
  userName: z.string(),
  deptName: z.string(),
  realName: z.string(),
  phone: z.string(),
  dataEntryPasscode: z.string(),
  password: z.string().nullable(),
  fillProgress: z.number().min(0).max(100),
  confirmProgress: z.number().min(0).max(100),
  /** Its report forms: all, those that were handed in, and of these the confirmed ones. */
  forms: z.number().int(),
  submitted: z.number().int(),
  confirmed: z.number().int(),
  /** Forms that are not handed in although they are due, and since when the oldest of them is. */
  overdue: z.number().int(),
  overdueSince: instant.nullable(),
  /**
   * Percent of the forms that were handed in by their due date, extensions counted, of all that have been handed in or
   * are due. What became of them in the review does not matter. Null before there is any.
   */
  timeliness: z.number().min(0).max(100).nullable(),
});
export type ProgressCard = z.infer<typeof progressCard>;

export const listProgress = defineCall({
  name: 'listProgress',
  summary: 'Departments of a project with their progress.',
  method: 'GET',
  path: '/gep/user/project/progress',
  query: projectIdQuery,
  encoding: 'none',
  response: z.array(progressCard),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});

/** A selected model, and the departments whose forms it waits for. */
export const modelProgress = z.object({
  modelId: z.string(),
  name: localText,
  /** The forms of its inputs; none where nothing was handed out. */
  forms: z.number().int(),
  confirmed: z.number().int(),
  /** Departments with forms that are not confirmed, the latest first. */
  waitsFor: z.array(z.object({ userId: z.string(), open: z.number().int(), overdue: z.number().int() })),
});
export type ModelProgress = z.infer<typeof modelProgress>;

export const listModelProgress = defineCall({
  name: 'listModelProgress',
  summary: 'The selected models with the departments whose forms they wait for.',
  method: 'GET',
  path: '/gep/user/project/progress/model',
  query: projectIdQuery,
  encoding: 'none',
  response: z.array(modelProgress),
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInQuery,
});

export const refreshProgress = defineCall({
  name: 'refreshProgress',
  summary: 'Counts the progress of one department again.',
  method: 'GET',
  path: '/gep/user/project/progress/refresh',
  query: z.object({ userId: formId, projectId: formId }),
  encoding: 'none',
  response: progressCard,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInQuery,
});

export const remindDepartment = defineCall({
  name: 'remindDepartment',
  summary:
    'Reminds a department; refused when it has no phone number, and within 59 seconds of the last time.',
  method: 'POST',
  path: '/gep/user/project/notice',
  body: z.object({ inputerId: formId, projectId: formId }),
  encoding: 'form',
  response: nothing,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
});
