import * as z from 'zod';
import { projectInBody, projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { instant, pageQuery, projectIdQuery } from './protocol/shared-schemas';
import { nothing, paged } from './protocol/envelope';
import { formBoolean, formId, formOptional } from './protocol/form';
import { projectNameRule } from './protocol/rules';
import { runState } from './run-state';

export const project = z.object({
  id: z.string(),
  name: z.string(),
  projectState: runState,
  createTime: instant,
  lastUseTime: instant.nullable(),
  /** True while a calculation or a pretreatment is running. */
  running: z.boolean(),
  modelsSelected: z.boolean(),
  /** True for the generated sample project, whose data are synthetic. */
  synthetic: z.boolean(),
  /** True for a project that was opened from an evidence bundle: changes are refused. */
  readOnly: z.boolean(),
});
export type Project = z.infer<typeof project>;

export const createProject = defineCall({
  name: 'createProject',
  summary: 'Creates a project owned by the caller.',
  method: 'POST',
  path: '/gep/user/project',
  body: z.object({ name: projectNameRule }),
  encoding: 'form',
  response: project,
  payloadKey: 'data',
  access: 'main-user',
});

export const listProjects = defineCall({
  name: 'listProjects',
  summary: 'Projects of a user, paged. sortField: name, create_time or last_use_time.',
  method: 'GET',
  path: '/gep/user/project/:userId',
  params: z.object({ userId: formId }),
  query: z.object(pageQuery),
  encoding: 'none',
  response: paged(project),
  payloadKey: 'data',
  access: 'own-user',
  subject: { kind: 'user', in: 'params', key: 'userId' },
});

export const getProject = defineCall({
  name: 'getProject',
  summary: 'One project with its state; polled every 3 seconds while it calculates.',
  method: 'GET',
  path: '/gep/user/project',
  query: projectIdQuery,
  encoding: 'none',
  response: project,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
  forms: ['projectName'],
});

export const renameProject = defineCall({
  name: 'renameProject',
  summary: "Renames a project; the name must be free among the owner's projects.",
  method: 'PUT',
  path: '/gep/user/project/name',
  body: z.object({ projectId: formId, name: projectNameRule }),
  encoding: 'form',
  response: project,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
  forms: ['projectName'],
});

export const deleteProject = defineCall({
  name: 'deleteProject',
  summary: 'Deletes a project with its files, departments and results.',
  method: 'DELETE',
  path: '/gep/user/project/:id',
  params: z.object({ id: formId }),
  encoding: 'none',
  response: nothing,
  payloadKey: 'data',
  access: 'project-admin',
  subject: { kind: 'project', in: 'params', key: 'id' },
  blockedWhileCalculating: true,
});

export const copyProject = defineCall({
  name: 'copyProject',
  summary:
    "Starts a copy of a project: settings, region, models, parameters, names and deadlines of reports; dataFlag true copies the input files too, departmentFlag true the departments, under accounts and first passwords of the copy, with the reports that they have to fill in. Answers at once with the copy's id.",
  method: 'POST',
  path: '/gep/user/project/copy',
  body: z.object({
    projectId: formId,
    name: projectNameRule,
    dataFlag: formOptional(formBoolean),
    departmentFlag: formOptional(formBoolean),
  }),
  encoding: 'form',
  response: z.object({ copyProjectId: z.string() }),
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
});

export const copyProgress = defineCall({
  name: 'copyProgress',
  summary: 'Progress of a copy, 0-100; 100 means the copy can be opened.',
  method: 'GET',
  path: '/gep/user/project/copy',
  query: z.object({ projectId: formId, copyProjectId: formId }),
  encoding: 'none',
  response: z.object({
    progress: z.number().min(0).max(100),
    state: z.enum(['running', 'complete', 'failed']),
  }),
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInQuery,
});
