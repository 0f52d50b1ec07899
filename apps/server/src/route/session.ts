import { calls } from '@gep/api-client/contract';
import type { Context } from '../domain/context';
import { fail } from '../domain/gep-error';
import { openProject } from '../domain/open-project';
import { projection } from '../domain/projection';
import { changeOwnPassword, login, logout, sessionUser, updatePersonalInfo } from '../domain/session';
import { sessionOf } from '../plugin/call-request';
import type { RegisterCall } from '../plugin/contract-route';

/** Sign-in, sign-out and the signed-in user. */
export function sessionRoutes(register: RegisterCall, context: Context): void {
  register(calls.login, ({ body }) => login(context, body.username, body.pwd), {
    ratePerMinute: context.config.loginRatePerMinute,
  });
  register(calls.logout, async (_input, request) => {
    await logout(context, sessionOf(request));
    return null;
  });
  register(calls.userInfo, async ({ query }, request) => {
    const { user } = sessionOf(request);
    return sessionUser(context, query.projectId ? await openProject(context, user, query.projectId) : user);
  });
  register(calls.updateUser, async ({ body }, request) => {
    const { user } = sessionOf(request);
    if (body.id !== undefined && body.id !== user.id) fail('FORBIDDEN');
    return updatePersonalInfo(context, user, body);
  });
  register(calls.changePassword, async ({ body }, request) => {
    const session = sessionOf(request);
    if (body.userId !== undefined && body.userId !== session.user.id) fail('FORBIDDEN');
    await changeOwnPassword(context, session, body);
    return null;
  });
  register(calls.projection, ({ params }, request) =>
    projection(context, sessionOf(request).user, params.id),
  );
}
