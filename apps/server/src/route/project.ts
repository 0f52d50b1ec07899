import { calls } from '@gep/api-client/contract';
import type { Context } from '../domain/context';
import { createProject, deleteProject, listProjects, projectView, renameProject } from '../domain/project';
import { copyProgress, startCopy } from '../domain/project-copy';
import { projectOf, sessionOf } from '../plugin/call-request';
import type { RegisterCall } from '../plugin/contract-route';

/** Projects: create, list, read, rename, copy, delete. */
export function projectRoutes(register: RegisterCall, context: Context): void {
  register(calls.createProject, async ({ body }, request) =>
    projectView(context, await createProject(context, sessionOf(request).user, body.name)),
  );
  register(calls.listProjects, ({ params, query }) => listProjects(context, params.userId, query));
  register(calls.getProject, (_input, request) => projectView(context, projectOf(request)));
  register(calls.renameProject, ({ body }, request) => renameProject(context, projectOf(request), body.name));
  register(calls.deleteProject, async (_input, request) => {
    await deleteProject(context, projectOf(request));
    return null;
  });
  register(calls.copyProject, async ({ body }, request) => ({
    copyProjectId: await startCopy(context, projectOf(request), body.name, body.dataFlag ?? false),
  }));
  register(calls.copyProgress, ({ query }, request) =>
    copyProgress(context, projectOf(request).id, query.copyProjectId),
  );
}
