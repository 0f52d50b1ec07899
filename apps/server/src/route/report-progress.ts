import { calls } from '@gep/api-client/contract';
import type { Context } from '../domain/context';
import { progressCard, progressCards, remindDepartment } from '../domain/report-progress';
import { sessionOf } from '../plugin/call-request';
import type { RegisterCall } from '../plugin/contract-route';

/** Filling progress of departments and reminders. */
export function reportProgressRoutes(register: RegisterCall, context: Context): void {
  register(calls.listProgress, ({ query }, request) =>
    progressCards(context, sessionOf(request).user, query.projectId),
  );
  register(calls.refreshProgress, ({ query }, request) =>
    progressCard(context, sessionOf(request).user, query.projectId, query.userId),
  );
  register(calls.remindDepartment, async ({ body }) => {
    await remindDepartment(context, body.projectId, body.inputerId);
    return null;
  });
}
