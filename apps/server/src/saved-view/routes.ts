import { calls } from '@gep/api-client/contract';
import { sessionOf } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';
import type { Services } from '../services';
import { actorOf } from '../user/actor';
import { deleteView, renameView, saveView, savedViews } from './saved-view';

/** Saved views of the result map. */
export function savedViewRoutes(register: RegisterCall, services: Services): void {
  register(calls.listSavedViews, ({ query }) => savedViews(services, query.projectId));
  register(calls.saveView, ({ body }, request) =>
    saveView(services, body.projectId, body, actorOf(sessionOf(request).user)),
  );
  register(calls.renameView, ({ body }) => renameView(services, body.projectId, body));
  register(calls.deleteView, ({ query }) => deleteView(services, query.projectId, query.id));
}
