import { calls } from '@gep/api-client/contract';
import { sessionOf } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';
import type { Services } from '../services';
import { inboxState, listInbox, listSent, readInbox, retryDelivery } from './inbox-view';

/** The inbox of the signed-in user, and what was sent in a project. */
export function noticeRoutes(register: RegisterCall, services: Services): void {
  register(calls.listNotices, ({ query }, request) =>
    listInbox(services, sessionOf(request).user.id, query, request.language),
  );
  register(calls.countUnreadNotices, (_input, request) => inboxState(services, sessionOf(request).user.id));
  register(calls.readNotices, ({ body }, request) =>
    readInbox(services, sessionOf(request).user.id, body.noticeIds),
  );
  register(calls.listSentNotices, ({ query }, { language }) => {
    const { projectId, ...more } = query;
    return listSent(services, projectId, more, language);
  });
  register(calls.retryNotice, ({ body }) => retryDelivery(services, body.projectId, body.deliveryId));
}
