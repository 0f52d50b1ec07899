import { calls } from '@gep/api-client/contract';
import type { Services } from '../services';
import { progressCard, progressCards, remindDepartment } from './report-progress';
import { sessionOf } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';

/** Filling progress of departments and reminders. */
export function reportProgressRoutes(register: RegisterCall, services: Services): void {
  register(calls.listProgress, ({ query }, request) =>
    progressCards(services, sessionOf(request).user, query.projectId),
  );
  register(calls.refreshProgress, ({ query }, request) =>
    progressCard(services, sessionOf(request).user, query.projectId, query.userId),
  );
  register(calls.remindDepartment, ({ body }) => remindDepartment(services, body.projectId, body.inputerId));
}
