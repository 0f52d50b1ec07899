import * as z from 'zod';
import { projectInBody, projectInPath, projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { pageQuery } from './protocol/shared-schemas';
import { nothing, paged } from './protocol/envelope';
import { formId, formOptional } from './protocol/form';
import {
  contactRule,
  departmentAccountRule,
  departmentNameRule,
  emailRule,
  passwordRule,
  phoneRule,
} from './protocol/rules';

export const department = z.object({
  userId: z.string(),
  userName: z.string(),
  /** Contact person. */
  realName: z.string(),
  phone: z.string(),
  /** Where notices go by mail; empty where there is none. */
  email: z.string(),
  deptName: z.string(),
  userLevel: z.string(),
  projectId: z.string(),
  /** Code of the district it was generated for; empty for departments added by hand. */
  districtCode: z.string(),
  /** Access code, part of "copy info". */
  dataEntryPasscode: z.string(),
  /** Percent, 0-100. */
  fillProgress: z.number().min(0).max(100),
  confirmProgress: z.number().min(0).max(100),
  /** The initial password for "copy info", to the owner only and only while it was not changed; else null. */
  password: z.string().nullable(),
});
export type Department = z.infer<typeof department>;

const fields = {
  userName: departmentAccountRule,
  deptName: departmentNameRule,
  /** An empty text clears; a field that is left out stays as it is. */
  realName: z.optional(contactRule),
  phone: z.optional(phoneRule),
  email: z.optional(emailRule),
  userLevel: formOptional(z.string().max(32)),
};

export const addDepartment = defineCall({
  name: 'addDepartment',
  summary: 'Adds a department with a random first password, or the one given.',
  method: 'POST',
  path: '/gep/user/inputer',
  body: z.object({ projectId: formId, ...fields, password: formOptional(passwordRule) }),
  encoding: 'form',
  response: department,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
});

export const updateDepartment = defineCall({
  name: 'updateDepartment',
  summary: 'Updates a department and answers with the updated row.',
  method: 'PUT',
  path: '/gep/user/inputer',
  body: z.object({ userId: formId, projectId: formId, ...fields }),
  encoding: 'form',
  response: department,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
  forms: ['departments'],
});

export const deleteDepartment = defineCall({
  name: 'deleteDepartment',
  summary: 'Deletes a department and revokes its sessions.',
  method: 'DELETE',
  path: '/gep/user/inputer/:projectId/:userId',
  params: z.object({ projectId: formId, userId: formId }),
  encoding: 'none',
  response: nothing,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInPath,
  forms: ['departments'],
});

export const changeDepartmentPassword = defineCall({
  name: 'changeDepartmentPassword',
  summary: 'Sets the password of a department and revokes its sessions.',
  method: 'PUT',
  path: '/gep/user/inputer/modify/pwd',
  body: z.object({ userId: formId, password: passwordRule }),
  encoding: 'form',
  response: nothing,
  payloadKey: 'data',
  access: 'project-admin',
  subject: { kind: 'department', in: 'body', key: 'userId' },
  forms: ['departments'],
});

export const listDepartments = defineCall({
  name: 'listDepartments',
  summary: 'Departments of a project, paged. sortField: dept_name or user_name.',
  method: 'GET',
  path: '/gep/user/inputer/:projectId/userinfo',
  params: z.object({ projectId: formId }),
  query: z.object(pageQuery),
  encoding: 'none',
  response: paged(department),
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInPath,
  forms: ['departments'],
});

export const listDistrictDepartments = defineCall({
  name: 'listDistrictDepartments',
  summary: 'The departments that were generated from districts, unpaged.',
  method: 'GET',
  path: '/gep/user/inputer/:projectId/district/userinfo',
  params: z.object({ projectId: formId }),
  encoding: 'none',
  response: z.array(department),
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInPath,
  forms: ['departments'],
});

export const departmentExists = defineCall({
  name: 'departmentExists',
  summary: 'Null when the account name is free, otherwise the user who has it.',
  method: 'GET',
  path: '/gep/user/inputer/isexist',
  query: z.object({ userName: z.string().min(1, 'rule.required').max(64), projectId: formId }),
  encoding: 'none',
  response: z.object({ userId: z.string(), userName: z.string() }).nullable(),
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInQuery,
});
