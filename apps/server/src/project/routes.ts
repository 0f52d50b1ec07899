import { calls } from '@gep/api-client/contract';
import type { Services } from '../services';
import { createProject, deleteProject, listProjects, projectView, renameProject } from './project';
import { copyProgress, startCopy } from './copy-project';
import { projection } from './projection';
import { projectOf, sessionOf } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';

/** Projects: create, list, read, rename, copy, delete; coordinate systems. */
export function projectRoutes(register: RegisterCall, services: Services): void {
  register(calls.createProject, async ({ body }, request) =>
    projectView(services, await createProject(services, sessionOf(request).user, body.name)),
  );
  register(calls.listProjects, ({ params, query }) => listProjects(services, params.userId, query));
  register(calls.getProject, (_input, request) => projectView(services, projectOf(request)));
  register(calls.renameProject, ({ body }, request) =>
    renameProject(services, projectOf(request), body.name),
  );
  register(calls.deleteProject, (_input, request) => deleteProject(services, projectOf(request)));
  register(calls.copyProject, async ({ body }, request) => ({
    copyProjectId: await startCopy(services, projectOf(request), body.name, {
      data: body.dataFlag ?? false,
      departments: body.departmentFlag ?? false,
    }),
  }));
  register(calls.copyProgress, ({ query }, request) =>
    copyProgress(services, projectOf(request).id, query.copyProjectId),
  );
  register(calls.projection, ({ params }, request) =>
    projection(services, sessionOf(request).user, params.id),
  );
}
