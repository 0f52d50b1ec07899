import * as z from 'zod';
import { projectInBody, projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { projectIdQuery } from './protocol/shared-schemas';
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
